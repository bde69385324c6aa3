import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { ErrorResponse } from '@surya/data';

/** Hop-by-hop headers (RFC 9110 §7.6.1), which are not forwarded; `cookie` is filtered separately. */
const hopByHopHeaders = [
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
const timeout = 60_000;

/** Responds in place of a function that does not exist. */
export function sendUnavailable(response: ServerResponse): void {
  fail(response, 502);
}

/**
 * Forwards a request to a local function and its response back, both byte for byte: the webhook's signature
 * is over the bytes. Responds 502 when the function does not, 504 when it takes too long.
 */
export function forward(request: IncomingMessage, response: ServerResponse, port: number): void {
  const cookie = getSessionCookie(request.headers.cookie);
  const { host = '', 'x-forwarded-for': chain, 'x-forwarded-proto': protocol } = request.headers;
  const client = request.socket.remoteAddress ?? '';
  const upstream = httpRequest(
    {
      host: '127.0.0.1',
      port,
      method: request.method,
      path: 'originalUrl' in request ? String(request.originalUrl) : request.url,
      headers: {
        ...forwardedHeaders(request.headers),
        ...(request.headers['transfer-encoding'] && { 'transfer-encoding': 'chunked' }),
        ...(cookie !== undefined && { cookie }),
        host: `127.0.0.1:${port}`,
        'x-forwarded-for': chain ? `${chain}, ${client}` : client,
        'x-forwarded-host': host,
        'x-forwarded-proto': protocol ?? 'http',
      },
      timeout,
    },
    (incoming) => {
      response.writeHead(incoming.statusCode ?? 502, forwardedHeaders(incoming.headers));
      incoming.pipe(response);
      incoming.on('error', () => response.destroy());
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

function forwardedHeaders(headers: IncomingMessage['headers']): IncomingMessage['headers'] {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHopHeaders.includes(name)));
}

/** Gets the one cookie that Firebase Hosting forwards to functions, `__session`. */
function getSessionCookie(cookies: string | undefined): string | undefined {
  return cookies?.split(/;\s*/).find((cookie) => cookie.startsWith('__session='));
}

function fail(response: ServerResponse, status: 502 | 504): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const body: ErrorResponse = { error: { code: 'provider_unavailable' } };
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}
