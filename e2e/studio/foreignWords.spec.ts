import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatPhone, formatPrice, locales, toCents } from '@surya/data';
import { readStudio } from '@surya/data/studio';
import { builtPath } from '../builtPath.ts';
import { findForeignWords, getForeignWords } from '../checks/findForeignWords.ts';
import { studio, studioFolder } from '../studio.ts';
import { expect, test } from '../system.ts';

/** Nothing of the first studio stands in what was built for another. */

const first = readStudio(builtPath('data/content'));

/** Released versions of the widget are frozen, the forms' texts of the first studio with them. */
const isReleased = (path: string) => /^widget\/\d/.test(path);

/** Texts of the interface and keys of the content, which every studio shows; without the examples of comments. */
function readProduct(): string {
  const folders = [
    'site/locales',
    'widget/src/locales',
    'widget/src/diagnostics',
    'functions/src/locales',
    'functions/src/mails',
    'data/src/locales',
    'data/src/schemas',
  ];
  return folders
    .flatMap((folder) =>
      readdirSync(builtPath(folder), { recursive: true, withFileTypes: true })
        .filter(({ name }) => /(?<!\.test)\.(json|tsx?)$/.test(name))
        .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8')),
    )
    .map((source) => source.replace(/\/\*[\s\S]*?\*\//g, ''))
    .join('\n');
}

/**
 * What tells the first studio from the one built: names, ids, addresses and numbers of its tables, and each text
 * of twenty characters or more. Shorter ones ("Payments", "Return home") are words that any page or code has.
 */
function getStudioWords(): string[] {
  const { site, programs, practiceTypes, practices, destinations, routes, partners } = first;
  const tables = JSON.stringify({ site, programs, practiceTypes, practices, destinations, routes, partners });
  return getForeignWords(builtPath('data/content'), studioFolder, readProduct()).filter(
    (word) => word.length >= 20 || tables.includes(JSON.stringify(word)),
  );
}

/** The prices of the first studio as they are written, but for those that both ask. */
function getPrices(): string[] {
  const pricesOf = ({ programs, retreats }: Pick<typeof first, 'programs' | 'retreats'>) =>
    [
      ...programs.flatMap(({ price, promoPrice }) => [price, promoPrice ?? price]),
      ...retreats.map(({ price }) => price),
    ].filter((price) => price > 0);
  const own = new Set(pricesOf(studio));
  return [...new Set(pricesOf(first))]
    .filter((price) => !own.has(price))
    .flatMap((price) => locales.map((locale) => formatPrice(toCents(price), locale)));
}

const { phone, whatsapp } = first.site.contact;
const words = [
  ...getStudioWords(),
  ...getPrices(),
  ...[phone, whatsapp].map((number) => formatPhone(number)),
];

test('the words searched for tell the first studio from the one built', () => {
  const { site, programs, partners, routes } = first;
  const identifying = [
    site.brand.name,
    site.origin.url,
    site.contact.email,
    site.contact.phone,
    ...programs.flatMap(({ id, location, type }) => [id, location, type]),
    ...partners.flatMap(({ id, name }) => [id, name]),
    routes.sections.calendar.fr,
  ];
  expect(words).toEqual(expect.arrayContaining(identifying));
});

for (const folder of ['site/public', 'functions/dist', 'data/dist/catalogue'])
  test(`no word of the first studio is in ${folder}`, () => {
    expect(findForeignWords(builtPath(folder), words, isReleased)).toEqual([]);
  });

test('no word of the first studio is on the partner’s pages', async ({ system, page }) => {
  for (const path of ['/', ...locales.map((locale) => `/${locale}`)]) {
    const response = await page.request.get(system.partner + path);
    const text = (await response.text()).toLowerCase();
    expect(words.filter((word) => text.includes(word.toLowerCase()))).toEqual([]);
  }
});
