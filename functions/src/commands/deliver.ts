import type { Terminal } from './command.ts';

/** Hands a file's text to where it was asked for: a file, or standard output. */
export async function deliver(
  text: string,
  output: string | undefined,
  { out, write, note }: Terminal,
): Promise<void> {
  if (output === undefined) {
    out(text);
    return;
  }
  await write(output, text);
  note(`wrote ${output}`);
}
