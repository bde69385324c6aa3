/** @jest-environment node */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import releases from '../releases/releases.json';

/**
 * SHA-256 of each released version: of the lines `<sha256 of a file>  <its path>`, sorted by path. A row is
 * added when a version is released and never changed (docs/decisions/0007-widget-versions-are-immutable).
 */
const frozen: Record<string, string> = {
  '0.1.0': '3beb94ef5f9d6e7cae77afb1a55dab62fe23e5bd80ddf423d66b380096625538',
  '0.2.0': '657efeaf2fd6bbf54905d200e5a76c5b297ca8a55d815c9f12eadc7b052033c9',
  '0.3.0': 'c24dbd6591e7ef009902dcd54f55105521dc1004d2bb8990d645ccc78b3ff61c',
  '0.3.1': 'de6c9d3fd94e2eff93458c9e82bd64ce4ffa7cbb369d861d9a86b90d306343b8',
};

const folder = join(__dirname, '../releases');

/** The files of a version by their paths, sorted. */
function getFiles(version: string): [path: string, bytes: Uint8Array][] {
  const root = join(folder, version);
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file): [string, Uint8Array] => [file.slice(root.length + 1), readFileSync(file)])
    .sort(([one], [other]) => (one < other ? -1 : 1));
}

const hash = (algorithm: string, data: string | Uint8Array) => createHash(algorithm).update(data);

test('each released version has a row, and each row a version', () => {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual(Object.keys(frozen));
  expect(releases.map(({ version }) => version)).toEqual(Object.keys(frozen));
});

test.each(Object.entries(frozen))('the bytes of %s are those that were released', (version, expected) => {
  const lines = getFiles(version).map(([path, bytes]) => `${hash('sha256', bytes).digest('hex')}  ${path}\n`);
  expect(hash('sha256', lines.join('')).digest('hex')).toBe(expected);
});

test.each(releases)('the integrity of $version is that of its bytes', ({ version, integrity }) => {
  const computed = getFiles(version).map(([path, bytes]) => [
    path,
    `sha384-${hash('sha384', bytes).digest('base64')}`,
  ]);
  expect(integrity).toEqual(Object.fromEntries(computed));
});
