import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRoot, getStudioFolder } from './getStudioFolder.ts';
import { readStudio } from './readStudio.ts';

const fixture = join(findRoot(), 'data/fixtures/studio');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'studio-'));
  cpSync(fixture, folder, { recursive: true });
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));

/** Writes one file of the copied studio anew. */
function edit<Value>(file: string, change: (value: Value) => void): void {
  const value = read(file);
  change(value);
  writeFileSync(join(folder, file), JSON.stringify(value));
}

/** The errors of the copied studio, without the folder's path. */
function getErrors(): string[] {
  try {
    readStudio(folder);
    return [];
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return error.message.split('\n').map((line) => line.replace(/^.*?\/?studio-[^/]*\//, ''));
  }
}

interface Row {
  [key: string]: unknown;
}

test('reads tables, pages by language, texts of programs and pictures', () => {
  const studio = readStudio(folder);
  const [program] = studio.programs;
  expect(program && studio.programDetails[program.id]?.layout).toMatch(/full|simple/);
  expect(Object.keys(studio.pages.es)).toContain('home');
  expect(studio.pictures).toContain(program?.imageUrl);
});

test('derives the address of every program from the routes', () => {
  const { programs, routes } = readStudio(folder);
  const own = programs.find(({ page }) => !page);
  const section = programs.find(({ page }) => page);
  expect(own?.languageContent.en.detailsUrl).toBe(`${routes.programDetails.en}/${own?.id}`);
  expect(section?.languageContent.es.detailsUrl).toBe(routes.sections[section?.page ?? '']?.es);
});

test('a folder that does not exist is one error', () => {
  expect(() => readStudio(join(folder, 'nowhere'))).toThrow(/nowhere\/?: there is no such folder$/);
});

test('a folder that holds no studio lists every file that is missing', () => {
  expect(() => readStudio(join(folder, 'pages/fr'))).toThrow(/programs\.json: the file is missing/);
});

type Case = [name: string, change: () => void, error: string | RegExp];
const cases: Case[] = [
  [
    'a file that is not JSON',
    () => writeFileSync(join(folder, 'pages/fr/home.json'), '{ "title": '),
    /^pages\/fr\/home\.json: is not JSON: /,
  ],
  [
    'a file that no schema is for',
    () => writeFileSync(join(folder, 'prices.json'), '[]'),
    'prices.json: no schema is for a file of this name',
  ],
  [
    'a file in a language that the studio does not speak',
    () => writeFileSync(join(folder, 'pages/home.json'), '{}'),
    'pages/home.json: no schema is for a file of this name',
  ],
  ['a table that is missing', () => rmSync(join(folder, 'theme.json')), 'theme.json: the file is missing'],
  [
    'an empty title',
    () =>
      edit<{ languageContent: Record<string, Row> }[]>('programs.json', ([program]) => {
        if (program?.languageContent.es) program.languageContent.es.title = '';
      }),
    'programs.json: [0].languageContent.es.title: must not be empty',
  ],
  [
    'a missing language',
    () => edit<{ label: Row }[]>('practice-types.json', ([practice]) => delete practice?.label.es),
    /^practice-types\.json: \[0\]\.label\.es: /,
  ],
  [
    'a misspelt key',
    () =>
      edit<Row[]>('programs.json', ([program]) => {
        if (program) program.promo_price = 12;
      }),
    /^programs\.json: \[0\]: .*promo_price/,
  ],
  [
    'an end before the start',
    () =>
      edit<Row[]>('programs.json', ([program]) => {
        if (program) program.endDate = '2024-01-01';
      }),
    'programs.json: [0].endDate: must not be before startDate',
  ],
  [
    'a reduced price without its last day',
    () => edit<Row[]>('programs.json', ([program]) => delete program?.promoDeadline),
    'programs.json: [0].promoPrice: needs a promoDeadline, the last day of the reduced price',
  ],
  [
    'a time range in another notation',
    () =>
      edit<Row[]>('programs.json', ([program]) => {
        if (program) program.timeRange = '8:30-11:30';
      }),
    'programs.json: [0].timeRange: must be written like "8h30 – 11h30" (an en dash between spaces)',
  ],
  [
    'an id used twice',
    () => edit<Row[]>('programs.json', (programs) => programs.push({ ...programs[0] })),
    /^programs\.json: \[\d+\]\.id: "[a-z0-9-]+" is used twice$/,
  ],
  [
    'a practice that does not exist',
    () =>
      edit<Row[]>('programs.json', ([program]) => {
        if (program) program.type = 'juggling';
      }),
    'programs.json: [0].type: practice-types.json has no practice "juggling"',
  ],
  [
    'a list under a practice that does not exist',
    () =>
      edit<Row[]>('practice-types.json', ([practice]) => {
        if (practice) practice.alsoListedUnder = ['juggling'];
      }),
    'practice-types.json: [0].alsoListedUnder[0]: there is no practice "juggling"',
  ],
  [
    'a page missing in one language',
    () => rmSync(join(folder, 'pages/es/contact.json')),
    /^pages\/es\/contact\.json: the page of \/\S+ is missing$/,
  ],
  [
    'a page without a route',
    () => cpSync(join(folder, 'pages/en/home.json'), join(folder, 'pages/en/blog.json')),
    'pages/en/blog.json: routes.json has no page "blog" in en',
  ],
  [
    'a program without a text of its own',
    () => {
      const [program] = read('programs.json');
      rmSync(join(folder, `programs/${program.id}.json`));
    },
    /^programs\/([a-z0-9-]+)\.json: the text of program "\1" is missing$/,
  ],
  [
    'a text without its program',
    () => {
      const [program] = read('programs.json');
      cpSync(join(folder, `programs/${program.id}.json`), join(folder, 'programs/nobody.json'));
    },
    'programs/nobody.json: programs.json has no program "nobody"',
  ],
  [
    'a link to a section that does not exist',
    () =>
      edit<{ blocks: object[] }>('pages/fr/home.json', ({ blocks }) =>
        blocks.push({ type: 'call-to-action', actions: [{ label: 'x', to: 'section:shop' }] }),
      ),
    /^pages\/fr\/home\.json: blocks\[\d+\]\.actions\[0\]\.to: "section:shop" leads to no page in fr$/,
  ],
  [
    'a link to an anchor that no block has',
    () =>
      edit<{ blocks: object[] }>('pages/fr/home.json', ({ blocks }) =>
        blocks.push({ type: 'call-to-action', actions: [{ label: 'x', to: 'section:calendar#nowhere' }] }),
      ),
    /^pages\/fr\/home\.json: blocks\[\d+\]\.actions\[0\]\.to: the page \S+ has no block with the anchor "nowhere"$/,
  ],
  [
    'a picture that does not exist',
    () =>
      edit<{ teacher: Row }>('site.json', ({ teacher }) => {
        teacher.portrait = '/images/nobody.jpg';
      }),
    'site.json: teacher.portrait: there is no picture /images/nobody.jpg',
  ],
  [
    'a picture that the site needs and nothing names',
    () => rmSync(join(folder, 'images/mark.svg')),
    'images/mark.svg: the picture is missing, which the site shows on its own',
  ],
  [
    'a redirect to a page that does not exist',
    () =>
      edit<{ redirects: Row[] }>('routes.json', (routes) => {
        routes.redirects = [{ from: '/former', to: '/nowhere' }];
      }),
    'routes.json: redirects[0].to: no page stands at /nowhere',
  ],
  [
    'a title longer than a booking takes',
    () =>
      edit<{ languageContent: Record<string, Row> }[]>('programs.json', ([program]) => {
        if (program?.languageContent.fr) program.languageContent.fr.title = 'Yoga '.repeat(60).trim();
      }),
    /^programs\.json: \[0\]\.languageContent\.fr\.title: has \d+ characters; a booking, .* takes 300 at most$/,
  ],
  [
    'two pages at one address',
    () =>
      edit<{ sections: Record<string, Row> }>('routes.json', ({ sections }) => {
        if (sections.contact && sections.home) sections.contact.fr = sections.home.fr;
      }),
    /^routes\.json: two pages stand at \/\S+$/,
  ],
];

test.each(cases)('%s is an error with file, place and reason', (_name, change, error) => {
  change();
  expect(getErrors()).toEqual(
    expect.arrayContaining([typeof error === 'string' ? error : expect.stringMatching(error)]),
  );
});

test('tells every error at once', () => {
  writeFileSync(join(folder, 'site.json'), '{}');
  writeFileSync(join(folder, 'prices.json'), '[]');
  expect(getErrors()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^site\.json: brand: /),
      expect.stringMatching(/^prices\.json: /),
    ]),
  );
});

describe('the folder', () => {
  test('is data/content unless STUDIO names another', () => {
    expect(getStudioFolder({})).toBe(join(findRoot(), 'data/content'));
    expect(getStudioFolder({ STUDIO: '/studios/sea' })).toBe('/studios/sea');
  });

  test('counts from where the command was given', () => {
    expect(getStudioFolder({ STUDIO: 'sea', INIT_CWD: '/studios' })).toBe('/studios/sea');
  });
});
