import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** Wraps a PNG of 32 × 32 pixels into an ICO file (https://en.wikipedia.org/wiki/ICO_(file_format)). */
export function toIco(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // with one image
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** Writes the icons, made from `favicon.svg` (small sizes) and `logo.svg` (on `background`, `#rrggbb`). */
export async function writeIcons(images: string, background: string, target: string): Promise<void> {
  const drawn = (file: string, size: number) =>
    sharp(join(images, file), { density: 300 }).resize(size, size, { fit: 'contain', background: '#0000' });
  const onBackground = async (size: number) => {
    const logo = await drawn('logo.svg', Math.round(size * 0.72))
      .png()
      .toBuffer();
    return sharp({ create: { width: size, height: size, channels: 3, background } })
      .composite([{ input: logo }])
      .png({ palette: true })
      .toBuffer();
  };
  await Promise.all([
    writeFile(join(target, 'favicon.ico'), toIco(await drawn('favicon.svg', 32).png().toBuffer())),
    writeFile(join(target, 'apple-touch-icon.png'), await onBackground(180)),
    writeFile(join(target, 'icon-192.png'), await onBackground(192)),
    writeFile(join(target, 'icon-512.png'), await onBackground(512)),
  ]);
}
