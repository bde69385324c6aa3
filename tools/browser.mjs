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
 * Finds Chrome or Chromium for the journeys: `CHROMIUM_PATH`, else an installed one, else Debian's package,
 * which it installs where it runs as root on Debian. Ends the command where there is none. chrome-launcher only
 * finds browsers, and is installed later than this runs in a fresh checkout.
 * @returns {Promise<string>} the path of the program
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
