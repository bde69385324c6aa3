/**
 * A command as a deployment runs it and as a person would type it. An argument or a variable may be what
 * another command prints: `{ prefix, output: [program, ...arguments], suffix }`.
 *
 * @typedef {{ prefix?: string, output: string[], suffix?: string }} Printed
 * @typedef {{ run: (string | Printed)[], env?: Record<string, string | Printed> }} Command
 */

/** The command as a line for a POSIX shell. */
export function lineOf({ run, env = {} }) {
  const variables = Object.entries(env).map(([name, value]) => `${name}=${wordOf(value)}`);
  return [...variables, ...run.map(wordOf)].join(' ');
}

function wordOf(word) {
  if (typeof word === 'string') return quoted(word);
  return `${word.prefix ?? ''}"$(${word.output.map(quoted).join(' ')})"${word.suffix ?? ''}`;
}

function quoted(word) {
  return /^[\w@%+=:,./~-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

/** A word with what its command prints in place of it. `read` runs a command and resolves to its output. */
export async function settled(word, read) {
  if (typeof word === 'string') return word;
  return `${word.prefix ?? ''}${(await read(word.output)).trim()}${word.suffix ?? ''}`;
}
