import type { Terminal } from './command.ts';

/** Writes a text to the file that was asked for, or to standard output. */
export async function writeOutput(
  text: string,
  file: string | undefined,
  { out, write, note }: Terminal,
): Promise<void> {
  if (file === undefined) {
    out(text);
    return;
  }
  await write(file, text);
  note(`wrote ${file}`);
}
