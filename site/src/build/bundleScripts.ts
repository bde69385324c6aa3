import { join } from 'node:path';
import { build } from 'esbuild';

/** Bundles the entry points of `src/scripts` into `target`, one file each. */
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
