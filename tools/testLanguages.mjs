import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { addLanguage } from './languages/addLanguage.mjs';
import { translateStudio } from './languages/translateStudio.mjs';
import { fail, setUp } from './setup.mjs';
import { createWorkspace, workspaceEnvironment } from './workspace.mjs';

/**
 * `npm run test:languages`: adds a language made from English to a copy of the sources, as a developer would,
 * builds the fixture studio in it, and checks in Chromium that no text is left untranslated and none overflows.
 * Its code is one that Stripe's page knows, since Stripe refuses others; the texts are accented English.
 */
const code = 'mt';

await setUp();
const browser = await findBrowser();
const folder = await createWorkspace('languages');
const files = await addLanguage(folder, code);
const studio = join(folder, 'data/fixtures/studio');
const content = await translateStudio(studio, code);

for (const [name, { modules, registries }] of Object.entries(files))
  console.log(`${name}: ${[...modules, ...registries].join(' ')}`);
const edited = Object.values(files).flatMap(({ registries }) => registries);
console.log(`A language edits ${edited.length} code files, and ${content.length} files of content.`);

/** @type {{ clock: string }} */
const { clock } = JSON.parse(await readFile(join(studio, 'demonstration.json'), 'utf8'));
const env = { STUDIO: studio, SURYA_CLOCK: clock, CHROMIUM_PATH: browser };

/**
 * Runs a command in the copy; ends this one where it fails.
 * @param {string} title
 * @param {string[]} words the program and its arguments
 */
async function check(title, [program = '', ...args]) {
  const begun = performance.now();
  /** @type {number} */
  const exitCode = await new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: folder,
      stdio: 'inherit',
      env: { ...workspaceEnvironment(folder), ...env },
    });
    child.on('error', () => resolve(127));
    child.on('exit', (exit) => resolve(exit ?? 1));
  });
  if (exitCode !== 0) fail(`${title} failed in the copy at ${folder}`);
  console.log(`▸ ${title}: ${((performance.now() - begun) / 1000).toFixed(0)} s`);
}

await Promise.all([
  check('Types', ['npm', 'run', '--silent', 'typecheck']),
  check('Build', ['lerna', 'run', 'build', '--loglevel', 'warn']),
]);
await check('Pages and states', ['playwright', 'test', '--config', 'e2e/languages/playwright.config.ts']);
