import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a scripted service was asked. */
export interface Asked {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** What it answers: a status with JSON, raw text, a closed line, nothing ever, or half an answer. */
export type Reply =
  | { status: number; json?: unknown; text?: string; headers?: Record<string, string> }
  | 'hang up'
  | 'silence'
  | 'half';

/** A service on this machine that gives the answers it is told to, in order, and the last one ever after. */
export async function scripted(
  replies: readonly Reply[],
  use: (origin: string, asked: readonly Asked[]) => Promise<void>,
): Promise<void> {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const reply = replies[Math.min(asked.length, replies.length - 1)];
      asked.push({
        method: request.method ?? '',
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString('utf8'),
      });
      if (reply === 'silence') return;
      if (reply === 'half') {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 }).write('{');
        return;
      }
      if (!reply || reply === 'hang up') {
        request.socket.destroy();
        return;
      }
      response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers });
      response.end(reply.text ?? (reply.json === undefined ? '' : JSON.stringify(reply.json)));
    });
  });
  server.listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    await use(`http://localhost:${port}`, asked);
  } finally {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
}

/** An address where nobody answers. */
export const nobody = 'http://localhost:9';
