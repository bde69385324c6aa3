import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { functionsIn } from '../functions.ts';
import type { World } from '../world.ts';
import { frameworkServer } from './frameworkServer.ts';

/** An answer as a caller sees it. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  body: unknown;
}

/** One function behind the framework's own server. */
export interface Served {
  ask(init?: RequestInit, path?: string): Promise<Answer>;
  post(body: unknown, headers?: Record<string, string>): Promise<Answer>;
}

/** Serves the function of that name while `use` runs. */
export async function served(
  name: string,
  world: World,
  use: (served: Served) => Promise<void>,
): Promise<void> {
  const handler = functionsIn(world)[name];
  if (!handler) throw new Error(`no function ${name}`);
  const server = frameworkServer(name, handler).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const ask = async (init: RequestInit = {}, path = '/') => {
    const response = await fetch(`http://localhost:${port}${path}`, { method: 'POST', ...init });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: isJson && text ? JSON.parse(text) : undefined,
    };
  };
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    ask({ body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } });
  try {
    await use({ ask, post });
  } finally {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
}
