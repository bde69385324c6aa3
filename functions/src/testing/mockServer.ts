import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that the server received. */
export interface ReceivedRequest {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** An answer: a status with JSON or text, a closed connection, none at all, or an incomplete one. */
export type MockAnswer =
  | { status: number; json?: unknown; text?: string; headers?: Record<string, string> }
  | 'hang up'
  | 'silence'
  | 'half';

/** Runs `use` with a server that gives these answers in order, and the last one from then on. */
export async function mockServer<Result>(
  answers: readonly MockAnswer[],
  use: (origin: string, requests: readonly ReceivedRequest[]) => Promise<Result>,
): Promise<Result> {
  const requests: ReceivedRequest[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const answer = answers[Math.min(requests.length, answers.length - 1)];
      requests.push({
        method: request.method ?? '',
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString('utf8'),
      });
      if (answer === 'silence') return;
      if (answer === 'half') {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 }).write('{');
        return;
      }
      if (!answer || answer === 'hang up') {
        request.socket.destroy();
        return;
      }
      response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
      response.end(answer.text ?? (answer.json === undefined ? '' : JSON.stringify(answer.json)));
    });
  });
  server.listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    return await use(`http://localhost:${port}`, requests);
  } finally {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
}

/** An address where no server listens. */
export const unreachableUrl = 'http://localhost:9';
