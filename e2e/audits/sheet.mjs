import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';

/**
 * `npm run sheet -w e2e`: photographs the running local system (`npm start`; SITE names another address)
 * for the README: `docs/calendar.png` and `docs/pages.webp`. With a folder as argument it writes every
 * template at 390, 820 and 1440 px in the three languages there instead, for looking at one by one.
 */
const site = process.env.SITE ?? 'http://localhost:8000';
const folder = process.argv[2];
const docs = join(import.meta.dirname, '../../docs');

const { sections, practices, retreats, programDetails } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../data/content/routes.json'), 'utf8'),
);
const details = (program) =>
  Object.fromEntries(
    Object.entries(programDetails).map(([language, base]) => [language, `${base}/${program}`]),
  );

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
});

/** A page at rest, as a visitor in France has it: pictures loaded, nothing moving. */
async function opened(width, path, height = 900) {
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

async function everyTemplate() {
  mkdirSync(folder, { recursive: true });
  const templates = {
    ...sections,
    ...Object.fromEntries(Object.entries(practices).map(([id, paths]) => [`practice-${id}`, paths])),
    ...Object.fromEntries(Object.entries(retreats).map(([id, paths]) => [`retreat-${id}`, paths])),
    'program-paid': details('surya-kriya-rennes'),
    'program-full': details('surya-kriya-angers'),
    'program-simple': details('yoga-equilibrium-rennes'),
    'program-correction': details('surya-kriya-correction-shakti-angers'),
    landing: { en: '/' },
    'not-found': { en: '/nowhere' },
  };
  for (const [name, paths] of Object.entries(templates)) {
    for (const [language, path] of Object.entries(paths)) {
      for (const width of [390, 820, 1440]) {
        const page = await opened(width, path);
        const file = join(folder, `${name}-${language}-${width}.jpg`);
        await page.screenshot({ path: file, fullPage: true, type: 'jpeg', quality: 70 });
        await page.context().close();
      }
    }
  }
}

async function theCalendar() {
  const page = await opened(1440, sections.calendar.en);
  const shot = await page.locator('surya-calendar').first().screenshot();
  await page.context().close();
  await sharp(shot).png({ palette: true, colours: 128, effort: 10 }).toFile(join(docs, 'calendar.png'));
}

/** Six pages as a desktop shows them, and three as a phone does, on the studio's ground. */
async function thePages() {
  const gap = 32;
  const wide = { width: 560, height: 420 };
  const narrow = { width: 270, height: 584 };
  const desktops = [
    sections.home.fr,
    practices['surya-kriya'].en,
    sections.practices.es,
    retreats['surya-kriya'].fr,
    details('surya-kriya-rennes').en,
    sections.about.es,
  ];
  const phones = [
    '/',
    sections.home.es,
    sections.calendar.fr,
    details('surya-kriya-rennes').fr,
    sections['isha-kriya-event'].en,
    sections.contact.es,
  ];
  const across = 3 * wide.width + 4 * gap;
  const step = (across - 2 * gap - narrow.width) / (phones.length - 1);
  const tiles = [];
  for (const [index, path] of desktops.entries()) {
    const page = await opened(1440, path, 1080);
    const input = await sharp(await page.screenshot())
      .resize(wide)
      .toBuffer();
    await page.context().close();
    const column = index % 3;
    const row = Math.floor(index / 3);
    tiles.push({ input, left: gap + column * (wide.width + gap), top: gap + row * (wide.height + gap) });
  }
  for (const [index, path] of phones.entries()) {
    const page = await opened(390, path, 844);
    const input = await sharp(await page.screenshot())
      .resize(narrow)
      .toBuffer();
    await page.context().close();
    tiles.push({ input, left: Math.round(gap + index * step), top: gap + 2 * (wide.height + gap) });
  }
  const height = 4 * gap + 2 * wide.height + narrow.height;
  await sharp({ create: { width: across, height, channels: 3, background: '#dfe6e6' } })
    .composite(tiles)
    .webp({ quality: 82 })
    .toFile(join(docs, 'pages.webp'));
}

if (folder) {
  await everyTemplate();
} else {
  mkdirSync(docs, { recursive: true });
  await theCalendar();
  await thePages();
}
await browser.close();
