import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { aProgram } from '../testing.ts';
import { checkContent } from './checkContent.ts';

const content = join(__dirname, '../../content');
const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.json'),
);

test.each(files)('content/%s fits its schema', (file) => {
  expect(() => checkContent(file, JSON.parse(readFileSync(join(content, file), 'utf8')))).not.toThrow();
});

const { es: _, ...frenchAndEnglish } = aProgram().languageContent;

test.each([
  [
    'a title that is empty',
    {
      languageContent: {
        ...aProgram().languageContent,
        es: { title: '', description: 'x', detailsUrl: '/x' },
      },
    },
    'content/programs.json: [0].languageContent.es.title: must not be empty',
  ],
  [
    'an end before the start',
    { endDate: '2025-07-04' },
    'content/programs.json: [0].endDate: must not be before startDate',
  ],
  [
    'a promotion dearer than the price',
    { promoPrice: 251 },
    'content/programs.json: [0].promoPrice: must not be above price',
  ],
  [
    'a time range in another notation',
    { timeRange: '8:30-11:30' },
    'content/programs.json: [0].timeRange: must be written like "8h30 – 11h30" (an en dash between spaces)',
  ],
  [
    'a day that does not exist',
    { startDate: '2025-02-30', endDate: '2025-03-01' },
    'content/programs.json: [0].startDate: Invalid ISO date',
  ],
])('%s is refused with file, place and reason', (_name, overrides, message) => {
  expect(() => checkContent('programs.json', [aProgram(overrides)])).toThrow(message);
});

test('a missing language and a misspelt key are refused', () => {
  const program = { ...aProgram(), languageContent: frenchAndEnglish, promo_price: 12 };
  expect(() => checkContent('programs.json', [program])).toThrow(/languageContent\.es: .*promo_price/s);
});

test('an id used twice is refused', () => {
  expect(() => checkContent('programs.json', [aProgram(), aProgram()])).toThrow(
    '[1].id: "surya-kriya-rennes" is used twice',
  );
});

test('a file that no schema is for is refused', () => {
  expect(() => checkContent('pages/de/home.json', {})).toThrow(
    'content/pages/de/home.json: no schema is for a file of this name',
  );
});
