import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { build } from 'esbuild';

/**
 * Bundles the functions into dist/: one entry that registers them all, and parts that are loaded when first
 * needed. The framework stays outside, since its command must see what we register; all else is inlined, the
 * studio's content included.
 */
const here = new URL('./', import.meta.url);
const outdir = new URL('dist/', here);
const eventsFolder = new URL('../data/content/events/', here);

/** Puts the events' files in the place of the code that reads them from disk. */
const inlinedEvents = {
  name: 'inlined-events',
  setup(bundle) {
    bundle.onLoad({ filter: /functions\/src\/events\.ts$/ }, async () => {
      const files = (await readdir(eventsFolder)).filter((file) => file.endsWith('.json')).sort();
      const entries = await Promise.all(
        files.map(async (file) => {
          const text = await readFile(new URL(file, eventsFolder), 'utf8');
          return [file.slice(0, -'.json'.length), JSON.parse(text)];
        }),
      );
      const events = JSON.stringify(JSON.stringify(Object.fromEntries(entries)));
      return { loader: 'js', contents: `export const readEvents = () => JSON.parse(${events});` };
    });
  },
};

await rm(outdir, { recursive: true, force: true });
await build({
  absWorkingDir: here.pathname,
  entryPoints: ['src/index.ts'],
  outdir: 'dist',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  conditions: ['@surya/source'],
  external: ['@google-cloud/functions-framework'],
  plugins: [inlinedEvents],
  minifySyntax: true,
  minifyWhitespace: true,
  legalComments: 'none',
  chunkNames: 'chunks/[name]-[hash]',
  define: { 'process.env.NODE_ENV': '"production"' },
  // CommonJS packages inside the bundle still ask for Node's own modules.
  banner: {
    js: "import { createRequire as _createRequire } from 'node:module'; const require = _createRequire(import.meta.url);",
  },
});

// What the deployment installs: the framework, which is not in the bundle.
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
