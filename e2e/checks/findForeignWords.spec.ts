import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtPath } from '../builtPath.ts';
import { studio, studioFolder } from '../studio.ts';
import { expect, test } from '../system.ts';
import { findForeignWords, getForeignWords } from './findForeignWords.ts';

/** The words of one studio are found in a build, and those of another are not. */

const { name } = studio.site.brand;
const { email } = studio.site.contact;
const isReleased = (path: string) => /^widget\/\d/.test(path);

let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'surya-words-'));
});
test.afterEach(() => rmSync(folder, { recursive: true }));

test('the build contains the studio’s words, and none of another studio', () => {
  const site = builtPath('site/public');
  const found = findForeignWords(site, [name, email], isReleased);
  for (const word of [name, email]) expect(found.some((line) => line.endsWith(`: ${word}`))).toBe(true);
  expect(findForeignWords(site, ['Studio of Nowhere', '+990000000000'], isReleased)).toEqual([]);
});

test('a studio has no words that are foreign to itself', () => {
  expect(getForeignWords(studioFolder, studioFolder)).toEqual([]);
});

test('everything that identifies a studio is foreign to another one, and nothing that they share', () => {
  writeFileSync(join(folder, 'site.json'), JSON.stringify({ brand: { name: 'Other' }, mail: email }));
  const foreign = getForeignWords(studioFolder, folder);
  expect(foreign).toEqual(expect.arrayContaining([name, studio.site.contact.phone]));
  expect(foreign).toEqual(expect.arrayContaining(studio.programs.map(({ id }) => id)));
  expect(foreign).toEqual(expect.arrayContaining(studio.programs.map(({ location }) => location)));
  expect(foreign).not.toContain(email);
});

test('words are found in every kind of text file, across entities and folded lines', () => {
  writeFileSync(join(folder, 'page.html'), '<p>L&#x27;Atelier &amp; Co</p>');
  writeFileSync(join(folder, 'feed.ics'), "SUMMARY:L'Atelier\r\n  & Co\r\n");
  writeFileSync(join(folder, 'photo.avif'), "L'Atelier & Co");
  expect(findForeignWords(folder, ["l'atelier & co"]).toSorted()).toEqual([
    "feed.ics: l'atelier & co",
    "page.html: l'atelier & co",
  ]);
});
