import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';

/** What any studio passes, whatever it sells: for `npm run test:studio`. */
export default defineConfig({
  ...base,
  testDir: '..',
  testIgnore: [],
  testMatch: [
    'audits/crawl.spec.ts',
    'audits/html.spec.ts',
    'audits/seo.spec.ts',
    'journeys/booking.spec.ts',
    'journeys/registration.spec.ts',
    'studio/*.spec.ts',
  ],
  // Of the journeys: a booking on the site, one on the partner's page and a registration in each language.
  grepInvert: /3-D Secure|every field says|registration that fails/,
});
