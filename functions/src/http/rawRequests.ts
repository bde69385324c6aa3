import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/**
 * The framework parses JSON, forms and compressed bodies before any function runs, and answers what it
 * cannot parse by itself, in HTML and with a stack. So that every request reaches our own wrapper, and with
 * its bytes untouched, each is shown to the framework as plain bytes; what it said it is stays here.
 */
const declared = Symbol.for('surya.declared-content-type');
type Declaring = IncomingMessage & { [declared]?: string };

subscribe('http.server.request.start', (message) => {
  const { request } = message as { request: Declaring };
  const { headers } = request;
  // The symbol is the process's own, so that a second copy of this module leaves the first one's note alone.
  request[declared] ??= headers['content-type'] ?? '';
  headers['content-type'] = 'application/octet-stream';
  delete headers['content-encoding'];
});

/** The media type the sender declared, in lower case and without parameters. */
export function mediaTypeOf(request: IncomingMessage): string {
  const contentType = (request as Declaring)[declared] ?? '';
  return contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/** The bytes of the body as they were sent. */
export function bytesOf(request: { rawBody?: Buffer }): Buffer {
  return request.rawBody ?? Buffer.alloc(0);
}
