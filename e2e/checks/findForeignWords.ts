import { readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join, relative } from 'node:path';

/** Extensions of the text files that a build writes. */
const textFiles = new Set(['.html', '.js', '.json', '.ics', '.xml', '.webmanifest', '.css', '.txt', '.svg']);

/** Keys of pages whose values belong to the code: types of blocks, layouts, targets of links. */
const codeKeys: ReadonlySet<string> = new Set(['type', 'layout', 'ground', 'tone', 'to']);

function collectStrings(value: unknown, skippedKeys: ReadonlySet<string>, strings: Set<string>): void {
  if (typeof value === 'string') strings.add(value);
  else if (Array.isArray(value)) for (const entry of value) collectStrings(entry, skippedKeys, strings);
  else if (value && typeof value === 'object')
    for (const [key, entry] of Object.entries(value))
      if (!skippedKeys.has(key)) collectStrings(entry, skippedKeys, strings);
}

function readFolder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Every text, identifier and address in the JSON files of a studio's folder. */
function readStudioWords(folder: string): string[] {
  const strings = new Set<string>();
  for (const file of readFolder(folder)) {
    if (extname(file) !== '.json') continue;
    const isTable = dirname(relative(folder, file)) === '.';
    collectStrings(JSON.parse(readFileSync(file, 'utf8')), isTable ? new Set(['to']) : codeKeys, strings);
  }
  return [...strings];
}

/**
 * The words by which one studio can be told from another: those of its folder that neither the other studio's
 * folder nor `shared` contains. Telephone numbers are included as they are read and as they are dialled.
 * @param folder the studio whose words must not occur
 * @param ownFolder the studio that was built
 * @param shared texts of the interface that any studio shows
 */
export function getForeignWords(folder: string, ownFolder: string, shared = ''): string[] {
  const own = `${readStudioWords(ownFolder).join('\n')}\n${shared}`.toLowerCase();
  return readStudioWords(folder)
    .filter((word) => word.length > 3 && /\p{L}{3}|\d{6}/u.test(word) && !own.includes(word.toLowerCase()))
    .flatMap((word) => (/^\+\d+$/.test(word) ? [word, word.slice(1), toFrenchNumber(word)] : [word]));
}

/** `+33199000142` as `01 99 00 01 42`. */
function toFrenchNumber(phone: string): string {
  return phone.replace(/^\+33/, '0').replace(/\d\d(?=\d)/g, '$& ');
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };

/** The text with the entities of HTML and the escapes of JavaScript resolved. */
function decode(text: string): string {
  return text
    .replace(/&(amp|lt|gt|quot|#39|#x27);/g, (entity, name: string) => entities[name] ?? entity)
    .replace(/\\(?:u([\da-f]{4})|x([\da-f]{2}))/gi, (_, long: string, short: string) =>
      String.fromCharCode(Number.parseInt(long ?? short, 16)),
    );
}

/** True where the text has the word or sentence other than as a part of longer words (`angers` in `dangers`). */
function hasWord(text: string, word: string): boolean {
  const isLetter = (character: string) => /[\p{L}\d]/u.test(character);
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const before = text.charAt(at - 1);
    const after = text.charAt(at + word.length);
    if (!(isLetter(before) && isLetter(word.charAt(0))) && !(isLetter(after) && isLetter(word.slice(-1))))
      return true;
  }
  return false;
}

/**
 * The words that occur in the text files of a built folder, one line each: `fr-home.html: Rennes`.
 * @param skip names the folders, relative to `folder`, that are not searched
 */
export function findForeignWords(
  folder: string,
  words: readonly string[],
  skip: (path: string) => boolean = () => false,
): string[] {
  return readFolder(folder).flatMap((file) => {
    const path = relative(folder, file);
    if (!textFiles.has(extname(file)) || skip(path)) return [];
    const source = readFileSync(file, 'utf8');
    // Lines of calendar files are folded.
    const text = decode(extname(file) === '.ics' ? source.replaceAll('\r\n ', '') : source).toLowerCase();
    return words.filter((word) => hasWord(text, word.toLowerCase())).map((word) => `${path}: ${word}`);
  });
}
