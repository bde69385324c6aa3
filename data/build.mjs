import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/**
 * Compiles the package for Node, then the studio that `STUDIO` names (`src/build/buildStudio.ts`); with
 * `--code-only` the studio in dist stays as it is.
 */
const here = fileURLToPath(new URL('./', import.meta.url));
const codeOnly = process.argv.includes('--code-only');
if (!codeOnly) await rm(`${here}dist`, { recursive: true, force: true });

/** @satisfies {import('esbuild').BuildOptions} */
const shared = {
  absWorkingDir: here,
  bundle: true,
  packages: /** @type {const} */ ('external'),
  platform: /** @type {const} */ ('node'),
  outdir: 'dist',
};
await build({
  ...shared,
  entryPoints: ['src/index.ts', 'src/calendarFile.ts', 'src/schemas/index.ts', 'src/studio/index.ts'],
  format: 'cjs',
  outExtension: { '.js': '.cjs' },
});
await build({
  ...shared,
  entryPoints: [{ in: 'src/build/buildStudio.ts', out: 'build/buildStudio' }],
  format: 'esm',
  outExtension: { '.js': '.mjs' },
});

if (!codeOnly) {
  const { status } = spawnSync(process.execPath, [`${here}dist/build/buildStudio.mjs`], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
