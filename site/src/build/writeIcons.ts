import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Studio } from '@surya/data/studio';
import sharp from 'sharp';

const shell = '#fffbf4';

/** An ICO file that holds one PNG of 32 × 32 pixels (a format every browser of this century reads). */
export function icoOf(png: Buffer): Buffer {
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

/** `site.webmanifest`: name, colours and icons for a home screen. */
export function webManifest(studio: Pick<Studio, 'site'>): string {
  const { name } = studio.site.brand;
  return `${JSON.stringify({
    name,
    short_name: name,
    start_url: '/',
    display: 'browser',
    background_color: shell,
    theme_color: shell,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
    ],
  })}\n`;
}

/** Writes the favicons, made from the two drawings `favicon.svg` (small sizes) and `logo.svg`. */
export async function writeIcons(images: string, target: string): Promise<void> {
  const drawn = (file: string, size: number) =>
    sharp(join(images, file), { density: 300 }).resize(size, size, { fit: 'contain', background: '#0000' });
  const onGround = async (size: number) => {
    const logo = await drawn('logo.svg', Math.round(size * 0.72))
      .png()
      .toBuffer();
    return sharp({ create: { width: size, height: size, channels: 3, background: shell } })
      .composite([{ input: logo }])
      .png({ palette: true })
      .toBuffer();
  };
  await Promise.all([
    writeFile(join(target, 'favicon.ico'), icoOf(await drawn('favicon.svg', 32).png().toBuffer())),
    writeFile(join(target, 'apple-touch-icon.png'), await onGround(180)),
    writeFile(join(target, 'icon-192.png'), await onGround(192)),
    writeFile(join(target, 'icon-512.png'), await onGround(512)),
  ]);
}
