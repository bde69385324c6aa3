import { join } from 'node:path';
import { build } from 'esbuild';

/** Bundles the site's own small scripts, one file an entry of `src/scripts`, into `target`. */
export async function bundleScripts(siteDirectory: string, target: string): Promise<void> {
  await build({
    entryPoints: ['page', 'notFound', 'configurator'].map((name) =>
      join(siteDirectory, `src/scripts/${name}.ts`),
    ),
    outdir: target,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['@surya/source'],
    logLevel: 'warning',
  });
}
