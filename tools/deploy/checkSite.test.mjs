import { once } from 'node:events';
import { createServer } from 'node:http';
import { checkSite } from './checkSite.mjs';

/** Serves a site with two functions of one commit; `overrides` replaces responses by path. */
async function deployed(overrides, use) {
  const health = (name) => JSON.stringify({ data: { function: name, version: 'cb2a91f' } });
  const answers = {
    '/': '<html>',
    '/fr-home': '<html>',
    '/sitemap.xml': '<urlset>',
    '/widget/v1/booking.js': 'export {}',
    '/api/a/health': health('a'),
    '/api/b/health': health('b'),
    ...overrides,
  };
  const server = createServer((request, response) => {
    const text = answers[request.url];
    response.writeHead(text ? 200 : 404).end(text);
  }).listen(0);
  await once(server, 'listening');
  try {
    await use(`http://localhost:${server.address().port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const expected = { pages: ['/fr-home'], functions: ['a', 'b'], version: 'cb2a91f' };

test('a complete site has no failures', () =>
  deployed({}, async (site) => expect(await checkSite(site, expected)).toEqual([])));

test('every missing page and outdated function is named', () => {
  const old = JSON.stringify({ data: { function: 'b', version: '0000000' } });
  const page = JSON.stringify({ data: { function: 'c', version: 'cb2a91f' } });
  return deployed({ '/sitemap.xml': '', '/api/a/health': page, '/api/b/health': old }, async (site) =>
    expect(await checkSite(site, expected)).toEqual([
      `${site}/sitemap.xml: 404`,
      'a: another service answers at its address',
      'b: 0000000 is deployed, not cb2a91f',
    ]),
  );
});

test('any version passes where none is expected', () =>
  deployed({}, async (site) =>
    expect(await checkSite(site, { ...expected, version: undefined })).toEqual([]),
  ));

test('an unreachable site is reported with the network error', async () => {
  let closed = '';
  await deployed({}, async (site) => {
    closed = site;
  });
  const faults = await checkSite(closed, { ...expected, functions: [] });
  expect(faults[0]).toBe(`${closed}/: ECONNREFUSED`);
});
