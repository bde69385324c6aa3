import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const eventsFolder = new URL('../data/content/events/', import.meta.url);

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

/** How everything in src is bundled for Node: parts are loaded when first needed, the content is inlined. */
export const bundling = {
  absWorkingDir: fileURLToPath(new URL('./', import.meta.url)),
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  conditions: ['@surya/source'],
  plugins: [inlinedEvents],
  define: { 'process.env.NODE_ENV': '"production"' },
  // CommonJS packages inside the bundle still ask for Node's own modules.
  banner: {
    js: "import { createRequire as _createRequire } from 'node:module'; const require = _createRequire(import.meta.url);",
  },
};
