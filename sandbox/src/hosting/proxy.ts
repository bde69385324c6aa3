import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { ErrorResponse } from '@surya/data';

/** Headers that are between two neighbours and never passed on (RFC 9110 §7.6.1); cookies are chosen apart. */
const notPassedOn = [
  'connection',
  'cookie',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** How long Firebase Hosting waits for a function, milliseconds. */
const patience = 60_000;

/** Answers for a function that is not there. */
export function unavailable(response: ServerResponse): void {
  fail(response, 502);
}

/**
 * Passes a request to a local function and its answer back, both byte for byte: the webhook's signature
 * is over the bytes. 502 when the function does not answer, 504 when it takes too long.
 */
export function forward(request: IncomingMessage, response: ServerResponse, port: number): void {
  const cookie = sessionCookie(request.headers.cookie);
  const { host = '', 'x-forwarded-for': chain, 'x-forwarded-proto': protocol } = request.headers;
  const client = request.socket.remoteAddress ?? '';
  const upstream = httpRequest(
    {
      host: '127.0.0.1',
      port,
      method: request.method,
      path: 'originalUrl' in request ? String(request.originalUrl) : request.url,
      headers: {
        ...passedOn(request.headers),
        ...(request.headers['transfer-encoding'] && { 'transfer-encoding': 'chunked' }),
        ...(cookie !== undefined && { cookie }),
        host: `127.0.0.1:${port}`,
        'x-forwarded-for': chain ? `${chain}, ${client}` : client,
        'x-forwarded-host': host,
        'x-forwarded-proto': protocol ?? 'http',
      },
      timeout: patience,
    },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, passedOn(answer.headers));
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    },
  );
  upstream.on('timeout', () => {
    fail(response, 504);
    upstream.destroy();
  });
  upstream.on('error', () => fail(response, 502));
  response.on('close', () => upstream.destroy());
  request.pipe(upstream);
}

function passedOn(headers: IncomingMessage['headers']): IncomingMessage['headers'] {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !notPassedOn.includes(name)));
}

/** Firebase Hosting passes one cookie on to functions, `__session`, so that answers can be cached. */
function sessionCookie(cookies: string | undefined): string | undefined {
  return cookies?.split(/;\s*/).find((cookie) => cookie.startsWith('__session='));
}

function fail(response: ServerResponse, status: 502 | 504): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const answer: ErrorResponse = { error: { code: 'provider_unavailable' } };
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
}
