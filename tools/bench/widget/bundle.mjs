import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/**
 * The rivals' scripts and style sheets, bundled and minified for production; a page gets the plugin of the
 * view it shows and no other.
 * @returns contents by address
 */
export async function bundleRivals(entries) {
  const { outputFiles } = await build({
    absWorkingDir: fileURLToPath(new URL('rivals/', import.meta.url)),
    entryPoints: entries.map((entry) => `${entry}.js`),
    outdir: '/rivals',
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
    outputFiles.map(({ path, contents }) => [`/rivals/${path.split(/[\\/]/).at(-1)}`, contents]),
  );
}
