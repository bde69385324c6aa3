import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';
import { pipeline } from 'node:stream/promises';

/**
 * Creates a request handler that sends each request on to `origin` and its response back unchanged: status,
 * headers and body. Gatsby's own `proxy` turns every 4xx response into a 500.
 */
export function passThrough(origin: string) {
  return async (request: IncomingMessage & { originalUrl?: string }, response: ServerResponse) => {
    const address = new URL(request.originalUrl ?? request.url ?? '/', origin);
    // Without the name it was asked by: the server that is asked now has its own.
    const { host: _host, ...headers } = request.headers;
    const { request: send } = address.protocol === 'https:' ? https : http;
    const sent = send(address, { method: request.method, headers });
    const received = new Promise<IncomingMessage>((resolve, reject) => {
      sent.on('response', resolve).on('error', reject);
    });
    response.on('close', () => sent.destroy());
    try {
      const [answer] = await Promise.all([received, pipeline(request, sent)]);
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      await pipeline(answer, response);
    } catch (error) {
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end(`${origin} cannot be reached: ${error}`);
    }
  };
}
