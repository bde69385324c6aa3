import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup.mjs';
import { listSources } from './listSources.mjs';

const sources = listSources(/\.(ts|tsx|mjs|cjs|js|css|jsonc?)$/).filter(
  (path) => !path.startsWith('widget/releases/') && !path.endsWith('package-lock.json'),
);

/** @param {RegExp} pattern */
function findAll(pattern) {
  return sources.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(pattern)].map(([match]) => ({ path, match })),
  );
}

test('every document that a comment cites exists', () => {
  const cited = findAll(/\bdocs\/[\w/-]+\.md\b/g);
  expect(cited.length).toBeGreaterThan(0);
  expect(cited.filter(({ match }) => !existsSync(join(root, match)))).toEqual([]);
});

test('no comment cites a document outside the repository', () => {
  const own = 'tools/repository/documents.test.mjs';
  const cited = findAll(/\b(SPEC( §|\.md)|DECISIONS\b|DESIGN\.md|ART\.md)|\bart direction\b/g);
  expect(cited.filter(({ path }) => path !== own)).toEqual([]);
});
