import { chromium } from 'playwright-core';

/** A Chromium without a window: `CHROMIUM_PATH`, or Debian's. */
export function launch() {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-component-update', '--disable-sync'],
  });
}
