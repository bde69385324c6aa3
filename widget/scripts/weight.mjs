import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { locales } from '@surya/data';

/**
 * What a partner's page downloads to show the calendar: the script, what it needs at once, the calendar with
 * its style and the heaviest language; not the range calendar, the forms, the pictures and the programs.
 * Follows the imports that Vite's manifest names, prints every file and fails above the ceiling.
 */

/** kB (1000 bytes) of gzip. A commit that raises it says what the bytes are for. */
const ceiling = 18.2;

/** What the page asks for by itself; everything else is loaded when it is needed. */
const wanted = ['src/booking.ts', 'elements', 'src/calendar/feature.ts'];
const languages = locales.map((locale) => `src/locales/${locale}/messages.ts`);

const dist = new URL('../dist/browser/', import.meta.url);
/** @typedef {{ file: string, name?: string, imports?: string[] }} Chunk */
/** @type {Record<string, Chunk>} */
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));

/**
 * Finds a chunk by its source, or by its name where it is made of several sources.
 * @param {string} source
 */
function entryOf(source) {
  const entry = manifest[source] ?? Object.values(manifest).find(({ name }) => name === source);
  if (!entry) throw new Error(`${source} is not in the build: run "npm run build -w widget" first`);
  return entry;
}

/**
 * The file of a manifest entry and those of its static imports, each once.
 * @param {Chunk | undefined} entry
 * @param {Set<string>} [files]
 */
function filesOf(entry, files = new Set()) {
  if (!entry || files.has(entry.file)) return files;
  files.add(entry.file);
  for (const name of entry.imports ?? []) filesOf(manifest[name], files);
  return files;
}

/** @param {string} file */
function sizeOf(file) {
  return gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length;
}

const language = languages.map((source) => entryOf(source).file).sort((a, b) => sizeOf(b) - sizeOf(a))[0];
const files = new Set(wanted.flatMap((source) => [...filesOf(entryOf(source))]).concat(language ?? []));
let total = 0;
for (const file of files) {
  total += sizeOf(file);
  process.stdout.write(`${String(sizeOf(file)).padStart(6)}  ${file}\n`);
}
process.stdout.write(`${String(total).padStart(6)}  bytes gzip; the ceiling is ${ceiling} kB\n`);

const importers = Object.values(manifest).filter(({ imports = [] }) => imports.includes('src/booking.ts'));
if (importers.length > 0) {
  process.stderr.write(
    `${importers.map(({ file }) => file)} imports booking.js, which would load it twice\n`,
  );
  process.exitCode = 1;
}
if (total > ceiling * 1000) {
  process.stderr.write('The calendar weighs more than its ceiling.\n');
  process.exitCode = 1;
}
