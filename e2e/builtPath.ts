import { join, resolve } from 'node:path';

/** Root of the built tree under test: `SURYA_ROOT`, by default this repository. */
export const builtRoot = resolve(process.env.SURYA_ROOT ?? join(import.meta.dirname, '..'));

/** Path of a file in the built tree: `builtPath('site/public', 'index.html')`. */
export function builtPath(...parts: string[]): string {
  return join(builtRoot, ...parts);
}
