import { readFile, rm, writeFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { bundling } from './bundling.mjs';

/**
 * Bundles the functions into dist/: one entry that registers them all, and chunks that are loaded when first
 * needed. The framework is not bundled, because its command and the functions must share one registry. The
 * studio's content is bundled.
 */
const here = new URL('./', import.meta.url);
const outdir = new URL('dist/', here);

await rm(outdir, { recursive: true, force: true });
await build({
  ...bundling,
  entryPoints: ['src/index.ts'],
  outdir: 'dist',
  external: ['@google-cloud/functions-framework'],
  minifySyntax: true,
  minifyWhitespace: true,
  legalComments: 'none',
  chunkNames: 'chunks/[name]-[hash]',
});

// The deployment installs the framework, which is not in the bundle.
const { dependencies } = JSON.parse(await readFile(new URL('package.json', here), 'utf8'));
const framework = '@google-cloud/functions-framework';
await writeFile(
  new URL('package.json', outdir),
  `${JSON.stringify(
    {
      name: 'surya-functions',
      private: true,
      type: 'module',
      main: 'index.js',
      engines: { node: '>=20.19' },
      dependencies: { [framework]: dependencies[framework] },
    },
    null,
    2,
  )}\n`,
);
