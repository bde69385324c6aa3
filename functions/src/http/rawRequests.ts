import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

const declared = Symbol('declared content type');
type Declaring = IncomingMessage & { [declared]?: string };

/**
 * The framework parses JSON, forms and compressed bodies before any function runs, and answers what it
 * cannot parse by itself, in HTML and with a stack. So that every request reaches our own wrapper, and with
 * its bytes untouched, each is shown to the framework as plain bytes; what it said it is stays here.
 * It holds for every server of the process, until the function returned is called.
 */
export function takeRequestsRaw(): () => void {
  const channel = 'http.server.request.start';
  const onRequest = (message: unknown) => {
    const { request } = message as { request: Declaring };
    const { headers } = request;
    // Two takers see a request one after the other: the first noted what was declared.
    request[declared] ??= headers['content-type'] ?? '';
    headers['content-type'] = 'application/octet-stream';
    delete headers['content-encoding'];
  };
  subscribe(channel, onRequest);
  return () => {
    unsubscribe(channel, onRequest);
  };
}

/** The media type the sender declared, in lower case and without parameters. */
export function mediaTypeOf(request: IncomingMessage): string {
  const contentType = (request as Declaring)[declared] ?? '';
  return contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/** The bytes of the body as they were sent. */
export function bytesOf(request: { rawBody?: Buffer }): Buffer {
  return request.rawBody ?? Buffer.alloc(0);
}
