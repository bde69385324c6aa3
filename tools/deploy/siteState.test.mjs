import { once } from 'node:events';
import { createServer } from 'node:http';
import { stateOf } from './siteState.mjs';

/** A site with two functions, at one commit; what `overrides` names by path answers otherwise. */
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

const expected = { functions: ['a', 'b'], version: 'cb2a91f' };

test('a site that is all there has no faults', () =>
  deployed({}, async (site) => expect(await stateOf(site, expected)).toEqual([])));

test('everything that is missing or old is named', () => {
  const old = JSON.stringify({ data: { function: 'b', version: '0000000' } });
  const page = JSON.stringify({ data: { function: 'c', version: 'cb2a91f' } });
  return deployed({ '/sitemap.xml': '', '/api/a/health': page, '/api/b/health': old }, async (site) =>
    expect(await stateOf(site, expected)).toEqual([
      `${site}/sitemap.xml: 404`,
      'a: something else answers in its place',
      'b: 0000000 is deployed, not cb2a91f',
    ]),
  );
});

test('any version will do where none is expected', () =>
  deployed({}, async (site) => expect(await stateOf(site, { ...expected, version: undefined })).toEqual([])));

test('a site that nobody serves is said to be so', async () => {
  let closed = '';
  await deployed({}, async (site) => {
    closed = site;
  });
  const faults = await stateOf(closed, { ...expected, functions: [] });
  expect(faults[0]).toBe(`${closed}/: ECONNREFUSED`);
});
