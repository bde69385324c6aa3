import type { Page } from '@playwright/test';
import type { System } from '../system.ts';
import { calendar, embedded, hostPage, payment, script } from './page.ts';
import { expect, type Hosting, test } from './server.ts';

/** With `surya-doctor` in the address the widget says on the page what it sees wrong there. */

interface Case {
  /** What the doctor finds, by code. */
  finds: string[];
  /** `mirror` serves the widget's files without the headers that let other pages read its data. */
  body: (studio: string, mirror: string) => string;
  lang?: string;
  head?: string;
  policy?: (studio: string) => string;
  /** What happens to requests. */
  given?: (page: Page) => Promise<unknown>;
  /** The host's other name, which the functions do not know. */
  stranger?: boolean;
}

const blocked = (pattern: string) => (page: Page) =>
  page.route(pattern, (route) => route.abort('blockedbyclient'));

const cases: Record<string, Case> = {
  'all is well': { finds: [], body: embedded },
  'a policy that forbids the programs': {
    finds: ['policy'],
    body: embedded,
    policy: (studio) => `default-src 'none'; script-src ${studio}; img-src ${studio}`,
  },
  'a policy that forbids the pictures, and trusted types': {
    finds: ['policy'],
    body: embedded,
    policy: (studio) =>
      `default-src 'none'; script-src ${studio}; connect-src ${studio}; require-trusted-types-for 'script'; trusted-types 'none'`,
  },
  'programs that are blocked': { finds: ['blocked'], body: embedded, given: blocked('**/programs.json') },
  'functions that are blocked': { finds: ['blocked'], body: embedded, given: blocked('**/api/**') },
  'elements that do not come': { finds: ['files'], body: embedded, given: blocked('**/chunks/elements-*') },
  'headers that a proxy strips': {
    finds: ['cors'],
    body: (_, mirror) => embedded(mirror),
    stranger: true,
  },
  'a page that is not the partner’s': { finds: ['origin_unknown'], body: embedded, stranger: true },
  'a partner we do not know': {
    finds: ['partner_unknown'],
    body: (studio) => embedded(studio).replaceAll('studio-lumen', 'studio-umbra'),
  },
  'no partner and no links': {
    finds: ['partner_missing', 'no_links'],
    body: (studio) => `<surya-calendar></surya-calendar>${script(studio)}`,
  },
  'a script loaded twice': {
    finds: ['double_load'],
    body: (studio) =>
      `${embedded(studio)}<script type="module" src="${studio}/widget/v1/booking.js?ver=6"></script>`,
  },
  'an older version than today’s': {
    finds: ['old_version'],
    body: embedded,
    given: (page) => page.route('**/version.json', (route) => route.fulfill({ json: { version: '99.0.0' } })),
  },
  'a box that cuts the calendar off': {
    finds: ['clipped'],
    body: (studio) =>
      `<div class="box" style="height: 300px; overflow: hidden">${calendar(studio)}</div>${script(studio)}`,
  },
  'a column without width': {
    finds: ['squeezed'],
    body: (studio) => `<div style="width: 0">${calendar(studio)}</div>${payment(studio)}${script(studio)}`,
  },
  'a closed tab': {
    finds: ['hidden'],
    body: (studio) => `<div hidden>${calendar(studio)}</div>${script(studio)}`,
  },
  'dark words on a dark page': {
    finds: ['faint'],
    head: '<style>body { background: #12161c; color: #eee }</style>',
    body: (studio) => `${calendar(studio)}${script(studio)}`,
  },
  'names that the catalogue does not have': {
    finds: ['practice_unknown', 'location_unknown'],
    body: (studio) => `${calendar(studio, 'practice="yoga" location="Paris"')}${script(studio)}`,
  },
  'a page without elements': { finds: ['no_element'], body: (studio) => script(studio) },
};

async function open(page: Page, hosting: Hosting, system: System, name: string): Promise<void> {
  const { site, host } = system;
  const { body, head = '', lang = 'fr', policy, given, stranger } = cases[name] ?? { body: embedded };
  await given?.(page);
  const address = hosting.serve('/doctor', {
    html: hostPage({ lang, head, body: body(site, host) }),
    headers: policy ? { 'Content-Security-Policy': policy(site) } : {},
  });
  await page.goto(`${stranger ? address.replace('127.0.0.1', 'localhost') : address}?surya-doctor`);
}

for (const [name, { finds }] of Object.entries(cases)) {
  test(`the doctor sees ${name}`, async ({ page, system, hosting }) => {
    await open(page, hosting, system, name);
    const panel = page.locator('[data-surya-doctor]');
    await expect(panel.locator('dl')).toBeVisible({ timeout: 30_000 });
    const codes = await panel
      .locator('li')
      .evaluateAll((entries) => entries.map((entry) => entry.getAttribute('data-code')));
    expect(codes.sort()).toEqual(finds.sort());
  });
}

for (const [lang, well] of [
  ['fr', /^Tout va bien/],
  ['en', /^All is well/],
  ['es', /^Todo está bien/],
] as const) {
  test(`the doctor speaks ${lang}, above everything and closable, and comes by the fragment too`, async ({
    page,
    system,
    hosting,
  }) => {
    const address = hosting.serve('/doctor', { html: hostPage({ lang, body: embedded(system.site) }) });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${address}#surya-doctor`);
    const panel = page.locator('[data-surya-doctor] section');
    await expect(panel).toHaveRole('region');
    await expect(panel.getByRole('status')).toHaveText(well, { timeout: 30_000 });
    await panel.getByRole('button').last().click();
    await expect(panel).toHaveCount(0);
  });
}

test('nobody who does not ask for the doctor downloads it', async ({ page, system, hosting }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const address = hosting.serve('/doctor', { html: hostPage({ body: embedded(system.site) }) });
  await page.goto(address, { waitUntil: 'networkidle' });
  expect(requests.filter((url) => /doctor-|version\.json/.test(url))).toEqual([]);
  await expect(page.locator('[data-surya-doctor]')).toHaveCount(0);
});
