import type { Page } from '@playwright/test';
import { locales } from '@surya/data';
import type { System } from '../system.ts';
import { words } from '../words.ts';
import { expect, type Hosting, test } from './hosting.ts';
import { calendar, embedded, hostPage, partnerId, payment, script } from './hostPage.ts';

/** With `surya-doctor` in the address the widget lists on the page what is wrong there. */

interface Case {
  /** The codes of the findings. */
  finds: string[];
  /** `mirror` serves the widget's files without the CORS header of its data. */
  body: (studio: string, mirror: string) => string;
  lang?: string;
  head?: string;
  policy?: (studio: string) => string;
  /** Changes what requests receive. */
  setUp?: (page: Page) => Promise<unknown>;
  /** True where the page is opened at an origin that the functions do not accept. */
  otherOrigin?: boolean;
}

const blocked = (pattern: string) => (page: Page) =>
  page.route(pattern, (route) => route.abort('blockedbyclient'));

const cases: Record<string, Case> = {
  'nothing wrong': { finds: [], body: embedded },
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
  'programs that are blocked': { finds: ['blocked'], body: embedded, setUp: blocked('**/programs.json') },
  'functions that are blocked': { finds: ['blocked'], body: embedded, setUp: blocked('**/api/**') },
  'elements that cannot be loaded': {
    finds: ['files'],
    body: embedded,
    setUp: blocked('**/chunks/elements-*'),
  },
  'headers that a proxy removes': {
    finds: ['cors'],
    body: (_, mirror) => embedded(mirror),
    otherOrigin: true,
  },
  'a page that is not the partner’s': { finds: ['origin_unknown'], body: embedded, otherOrigin: true },
  'an unknown partner': {
    finds: ['partner_unknown'],
    body: (studio) => embedded(studio).replaceAll(`"${partnerId}"`, '"no-such-partner"'),
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
  'an older version than the current one': {
    finds: ['old_version'],
    body: embedded,
    setUp: (page) => page.route('**/version.json', (route) => route.fulfill({ json: { version: '99.0.0' } })),
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
  'dark text on a dark page': {
    finds: ['low_contrast'],
    head: '<style>body { background: #12161c; color: #eee }</style>',
    body: (studio) => `${calendar(studio)}${script(studio)}`,
  },
  'a practice and a location that no program has': {
    finds: ['practice_unknown', 'location_unknown'],
    body: (studio) =>
      `${calendar(studio, 'practice="no_such_practice" location="Nowhere"')}${script(studio)}`,
  },
  'a page without elements': { finds: ['no_element'], body: (studio) => script(studio) },
};

async function open(page: Page, hosting: Hosting, system: System, name: string): Promise<void> {
  const { site, host } = system;
  const { body, head = '', lang = 'fr', policy, setUp, otherOrigin } = cases[name] ?? { body: embedded };
  await setUp?.(page);
  const address = hosting.serve('/diagnostics', {
    html: hostPage({ lang, head, body: body(site, host) }),
    headers: policy ? { 'Content-Security-Policy': policy(site) } : {},
  });
  await page.goto(`${otherOrigin ? address.replace('127.0.0.1', 'localhost') : address}?surya-doctor`);
}

for (const [name, { finds }] of Object.entries(cases)) {
  test(`diagnostics report ${name}`, async ({ page, system, hosting }) => {
    await open(page, hosting, system, name);
    const panel = page.locator('[data-surya-doctor]');
    await expect(panel.locator('dl')).toBeVisible({ timeout: 30_000 });
    const codes = await panel
      .locator('li')
      .evaluateAll((entries) => entries.map((entry) => entry.getAttribute('data-code')));
    expect(codes.sort()).toEqual(finds.sort());
  });
}

for (const lang of locales) {
  test(`diagnostics open by the fragment too, in ${lang}, above the page, and can be closed`, async ({
    page,
    system,
    hosting,
  }) => {
    const address = hosting.serve('/diagnostics', { html: hostPage({ lang, body: embedded(system.site) }) });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${address}#surya-doctor`);
    const panel = page.locator('[data-surya-doctor] section');
    await expect(panel).toHaveRole('region');
    await expect(panel.getByRole('status')).toHaveText(words[lang].diagnostics.well, { timeout: 30_000 });
    await panel.getByRole('button').last().click();
    await expect(panel).toHaveCount(0);
  });
}

test('a page without the parameter does not download the diagnostics', async ({ page, system, hosting }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const address = hosting.serve('/diagnostics', { html: hostPage({ body: embedded(system.site) }) });
  await page.goto(address, { waitUntil: 'networkidle' });
  expect(requests.filter((url) => /(doctor|diagnostics)-|version\.json/.test(url))).toEqual([]);
  await expect(page.locator('[data-surya-doctor]')).toHaveCount(0);
});
