import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { passThrough } from './passThrough.ts';

/** Calls `use` with the origin of a server that handles requests with `listener`. */
async function withServer<T>(listener: RequestListener, use: (origin: string) => Promise<T>): Promise<T> {
  const server = createServer(listener).listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    return await use(`http://localhost:${port}`);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

/** Sends a request to `functions` through the development server's handler. */
function fetchThrough(functions: RequestListener, path: string, init: RequestInit = {}): Promise<Response> {
  return withServer(functions, (origin) =>
    withServer(passThrough(origin), async (developmentOrigin) => {
      const response = await fetch(developmentOrigin + path, init);
      const body = await response.text();
      return new Response(body, response);
    }),
  );
}

test.each([200, 400, 404, 409, 429, 503])('passes status %s on with its headers and body', async (status) => {
  const response = await fetchThrough(
    (_request, response) => {
      response.writeHead(status, { 'content-type': 'application/json', 'x-request-id': 'abc' });
      response.end('{"error":"program_full"}');
    },
    '/api/create-payment',
    { method: 'POST', body: '{}' },
  );
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(response.headers.get('x-request-id')).toBe('abc');
  expect(await response.text()).toBe('{"error":"program_full"}');
});

test('passes method, path, headers and body of the request on', async () => {
  const response = await fetchThrough(
    async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const { method, url, headers } = request;
      response.end(JSON.stringify([method, url, headers['content-type'], Buffer.concat(chunks).toString()]));
    },
    '/api/create-payment?a=1',
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"programId":"é"}' },
  );
  expect(await response.json()).toEqual([
    'POST',
    '/api/create-payment?a=1',
    'application/json',
    '{"programId":"é"}',
  ]);
});

test('answers 502 where the functions cannot be reached', async () => {
  const closed = await withServer(
    () => undefined,
    async (origin) => origin,
  );
  const status = await withServer(passThrough(closed), async (origin) => (await fetch(origin)).status);
  expect(status).toBe(502);
});
