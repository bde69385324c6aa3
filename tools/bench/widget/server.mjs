import { createServer } from 'node:http';
import { extname } from 'node:path';
import { gzipSync } from 'node:zlib';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.avif': 'image/avif',
};

/**
 * A server that has its files in memory, compressed beforehand, so that it costs the measured browser
 * nothing; all are sent in the same way, as gzip.
 * @returns its origin, what adds or replaces files, and what stops it
 */
export async function serve(port) {
  const files = new Map();
  const server = createServer(({ url }, response) => {
    const path = url.split('?', 1)[0];
    const body = files.get(path);
    if (!body) return response.writeHead(404).end();
    const type = types[extname(path)] ?? 'application/octet-stream';
    response.writeHead(200, {
      'content-type': type,
      'content-encoding': 'gzip',
      'content-length': body.length,
      'cache-control': 'no-store',
    });
    response.end(body);
  });
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${server.address().port}`,
    put(added) {
      for (const [path, content] of added) files.set(path, gzipSync(content, { level: 9 }));
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
