import type { IncomingMessage } from 'node:http';
import { ApiError } from './apiError.ts';

/**
 * Reads the bytes of a body as they were sent, and keeps no more than `maxBytes`.
 * @throws ApiError `body_too_large`; `invalid_body` where the connection was closed early
 */
export function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    request.on('data', (chunk: Buffer) => {
      length += chunk.length;
      // The rest is read and dropped: a sender reads the answer only after it has sent everything.
      if (length > maxBytes) reject(new ApiError('body_too_large'));
      else chunks.push(chunk);
    });
    request.once('end', () => resolve(Buffer.concat(chunks)));
    request.once('error', () => reject(new ApiError('invalid_body')));
  });
}
