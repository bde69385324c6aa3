import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

/**
 * `npm run release -w widget`: freezes the widget as it is under the version of its package.json. The files
 * go to `releases/<version>`, their hashes to `releases/releases.json`, and both are committed: a pinned
 * snippet must find the very bytes it names for as long as the site stands. `programs.json` and its
 * pictures are not among them, for the programs are always today's.
 */
const root = join(import.meta.dirname, '..');
const releases = join(root, 'releases');
const list = join(releases, 'releases.json');

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
/** @type {{ version: string }[]} */
const released = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
const outDir = join(releases, version);
if (existsSync(outDir) || released.some((release) => release.version === version)) {
  process.stderr.write(`${version} is released already: raise the version in widget/package.json first.\n`);
  process.exit(1);
}

// The demonstration's clock belongs to the programs of a build, never to a release.
process.env.SURYA_CLOCK = '';
await build({ root, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
for (const notKept of ['.vite', 'programs.json', 'pictures', 'version.json']) {
  rmSync(join(outDir, notKept), { recursive: true, force: true });
}

const files = readdirSync(outDir, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))
  .sort();
const integrity = Object.fromEntries(
  files.map((file) => [
    file.slice(outDir.length + 1),
    `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`,
  ]),
);
writeFileSync(list, `${JSON.stringify([...released, { version, integrity }], null, 2)}\n`);
process.stdout.write(
  `${version}: ${files.length} files in ${outDir}\nbooking.js ${integrity['booking.js']}\n`,
);
