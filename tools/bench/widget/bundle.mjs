import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/**
 * The baselines' scripts and style sheets, bundled and minified for production; a page gets the plugin of the
 * view it shows and no other.
 * @returns contents by address
 */
export async function bundleBaselines(entries) {
  const { outputFiles } = await build({
    absWorkingDir: fileURLToPath(new URL('baselines/', import.meta.url)),
    entryPoints: entries.map((entry) => `${entry}.js`),
    outdir: '/baselines',
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    conditions: ['production'],
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    write: false,
  });
  return new Map(
    outputFiles.map(({ path, contents }) => [`/baselines/${path.split(/[\\/]/).at(-1)}`, contents]),
  );
}
