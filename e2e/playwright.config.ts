import { defineConfig } from '@playwright/test';

/** Arguments with which Chromium runs as root and makes no request of its own. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Traces and reports; several runs at once need a folder each. */
const outputFolder = process.env.E2E_OUTPUT ?? './test-results';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // Those have configurations of their own.
  testIgnore: ['studio/**', 'languages/**'],
  outputDir: outputFolder,
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? `${outputFolder}/journeys.json` }],
  ],
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1280, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args },
  },
});
