/**
 * Removes the last build and Gatsby's cache, except webpack's: the published site lacks the files of
 * Gatsby's runtime (`src/build/publish.ts`), which an incremental build would need.
 */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const cache = join(import.meta.dirname, '.cache');
rmSync(join(import.meta.dirname, 'public'), { recursive: true, force: true });
for (const name of existsSync(cache) ? readdirSync(cache) : []) {
  if (name !== 'webpack') rmSync(join(cache, name), { recursive: true, force: true });
}
