import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

/** The checks of the pseudo-language, in the copy of the sources that `npm run test:languages` adds it to. */
export default defineConfig(journeys, { testDir: '.', testIgnore: [] });
