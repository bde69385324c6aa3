import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server } from 'node:http';

/**
 * Keeps the framework from reading request bodies. It would read up to a gigabyte before any function runs,
 * parse JSON, forms and compression, and answer what it cannot parse with HTML and a stack trace. Each
 * request is therefore shown to the framework as one without body, and `readBody` reads it; a path that
 * cannot be decoded, which the framework would quote, is shown as `/`.
 * See docs/decisions/0020-request-bodies-are-read-raw.md.
 * @param only the server to which it applies; all servers of the process where it is not given
 * @returns a function that undoes it
 */
export function disableBodyParsing(only?: Server): () => void {
  const channel = 'http.server.request.start';
  const onRequest = (message: unknown) => {
    const { request, server } = message as { request: IncomingMessage; server: Server };
    if (only && server !== only) return;
    delete request.headers['content-length'];
    delete request.headers['transfer-encoding'];
    if (!isDecodable(request.url ?? '')) request.url = '/';
  };
  subscribe(channel, onRequest);
  return () => {
    unsubscribe(channel, onRequest);
  };
}

function isDecodable(url: string): boolean {
  if (!url.includes('%')) return true;
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
}
