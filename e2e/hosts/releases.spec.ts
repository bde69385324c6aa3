import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import releases from '@surya/widget/releases.json' with { type: 'json' };
import { expectWidget } from './expectWidget.ts';
import { expect, test } from './hosting.ts';
import { calendar, hostPage, payment } from './hostPage.ts';
import { getStoredData, noSideEffects, recordSideEffects } from './pageSideEffects.ts';

/** What a partner pinned once still shows, filters and sells, with today's programs and today's functions. */

const folder = join(import.meta.dirname, '../../widget/releases');

/** The pinned snippet: the browser runs the script only if it is, byte for byte, the one released. */
function pinned(studio: string, version: string, integrity: string): string {
  return `<script type="module" src="${studio}/widget/${version}/booking.js" integrity="${integrity}" crossorigin></script>`;
}

test('every released version is on the list, and nothing else', () => {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual(releases.map(({ version }) => version).sort());
});

for (const { version, integrity } of releases) {
  const files: Record<string, string> = integrity;

  test(`${version} is served byte for byte as releases.json lists it, cached for good`, async ({
    system,
  }) => {
    for (const [file, hash] of Object.entries(files)) {
      const answer = await fetch(`${system.site}/widget/${version}/${file}`);
      const bytes = new Uint8Array(await answer.arrayBuffer());
      expect([file, `sha384-${createHash('sha384').update(bytes).digest('base64')}`]).toEqual([file, hash]);
      expect(answer.headers.get('cache-control')).toContain('immutable');
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    }
    const programs = await fetch(`${system.site}/widget/${version}/programs.json`);
    expect(programs.headers.get('cache-control')).not.toContain('immutable');
    expect(await programs.json()).toEqual(
      await (await fetch(`${system.site}/widget/v1/programs.json`)).json(),
    );
  });

  test(`${version} still shows, filters and leads to payment`, async ({ page, system, hosting }) => {
    const { site } = system;
    const sideEffects = recordSideEffects(page, system);
    const body = `${calendar(site)}${payment(site)}${pinned(site, version, files['booking.js'] ?? '')}`;
    const address = hosting.serve(`/pinned-${version}`, {
      html: hostPage({ body }),
      headers: {
        'Content-Security-Policy': `default-src 'none'; script-src ${site}; connect-src ${site}; img-src ${site}`,
      },
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    await expectWidget.toBeReadable(page);
    expect(sideEffects).toEqual(noSideEffects);
    expect(await getStoredData(page)).toEqual([]);
    await expectWidget.toFilter(page.locator('surya-calendar'));
    await expectWidget.toPay(page, system);
    await page.goto(address);
    await expectWidget.toPayFromCard(page, system);
  });
}

test('a script that is not the one released does not run, and the links stay', async ({
  page,
  system,
  hosting,
}) => {
  const { site } = system;
  const wrong = `sha384-${createHash('sha384').update('another script').digest('base64')}`;
  const body = `${calendar(site)}${pinned(site, releases[0]?.version ?? '', wrong)}`;
  await page.goto(hosting.serve('/tampered', { html: hostPage({ body }) }), { waitUntil: 'networkidle' });
  expect(await page.evaluate(() => customElements.get('surya-calendar'))).toBeUndefined();
  await expect(page.locator('surya-calendar').getByRole('link')).toBeVisible();
});
