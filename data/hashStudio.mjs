import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Prints what the build cache knows a studio by: the hash of every file in its folder. */
const folder = process.env.STUDIO || fileURLToPath(new URL('content', import.meta.url));
const hash = createHash('sha256').update(folder);
const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
for (const file of entries
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))
  .sort()) {
  hash.update(file).update(readFileSync(file));
}
process.stdout.write(hash.digest('hex'));
