import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pseudoSource, toPseudo } from './pseudoSource.mjs';

/** The English module of each package, a file or a folder, beside which a language's own module stands. */
const englishModules = {
  data: 'data/src/locales/en.ts',
  widget: 'widget/src/locales/en',
  functions: 'functions/src/locales/en.ts',
  site: 'site/locales/en',
  sandbox: 'sandbox/src/local/partnerPage/messages/en.ts',
};

/**
 * Does in a tree what a developer does for another language: adds a module to each package, and registers it
 * where English is registered. Its texts are those of the pseudo-language.
 * @param {string} folder the tree
 * @param {string} code
 * @returns {Promise<Record<string, { modules: string[], registries: string[] }>>} the files of each package, relative
 *   to the tree
 */
export async function addLanguage(folder, code) {
  /** @type {Record<string, { modules: string[], registries: string[] }>} */
  const files = {};
  for (const [name, english] of Object.entries(englishModules)) {
    files[name] = {
      modules: await writeModules(folder, english, code),
      registries: name === 'site' ? [] : await register(folder, name, code),
    };
  }
  return files;
}

/**
 * @param {string} folder
 * @param {string} english
 * @param {string} code
 */
async function writeModules(folder, english, code) {
  const isFile = english.endsWith('.ts');
  const names = isFile ? [basename(english)] : await readdir(join(folder, english));
  return Promise.all(
    names.map(async (name) => {
      const source = isFile ? english : join(english, name);
      const target = isFile ? join(dirname(english), `${code}.ts`) : join(dirname(english), code, name);
      const text = await readFile(join(folder, source), 'utf8');
      await mkdir(dirname(join(folder, target)), { recursive: true });
      await writeFile(
        join(folder, target),
        name.endsWith('.json') ? toJson(text) : toModule(text, isFile ? './en.ts' : `../en/${name}`, code),
      );
      return target;
    }),
  );
}

/**
 * A file of texts in JSON, in the pseudo-language.
 * @param {string} source
 */
function toJson(source) {
  const texts = Object.entries(JSON.parse(source)).map(([key, text]) => [key, toPseudo(text)]);
  return `${JSON.stringify(Object.fromEntries(texts), null, 2)}\n`;
}

/**
 * A module that exports what the English one exports, in the pseudo-language.
 * @param {string} source the English module
 * @param {string} path from the new module to the English one
 * @param {string} code
 */
function toModule(source, path, code) {
  const names = [...source.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
  const lines = names.map((name) => {
    // A code for social networks, not a text.
    const kept =
      name === 'en' && source.includes('ogLocale') ? `ogLocale: '${code}_${code.toUpperCase()}'` : '';
    return `export const ${name.replace(/^en(?![a-z])/, code)}: typeof english.${name} = { ...toPseudoTexts(english.${name}), ${kept} };\n`;
  });
  return `import * as english from '${path}';\n\n${pseudoSource}\n${lines.join('')}`;
}

/**
 * Registers the language wherever Spanish is: each line of an import or of a table is repeated.
 * @param {string} folder
 * @param {string} name of the package
 * @param {string} code
 * @returns {Promise<string[]>} the files that changed
 */
async function register(folder, name, code) {
  const sources = await readdir(join(folder, name, 'src'), { recursive: true });
  const changed = await Promise.all(
    sources.map(async (path) => {
      if (!/\.tsx?$/.test(path) || path.includes('.test.')) return [];
      const file = join(name, 'src', path);
      const source = await readFile(join(folder, file), 'utf8');
      if (!/['/]es(\/\w+)?\.ts'/.test(source)) return [];
      await writeFile(join(folder, file), toRegistered(source, code));
      return [file];
    }),
  );
  return changed.flat().sort();
}

/**
 * @param {string} source
 * @param {string} code
 */
function toRegistered(source, code) {
  return source
    .replaceAll(/^.*(?:['/]es(?:\/\w+)?\.ts'|^ {2}es: ).*\n/gm, (line) => line + toCode(line, code))
    .replaceAll(
      /(?<=\{[^{}\n]*), (es(?:: es\w+)?)(?= \})/g,
      (_, entry) => `, ${entry}, ${toCode(entry, code)}`,
    );
}

/**
 * What is said of Spanish, of another language.
 * @param {string} text
 * @param {string} code
 */
function toCode(text, code) {
  return text.replaceAll(/\bes(?![a-z])/g, code);
}
