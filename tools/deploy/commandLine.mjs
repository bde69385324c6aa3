/**
 * A command that can be run and printed as a line of a POSIX shell. An argument or a variable may contain the
 * output of another command: `{ prefix, output: [program, ...arguments], suffix }`.
 *
 * @typedef {{ prefix?: string, output: string[], suffix?: string }} Substitution
 * @typedef {string | Substitution} Word
 * @typedef {{ run: Word[], env?: Record<string, Word> }} Command
 */

/**
 * The command as a line for a POSIX shell.
 * @param {Command} command
 */
export function toShellLine({ run, env = {} }) {
  const variables = Object.entries(env).map(([name, value]) => `${name}=${toShellWord(value)}`);
  return [...variables, ...run.map(toShellWord)].join(' ');
}

/** @param {Word} word */
function toShellWord(word) {
  if (typeof word === 'string') return quote(word);
  return `${word.prefix ?? ''}"$(${word.output.map(quote).join(' ')})"${word.suffix ?? ''}`;
}

/** @param {string} word */
function quote(word) {
  return /^[\w@%+=:,./~-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

/**
 * Replaces a substitution by the output of its command.
 * @param {Word} word
 * @param {(run: string[]) => Promise<string>} read runs a command and resolves to its output
 */
export async function substitute(word, read) {
  if (typeof word === 'string') return word;
  return `${word.prefix ?? ''}${(await read(word.output)).trim()}${word.suffix ?? ''}`;
}
