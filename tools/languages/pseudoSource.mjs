import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { root } from '../setup.mjs';

/** Converts English to the pseudo-language: the source of the functions, to put into modules that must stand alone. */
export const pseudoSource = ['toPseudo', 'toPseudoTexts']
  .map((name) => readFileSync(join(root, 'e2e/checks', `${name}.ts`), 'utf8'))
  .map((source) => source.replaceAll(/^import .*\n/gm, '').replaceAll(/^export /gm, ''))
  .join('\n');

const { code } = transformSync(`${pseudoSource}\nexport { toPseudo };`, { loader: 'ts', format: 'esm' });

/** @type {{ toPseudo: (text: string) => string }} */
const module = await import(`data:text/javascript,${encodeURIComponent(code)}`);

/** A text in the pseudo-language. */
export const { toPseudo } = module;
