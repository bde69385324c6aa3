import { request as httpRequest } from 'node:http';
import { type Listening, listen } from '../../listen.ts';
import { createSiteFixture, type SiteFixture } from '../../testing/siteFixture.ts';
import { hosting } from './hosting.ts';
import { getServiceIds, readHosting } from './hostingConfiguration.ts';

let fixture: SiteFixture;
let echo: Listening;
let server: Listening;
let origin: string;

beforeAll(async () => {
  fixture = await createSiteFixture();
  echo = await listen((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      response.writeHead(201, { 'X-Answer': 'yes' });
      const body = Buffer.concat(chunks).toString('base64');
      response.end(
        JSON.stringify({ url: request.url, method: request.method, headers: request.headers, body }),
      );
    });
  }, 0);
  const configuration = await readHosting(fixture.root);
  const ports: Record<string, number> = { echo: echo.port };
  server = await listen(hosting({ configuration, root: fixture.root, getPort: (name) => ports[name] }), 0);
  origin = `http://localhost:${server.port}`;
});
afterAll(async () => {
  await Promise.all([server.close(), echo.close(), fixture.remove()]);
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(origin + path, { redirect: 'manual', headers });

/** The raw answer: fetch would undo the compression. */
function encodingOf(path: string, accepted: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(origin + path, { headers: { 'Accept-Encoding': accepted } }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.headers['content-encoding']));
    });
    request.on('error', reject).end();
  });
}

it('gets the functions that rewrites lead to, each once', async () => {
  expect(getServiceIds(await readHosting(fixture.root))).toEqual(['echo', 'gone']);
});

it('serves pages at clean addresses', async () => {
  expect(await (await get('/fr-calendrier')).text()).toBe('<h1>Calendrier</h1>');
  const longer = await get('/fr-calendrier.html');
  expect([longer.status, longer.headers.get('location')]).toEqual([301, '/fr-calendrier']);
  const slash = await get('/fr-calendrier/');
  expect([slash.status, slash.headers.get('location')]).toEqual([301, '/fr-calendrier']);
});

it('applies redirects, rewrites to pages, and headers', async () => {
  const redirect = await get('/es-contact');
  expect([redirect.status, redirect.headers.get('location')]).toEqual([301, '/es-contacto']);
  expect(await (await get('/fr-details/inconnu')).text()).toBe('<p>Calendrier</p>');
  const script = await get('/widget/v1/booking.js');
  expect(script.headers.get('access-control-allow-origin')).toBe('*');
  expect(script.headers.get('x-content-type-options')).toBe('nosniff');
});

it('responds with the site’s own 404 page', async () => {
  const answer = await get('/nowhere');
  expect([answer.status, await answer.text()]).toEqual([404, '<h1>Oops! Page not found</h1>']);
});

it('refuses a URL that cannot be decoded, and keeps serving', async () => {
  expect((await get('/%E0%A4%A')).status).toBe(400);
  expect((await get('/')).status).toBe(200);
});

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['identity', undefined],
])('compresses for a browser that accepts %s', async (accepted, encoding) => {
  expect(await encodingOf('/', accepted)).toBe(encoding);
  expect(await encodingOf('/widget/v1/booking.js', accepted)).toBe(encoding);
});

it('forwards a request byte for byte, and its response back', async () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
  const answer = await fetch(`${origin}/api/echo?x=1&y=%20`, {
    method: 'POST',
    body: bytes,
    headers: {
      'Content-Type': 'application/octet-stream',
      'Stripe-Signature': 't=1,v1=ab',
      Cookie: 'a=1; __session=2',
    },
  });
  expect([
    answer.status,
    answer.headers.get('x-answer'),
    answer.headers.get('x-content-type-options'),
  ]).toEqual([201, 'yes', 'nosniff']);
  const got = (await answer.json()) as { headers: Record<string, string> };
  expect(got).toMatchObject({
    url: '/api/echo?x=1&y=%20',
    method: 'POST',
    body: Buffer.from(bytes).toString('base64'),
    headers: {
      'stripe-signature': 't=1,v1=ab',
      'x-forwarded-host': `localhost:${server.port}`,
      'x-forwarded-proto': 'http',
      'content-length': '256',
      cookie: '__session=2',
    },
  });
  expect(got.headers['x-forwarded-for']).toMatch(/127\.0\.0\.1|::1/);
});

it('responds 502 for a function that is down', async () => {
  const answer = await get('/api/gone');
  expect([answer.status, await answer.json()]).toEqual([502, { error: { code: 'provider_unavailable' } }]);
});
