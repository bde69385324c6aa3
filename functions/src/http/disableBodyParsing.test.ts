import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { http } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import { disableBodyParsing } from './disableBodyParsing.ts';
import { readBody } from './readBody.ts';

/** What a function sees of a request behind the framework's server. */
interface Seen {
  parsed: unknown;
  raw: unknown;
  bytes: string;
}

/** Sends a request to a function that reads its body itself; `seen` is empty where the function did not run. */
async function send(init: RequestInit, { path = '/', isDisabled = true } = {}) {
  const seen: Seen[] = [];
  http('body-reader', async (request, response) => {
    const bytes = request.readableEnded ? Buffer.alloc(0) : await readBody(request, 1024);
    seen.push({ parsed: request.body, raw: request.rawBody, bytes: bytes.toString('base64') });
    response.json({});
  });
  const server = getTestServer('body-reader').listen(0);
  const undo = isDisabled ? disableBodyParsing(server) : () => {};
  await once(server, 'listening');
  try {
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://localhost:${port}${path}`, { method: 'POST', ...init });
    return { status: response.status, text: await response.text(), seen };
  } finally {
    undo();
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
}

const withType = (type: string, body: string | Buffer, headers: Record<string, string> = {}) => ({
  body: new Uint8Array(Buffer.from(body)),
  headers: { 'content-type': type, ...headers },
});
const cases: [string, ReturnType<typeof withType>][] = [
  ['JSON', withType('application/json', '{"a":1}')],
  ['invalid JSON', withType('application/json', '{"a":')],
  ['a form', withType('application/x-www-form-urlencoded', 'a=1')],
  ['text', withType('text/plain', 'a')],
  ['bytes', withType('application/octet-stream', Buffer.from([0, 255]))],
  ['compressed JSON', withType('application/json', gzipSync('{"a":1}'), { 'content-encoding': 'gzip' })],
  ['an unknown compression', withType('application/json', '{"a":1}', { 'content-encoding': 'zstd' })],
];

describe('the framework with disableBodyParsing', () => {
  test.each(cases)('leaves %s unread, and the function reads the bytes as sent', async (_, init) => {
    const { status, seen } = await send(init);
    expect(status).toBe(200);
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatchObject({ raw: undefined, bytes: Buffer.from(init.body).toString('base64') });
    expect(seen[0]?.parsed ?? {}).toEqual({});
  });

  test('leaves a chunked body unread', async () => {
    const body = new Blob(['{"a":1}']).stream();
    const headers = { 'content-type': 'application/json' };
    const { seen } = await send({ body, headers, duplex: 'half' } as RequestInit);
    expect(seen).toMatchObject([{ raw: undefined, bytes: Buffer.from('{"a":1}').toString('base64') }]);
  });

  test('gives a path that cannot be decoded to the function', async () => {
    expect(await send({}, { path: '/%zz' })).toMatchObject({ status: 200, seen: [{}] });
  });
});

/** These fail once `disableBodyParsing` is no longer needed. */
describe('the framework without disableBodyParsing', () => {
  test('reads a body before the function does', async () => {
    const { seen } = await send(withType('application/json', '{"a":1}'), { isDisabled: false });
    expect(seen).toMatchObject([{ parsed: { a: 1 }, bytes: '' }]);
  });

  test('answers an invalid body itself', async () => {
    const { status, seen } = await send(withType('application/json', '{"a":'), { isDisabled: false });
    expect({ status, seen }).toEqual({ status: 400, seen: [] });
  });
});
