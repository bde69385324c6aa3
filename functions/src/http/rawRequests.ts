import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server } from 'node:http';
import { ApiError } from './errors.ts';

/**
 * The framework reads bodies of up to a gigabyte before any function runs, parses JSON, forms and
 * compression, and answers what it cannot parse by itself, in HTML and with a stack. So that every request
 * reaches our own wrapper, unread, each is shown to the framework as one without body; `bytesOf` reads it.
 * A path that cannot be decoded, which the framework would quote, is shown as the root.
 * It holds for every server of the process, or for the one given, until the function returned is called.
 */
export function takeRequestsRaw(only?: Server): () => void {
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

/** The media type the sender declared, in lower case and without parameters. */
export function mediaTypeOf({ headers }: IncomingMessage): string {
  return headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/**
 * The bytes of the body as they were sent. Of a longer one than `most` bytes no more is kept.
 * @throws ApiError `body_too_large`; `invalid_body` where the sender broke off
 */
export function bytesOf(request: IncomingMessage, most: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    request.on('data', (chunk: Buffer) => {
      length += chunk.length;
      // Whatever follows flows by, so that the answer can be read before the line is closed.
      if (length > most) reject(new ApiError('body_too_large'));
      else chunks.push(chunk);
    });
    request.once('end', () => resolve(Buffer.concat(chunks)));
    request.once('error', () => reject(new ApiError('invalid_body')));
  });
}
