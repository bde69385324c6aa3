import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { bundling } from './bundling.mjs';

/**
 * `npm run <command> -w functions`: bundles the studio's commands and runs one of them. Commands are not
 * deployed. They read the same environment variables as the functions, also from a file `.env` beside the
 * root's package.json, which git ignores.
 */
const settings = fileURLToPath(new URL('../.env', import.meta.url));
if (existsSync(settings)) process.loadEnvFile(settings);

const folder = await mkdtemp(join(tmpdir(), 'surya-command-'));
try {
  await build({
    ...bundling,
    entryPoints: ['src/commands/main.ts'],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
  });
  await import(pathToFileURL(join(folder, 'main.mjs')).href);
} finally {
  await rm(folder, { recursive: true, force: true });
}
