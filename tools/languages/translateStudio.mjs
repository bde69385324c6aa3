import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { toPseudo } from './pseudoSource.mjs';

/** The longest title and description that a page may tell search engines; a longer one is cut at a word. */
const longest = { title: 70, description: 170 };

/** Keys of content whose values belong to the code or name another part of the content. */
const codeKeys = new Set([
  ...['type', 'layout', 'ground', 'tone', 'variant', 'to', 'link', 'practiceLink'],
  ...['src', 'anchor', 'program', 'video', 'id', 'image', 'icon'],
]);

/** A path, fragment, address or target of a link such as `section:calendar`. */
const isTarget = /^(\/|#|https?:|[a-z]+:[a-z])\S*$/;

/**
 * Adds a language made from English to the studio in a folder: its pages, and its entry wherever a table has one
 * per language. Paths get the prefix of the language; targets, pictures, numbers and dates stay.
 * @param {string} folder
 * @param {string} code
 * @returns {Promise<string[]>} the files that were written, relative to the folder
 */
export async function translateStudio(folder, code) {
  const locales = await readdir(join(folder, 'pages'));
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  const written = await Promise.all(
    files.map(async (file) => {
      const isPage = file.startsWith('pages/');
      if (isPage && !file.startsWith('pages/en/')) return [];
      const content = JSON.parse(await readFile(join(folder, file), 'utf8'));
      const target = isPage ? file.replace('pages/en/', `pages/${code}/`) : file;
      const translated = isPage ? translatePage(content, code) : addLanguage(content, code, locales);
      if (JSON.stringify(translated) === JSON.stringify(content)) return [];
      await mkdir(dirname(join(folder, target)), { recursive: true });
      await writeFile(join(folder, target), `${JSON.stringify(translated, null, 2)}\n`);
      return [target];
    }),
  );
  return written.flat().sort();
}

/**
 * Adds a language to every object that has English among nothing but languages.
 * @param {unknown} value
 * @param {string} code
 * @param {string[]} locales
 * @returns {unknown}
 */
function addLanguage(value, code, locales) {
  if (Array.isArray(value)) return value.map((entry) => addLanguage(entry, code, locales));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  if (entries.length > 0 && entries.every(([key]) => locales.includes(key))) {
    return 'en' in value ? { ...value, [code]: translate(value.en, code) } : value;
  }
  return Object.fromEntries(entries.map(([key, entry]) => [key, addLanguage(entry, code, locales)]));
}

/**
 * Converts a page.
 * @param {{ title: string, description: string }} page
 * @param {string} code
 */
function translatePage(page, code) {
  const { title, description } = page;
  const rest = /** @type {object} */ (translate(page, code));
  return {
    ...rest,
    title: cut(toPseudo(title), longest.title),
    description: cut(toPseudo(description), longest.description),
  };
}

/**
 * @param {string} text
 * @param {number} length
 */
function cut(text, length) {
  return text.length <= length ? text : text.slice(0, text.lastIndexOf(' ', length));
}

/**
 * Converts every text of an English value.
 * @param {unknown} value
 * @param {string} code
 * @returns {unknown}
 */
function translate(value, code) {
  if (typeof value === 'string') return translateText(value, code);
  if (Array.isArray(value)) return value.map((entry) => translate(entry, code));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      codeKeys.has(key) && typeof entry === 'string' ? entry : translate(entry, code),
    ]),
  );
}

/**
 * @param {string} text
 * @param {string} code
 */
function translateText(text, code) {
  if (text.startsWith('/en-')) return text.replace('/en-', `/${code}-`);
  return isTarget.test(text) ? text : toPseudo(text);
}
