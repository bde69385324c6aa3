import { join } from 'node:path';
import sharp from 'sharp';

/** A card is up to 600 pixels wide alone on its row and 370 beside others, on screens of one pixel to three. */
const size = { width: 720, height: 480 };

/**
 * A program's picture as its card shows it: a photograph in a fitting size, a drawing as pixels, because the
 * browser draws an SVG file in the page's own thread, and decodes AVIF beside it.
 * @param folder the studio's
 * @param address `/images/…`, as the program has it
 * @throws Error naming the picture that is missing or cannot be read
 */
export async function cardPicture(folder: string, address: string): Promise<Uint8Array> {
  try {
    const picture = sharp(join(folder, address)).resize({ ...size, fit: 'cover' });
    return await picture.avif({ quality: 45 }).toBuffer();
  } catch (cause) {
    throw new Error(`programs.json: the picture ${address} cannot be read`, { cause });
  }
}
