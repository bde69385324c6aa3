import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { locales, translate } from '../locales/locales.ts';
import { findRoot } from './getStudioFolder.ts';
import { readStudio } from './readStudio.ts';

/** What a studio changes from day to day leaves its content valid, and is read as it was written. */

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'studio-'));
  cpSync(join(findRoot(), 'data/fixtures/studio'), folder, { recursive: true });
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));

function write(file: string, content: unknown): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), JSON.stringify(content));
}

interface Row {
  [key: string]: unknown;
}

/** Writes a file of the copied studio again as `change` leaves its content. */
function edit<Value>(file: string, change: (value: Value) => void): void {
  const value = read(file);
  change(value);
  write(file, value);
}

/** Appends a program like the first one that has a text of its own. */
function addProgram(id: string, overrides: Row = {}): void {
  const like = read('programs.json').find(({ page }: Row) => !page);
  edit<Row[]>('programs.json', (programs) => programs.push({ ...like, id, ...overrides }));
  write(`programs/${id}.json`, read(`programs/${like.id}.json`));
}

const getProgram = (id: string) => readStudio(folder).programs.find((program) => program.id === id);

test('another brand and telephone', () => {
  edit<{ brand: Row; contact: Row }>('site.json', ({ brand, contact }) => {
    brand.name = 'Atelier du Sel';
    contact.phone = '+3290001177';
  });
  const { brand, contact } = readStudio(folder).site;
  expect([brand.name, contact.phone]).toEqual(['Atelier du Sel', '+3290001177']);
});

test('a new program', () => {
  addProgram('autumn-weekend', { startDate: '2026-10-03', endDate: '2026-10-04' });
  expect(getProgram('autumn-weekend')?.languageContent.fr.detailsUrl).toMatch(/\/autumn-weekend$/);
});

test('another price and other dates', () => {
  edit<Row[]>('programs.json', ([program]) => {
    if (!program) return;
    delete program.promoPrice;
    delete program.promoDeadline;
    Object.assign(program, { price: 19.5, startDate: '2027-02-27', endDate: '2027-02-28' });
  });
  expect(readStudio(folder).programs[0]).toMatchObject({ price: 19.5, startDate: '2027-02-27' });
});

test('another city', () => {
  edit<Row[]>('programs.json', (programs) => {
    for (const program of programs) program.location = 'Gent';
  });
  expect(new Set(readStudio(folder).programs.map(({ location }) => location))).toEqual(new Set(['Gent']));
});

test('a practice that did not exist, with a program of it', () => {
  edit<Row[]>('practice-types.json', (practices) =>
    practices.push({ type: 'breathing', label: translate(() => 'Breathing') }),
  );
  addProgram('breathing-morning', { type: 'breathing' });
  expect(getProgram('breathing-morning')?.type).toBe('breathing');
});

test('a partner renamed', () => {
  edit<Row[]>('partners.json', ([partner]) => {
    Object.assign(partner ?? {}, { id: 'the-mill', name: 'The Mill', origins: ['https://mill.example'] });
  });
  expect(readStudio(folder).partners[0]?.id).toBe('the-mill');
});

test('another text on a page', () => {
  edit<{ blocks: Row[] }>('pages/en/home.json', ({ blocks }) => {
    Object.assign(blocks[0] ?? {}, { title: 'A quiet hour' });
  });
  expect(readStudio(folder).pages.en.home?.blocks[0]).toMatchObject({ title: 'A quiet hour' });
});

test('a new section with its page, in the menu', () => {
  edit<{ sections: Row }>('routes.json', ({ sections }) => {
    sections.library = translate((locale) => `/${locale}-library`);
  });
  for (const locale of locales) {
    const blocks = [{ type: 'prose', anchor: 'books', paragraphs: ['Read.'] }];
    write(`pages/${locale}/library.json`, { title: 'Library', description: 'Books to read.', blocks });
    edit<Record<string, Row[]>>('navigation.json', (menus) =>
      menus[locale]?.push({ label: 'Library', to: 'section:library#books' }),
    );
  }
  expect(readStudio(folder).pages.fr.library?.title).toBe('Library');
});

test('a program removed, with what names it', () => {
  const [removed] = read('programs.json').filter(({ page }: Row) => !page);
  edit<Row[]>('programs.json', (programs) => {
    programs.splice(
      programs.findIndex(({ id }) => id === removed.id),
      1,
    );
  });
  edit<{ copies: Row[] }>('routes.json', (routes) => {
    routes.copies = routes.copies.filter(({ program }) => program !== removed.id);
  });
  rmSync(join(folder, `programs/${removed.id}.json`));
  expect(getProgram(removed.id)).toBeUndefined();
});

test('a promotion added', () => {
  edit<Row[]>('programs.json', (programs) => {
    const program = programs.find(({ price, promoPrice }) => Number(price) > 10 && !promoPrice);
    Object.assign(program ?? {}, { promoPrice: 10, promoDeadline: '2025-06-20' });
  });
  expect(readStudio(folder).programs).toContainEqual(
    expect.objectContaining({ promoPrice: 10, promoDeadline: '2025-06-20' }),
  );
});

test('without profiles, seal and redirects', () => {
  edit<Row>('routes.json', (routes) => Reflect.deleteProperty(routes, 'redirects'));
  edit<Row>('site.json', (site) => {
    site.social = {};
    Reflect.deleteProperty(site, 'certification');
  });
  expect(readStudio(folder).site.certification).toBeUndefined();
});
