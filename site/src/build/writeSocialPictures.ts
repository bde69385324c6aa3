import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { routeTable } from '@surya/data';
import type { Studio } from '@surya/data/studio';
import sharp from 'sharp';
import { getSitePage } from '../content/getSitePage.ts';
import { getSocialPicturePath } from '../content/getSocialPicturePath.ts';

const width = 1200;
const height = 630;

/** Returns the title of each page by the path of its picture. */
function titles(studio: Studio): Map<string, string> {
  const pages = new Map([[getSocialPicturePath({ canonical: '/' }), studio.site.brand.name]]);
  for (const route of routeTable(studio.routes, studio.programs)) {
    const page = getSitePage(route, studio);
    if (page) pages.set(getSocialPicturePath(route), page.title);
  }
  return pages;
}

/** Escapes text for Pango, whose markup is XML. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/**
 * Writes the pictures that social networks show: the title of each page over the picture of home.
 * The title is set in the site's display font, read from a file, so that it looks the same on any machine.
 */
export async function writeSocialPictures(site: string, studio: Studio, target: string): Promise<void> {
  const fontfile = join(site, 'src/build/fonts/fraunces-social.ttf');
  const words = (text: string, size: number, colour: string, box: { width: number; height?: number }) =>
    sharp({
      text: {
        text: `<span foreground="${colour}">${escaped(text)}</span>`,
        font: `Fraunces ${size}`,
        fontfile,
        rgba: true,
        spacing: -4,
        wrap: 'word',
        ...box,
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true });

  const brand = await words(studio.site.brand.name, 30, studio.theme.dawn, { width: 700 });
  const shade = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="a" x1="0" x2="1"><stop offset="0" stop-color="#18212c" stop-opacity=".88"/><stop offset=".62" stop-color="#18212c" stop-opacity=".5"/><stop offset="1" stop-color="#18212c" stop-opacity="0"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#a)"/></svg>`,
  );
  const background = await sharp(join(studio.folder, studio.site.pictures.share), { density: 96 })
    .resize(width, height, { fit: 'cover', position: 'centre' })
    .composite([{ input: shade }, { input: brand.data, left: 80, top: height - 80 - brand.info.height }])
    .png()
    .toBuffer();

  for (const [path, title] of titles(studio)) {
    const text = await words(title, 58, studio.theme.shell, { width: 760, height: 330 });
    const picture = await sharp(background)
      .composite([{ input: text.data, left: 80, top: 90 }])
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer();
    await mkdir(dirname(join(target, path)), { recursive: true });
    await writeFile(join(target, path), picture);
  }
}
