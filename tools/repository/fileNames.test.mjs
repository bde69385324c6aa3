import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../setup.mjs';
import { listSources } from './listSources.mjs';

/** Files whose name says something else than an export, with the reason. */
const exceptions = [
  [/\/index\.ts$/, 'the entry of a package or folder'],
  [/\/main\.ts$/, 'a program'],
  [/^widget\/src\/(booking|static)\.tsx?$/, 'an entry: the name is that of the built file'],
  [/^widget\/src\/[\w/]+\/feature\.tsx?$/, 'the definition of the feature that its folder names'],
  [/^site\/src\/(html\.tsx|templates\/|scripts\/)/, 'named by Gatsby, or an entry of a page'],
  [/^data\/src\/build\/buildStudio\.ts$/, 'a program'],
  [/^data\/src\/schemas\/(primitives|requests|studio)\.ts$/, 'a group of small schemas'],
  [/\/(locales|messages|texts)\/([\w/]+\/)?[a-z]{2}\.ts$/, 'the texts of the language that the name says'],
  [/^widget\/src\/calendar\/PracticeFilter\.tsx$/, 'both forms of one filter'],
  [/^widget\/src\/diagnostics\/checks\.ts$/, 'the checks of one diagnosis'],
  [/\/testing\.ts$|\/testing\//, 'builders and fakes of tests'],
];

const packages = ['data', 'widget', 'functions', 'site', 'sandbox'];
const files = packages
  .flatMap((name) => listSources(/\.tsx?$/, `${name}/src`))
  .filter((path) => !/\.(test|d)\.tsx?$/.test(path))
  .filter((path) => !exceptions.some(([pattern]) => pattern instanceof RegExp && pattern.test(path)));

/** @param {string} text */
function findExports(text) {
  const declared = [...text.matchAll(/^export (?:default )?(?:async )?(?:abstract )?\w+\*? (\w+)/gm)].map(
    ([, name]) => name,
  );
  const listed = [...text.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().split(' as ').at(-1)),
  );
  return [...declared, ...listed];
}

test('every source file bears the name of one of its exports', () => {
  const strangers = files.filter((path) => {
    const name = basename(path)
      .replace(/\.tsx?$/, '')
      .toLowerCase();
    const names = findExports(readFileSync(join(root, path), 'utf8')).map((one = '') => one.toLowerCase());
    return !names.includes(name);
  });
  expect(strangers).toEqual([]);
});
