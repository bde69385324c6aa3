import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { freeProgram, getProgramPaths, programs, promotionalProgram, routes } from './readStudio.mjs';

/**
 * `npm run screenshots -w e2e`: takes the README's pictures `docs/calendar.png` and `docs/pages.webp` of the
 * running local system (`npm start`; SITE names another address). With a folder as argument it writes a
 * screenshot of every template at 390, 820 and 1440 px, in every language, into that folder instead.
 */
const site = process.env.SITE ?? 'http://localhost:8000';
const folder = process.argv[2];
const docs = join(import.meta.dirname, '../../docs');

const { sections, practices, retreats } = routes;
const [practice = sections.practices] = Object.values(practices);
const [retreat = sections.contact] = Object.values(retreats);
const about = sections.about ?? sections.contact;
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
});

/**
 * Opens a page as a visitor in France has it, with every picture loaded and without animations.
 * @param {number} width CSS pixels
 * @param {string} path
 * @param {number} [height]
 */
async function open(width, path, height = 900) {
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Paris',
  });
  const page = await context.newPage();
  await page.goto(site + path, { waitUntil: 'networkidle' });
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    for (const { shadowRoot } of document.querySelectorAll('*'))
      for (const image of shadowRoot?.querySelectorAll('img') ?? []) image.loading = 'eager';
    await document.fonts.ready;
  });
  await page.waitForLoadState('networkidle');
  return page;
}

/**
 * Takes every template at three widths in every language.
 * @param {string} folder
 */
async function takeEveryTemplate(folder) {
  mkdirSync(folder, { recursive: true });
  /**
   * @param {string} prefix
   * @param {Record<string, Partial<Record<string, string | undefined>>>} entries
   */
  const prefixed = (prefix, entries) =>
    Object.fromEntries(Object.entries(entries).map(([id, paths]) => [`${prefix}-${id}`, paths]));
  /** @type {Record<string, Partial<Record<string, string | undefined>>>} */
  const templates = {
    ...sections,
    ...prefixed('practice', practices),
    ...prefixed('retreat', retreats),
    ...Object.fromEntries(programs.map((program) => [`program-${program.id}`, getProgramPaths(program)])),
    landing: { en: '/' },
    'not-found': { en: '/nowhere' },
  };
  for (const [name, paths] of Object.entries(templates)) {
    for (const [locale, path = '/'] of Object.entries(paths)) {
      for (const width of [390, 820, 1440]) {
        const page = await open(width, path);
        const file = join(folder, `${name}-${locale}-${width}.jpg`);
        await page.screenshot({ path: file, fullPage: true, type: 'jpeg', quality: 70 });
        await page.context().close();
      }
    }
  }
}

async function takeCalendar() {
  const page = await open(1440, sections.calendar.en);
  const screenshot = await page.locator('surya-calendar').first().screenshot();
  await page.context().close();
  await sharp(screenshot).png({ palette: true, colours: 128, effort: 10 }).toFile(join(docs, 'calendar.png'));
}

/** Composes six pages at a desktop's width and six at a phone's. */
async function takePages() {
  const gap = 32;
  const wide = { width: 560, height: 420 };
  const narrow = { width: 270, height: 584 };
  const desktops = [
    sections.home.fr,
    practice.en ?? sections.practices.en,
    sections.practices.es,
    retreat?.fr ?? sections.home.fr,
    getProgramPaths(promotionalProgram).en,
    about.es,
  ];
  const phones = [
    '/',
    sections.home.es,
    sections.calendar.fr,
    getProgramPaths(promotionalProgram).fr,
    getProgramPaths(freeProgram).en,
    sections.contact.es,
  ];
  const across = 3 * wide.width + 4 * gap;
  const step = (across - 2 * gap - narrow.width) / (phones.length - 1);
  /** @type {import('sharp').OverlayOptions[]} */
  const tiles = [];
  /**
   * @param {import('@playwright/test').Page} page
   * @param {{ width: number; height: number }} size
   * @param {number} left
   * @param {number} top
   */
  const addTile = async (page, size, left, top) => {
    const input = await sharp(await page.screenshot())
      .resize(size)
      .toBuffer();
    await page.context().close();
    tiles.push({ input, left, top });
  };
  for (const [index, path] of desktops.entries()) {
    const column = index % 3;
    const row = Math.floor(index / 3);
    const [left, top] = [gap + column * (wide.width + gap), gap + row * (wide.height + gap)];
    await addTile(await open(1440, path, 1080), wide, left, top);
  }
  for (const [index, path] of phones.entries())
    await addTile(
      await open(390, path, 844),
      narrow,
      Math.round(gap + index * step),
      gap + 2 * (wide.height + gap),
    );
  const height = 4 * gap + 2 * wide.height + narrow.height;
  await sharp({ create: { width: across, height, channels: 3, background: '#dfe6e6' } })
    .composite(tiles)
    .webp({ quality: 82 })
    .toFile(join(docs, 'pages.webp'));
}

if (folder) {
  await takeEveryTemplate(folder);
} else {
  mkdirSync(docs, { recursive: true });
  await takeCalendar();
  await takePages();
}
await browser.close();
