import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { buildStudio } from './buildStudio.mjs';
import { demoClock, root, setUp, step, studioFolder } from './setup.mjs';

/**
 * `npm run test:studio`: builds a second studio in a copy of the sources and checks in Chromium what was built:
 * every page, link, picture and anchor, valid HTML, a booking and a registration in each language, and that no
 * word of the first studio is left. `STUDIO` names another than `data/fixtures/pottery`. Widget and sandbox
 * contain nothing of a studio and are taken from this tree; `--built` says that they are up to date.
 */
const studio = process.env.STUDIO ? studioFolder : join(root, 'data/fixtures/pottery');

await setUp();
const browser = await findBrowser();
if (!process.argv.includes('--built')) {
  const scopes = ['--scope', '@surya/widget', '--scope', '@surya/sandbox', '--include-dependencies'];
  const words = ['run', 'build', ...scopes, '--loglevel', 'warn'];
  await step('Building widget and sandbox', 'lerna', words, { SURYA_CLOCK: demoClock });
}
const { environment } = await buildStudio(studio, 'studio');
await step(
  'Checking pages and bookings',
  'playwright',
  ['test', '--config', 'e2e/studio/playwright.config.ts'],
  {
    ...environment,
    CHROMIUM_PATH: browser,
  },
);
