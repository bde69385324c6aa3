import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { PictureSize } from '../content/siteContent.ts';

/** Returns width and height of an SVG by its view box; undefined where it has none. */
export function svgSize(svg: string): PictureSize | undefined {
  const root = /<svg\b[^>]*>/.exec(svg)?.[0];
  const box = root && /\bviewBox="\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)\s*"/.exec(root);
  return box ? { width: Math.round(Number(box[1])), height: Math.round(Number(box[2])) } : undefined;
}

/** Lists the addresses of all pictures below `directory`, those of SVGs with their size. */
export function readPictures(directory: string): Map<string, PictureSize | undefined> {
  const pictures = new Map<string, PictureSize | undefined>();
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const address = `/images/${relative(directory, file).split(sep).join('/')}`;
    pictures.set(address, entry.name.endsWith('.svg') ? svgSize(readFileSync(file, 'utf8')) : undefined);
  }
  return pictures;
}
