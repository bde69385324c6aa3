import { defaultLocale } from '@surya/data';
import { expect, test } from '../hosts/hosting.ts';
import { hostPage } from '../hosts/hostPage.ts';
import { getSectionPath, isCanonical, pages } from '../pages.ts';
import { findOverflow } from './findOverflow.ts';

/** Nothing is wider than its box or the window, in any state that a visitor can open. */

const inLanguage = pages.filter((page) => isCanonical(page) && page.locale === defaultLocale);
const groups = {
  sections: inLanguage.filter(({ kind }) => kind === 'section'),
  'practices, retreats and programs': inLanguage.filter(({ kind }) => kind !== 'section'),
};

for (const [name, group] of Object.entries(groups)) {
  test(`nothing overflows at 320 and 390 px on the ${name}`, async ({ page, system }) => {
    const paths = group.map(({ path }) => path);
    expect(await findOverflow(page, system.site, ['/', ...paths])).toEqual([]);
  });
}

test('nothing overflows in the filters of the calendar where they are tabs', async ({ page, system }) => {
  const calendar = getSectionPath('calendar', defaultLocale);
  expect(await findOverflow(page, system.site, [calendar], [1280, 900, 760])).toEqual([]);
});

test('nothing overflows in the diagnostics at 320 and 390 px', async ({ page, system }) => {
  const calendar = getSectionPath('calendar', defaultLocale);
  expect(await findOverflow(page, system.site, [`${calendar}?surya-doctor`])).toEqual([]);
});

test('a text that is wider than its box or the window is reported', async ({ page, system, hosting }) => {
  const body = `<p>fits</p><p style="inline-size: 40px; white-space: nowrap">wider than its box</p>
<p style="inline-size: 900px">wide box</p><p style="inline-size: 40px; overflow: auto; white-space: nowrap">scrolls</p>`;
  hosting.serve('/overflow', { html: hostPage({ body }) });
  const faults = await findOverflow(page, system.host, ['/overflow'], [390]);
  expect(faults).toEqual([
    expect.stringContaining('the page is'),
    expect.stringContaining('“wider than its box” overflows <p>'),
  ]);
});
