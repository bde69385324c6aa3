import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A port on which another program listens. */
export class PortTakenError extends Error {
  override readonly name = 'PortTakenError';

  constructor(readonly port: number) {
    super(`Port ${port} is taken.`);
  }
}

/** A running server. */
export interface Listening {
  port: number;
  /** Closes the server and every connection. */
  close(): Promise<void>;
}

/**
 * Listens on a port of this machine; 0 takes any that is free.
 * @throws PortTakenError
 */
export function listen(listener: RequestListener, port: number): Promise<Listening> {
  const server = createServer(listener);
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new PortTakenError(port) : error);
    });
    server.listen(port, () => {
      resolve({ port: (server.address() as AddressInfo).port, close: () => close(server) });
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
