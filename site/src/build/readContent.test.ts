import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readContent } from './readContent.ts';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(join(__dirname, '../../../data/content'), directory, { recursive: true });
});

afterEach(() => {
  rmSync(directory, { recursive: true });
});

test('reads tables, events by program, and pages by language', () => {
  const content = readContent(directory);
  expect(content.programs).toHaveLength(5);
  expect(content.events['surya-kriya-rennes']?.layout).toBe('full');
  expect(Object.keys(content.pages.es)).toContain('home');
});

test('names the file of what is not JSON', () => {
  writeFileSync(join(directory, 'pages/fr/home.json'), '{ "title": ');
  expect(() => readContent(directory)).toThrow(
    /^content\/pages\/fr\/home\.json: the whole file: is not JSON|^content\/pages\/fr\/home\.json: is not JSON/,
  );
});

test('names file, place and reason of every fault at once', () => {
  writeFileSync(
    join(directory, 'pages/en/more.json'),
    JSON.stringify({ title: '', description: 'd', blocks: [] }),
  );
  writeFileSync(join(directory, 'site.json'), '{}');
  expect(() => readContent(directory)).toThrow(/content\/pages\/en\/more\.json: title: must not be empty/);
  expect(() => readContent(directory)).toThrow(/content\/site\.json: brand: /);
});

test('a file no schema is for is a fault', () => {
  writeFileSync(join(directory, 'prices.json'), '[]');
  expect(() => readContent(directory)).toThrow('content/prices.json: no schema is for a file of this name');
});
