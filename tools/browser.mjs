import { existsSync } from 'node:fs';
import { fail, step } from './setup.mjs';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The path of a Chrome or Chromium for the journeys: `CHROMIUM_PATH`, or an installed one, or Debian's,
 * installed here where this is root on Debian. Otherwise ends the command and says how to get one.
 */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : fail(`CHROMIUM_PATH names no file: ${named}`);
  const installed = places.find((place) => existsSync(place));
  if (installed) return installed;
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    await step('Looking for Debian’s packages', 'apt-get', ['update', '-qq']);
    await step('Installing Chromium', 'apt-get', ['install', '-y', '-qq', 'chromium']);
    if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  }
  return fail('No Chrome or Chromium was found: install one, or name it with CHROMIUM_PATH=/path/to/chrome.');
}
