import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { AppContext } from '../appContext.ts';
import { createFunctions } from '../createFunctions.ts';
import { frameworkServer } from './frameworkServer.ts';

/** An answer as a caller sees it. */
export interface ReceivedAnswer {
  status: number;
  headers: Headers;
  text: string;
  body: unknown;
}

/** A function behind the framework's own server. */
export interface Client {
  send(init?: RequestInit, path?: string): Promise<ReceivedAnswer>;
  post(body: unknown, headers?: Record<string, string>): Promise<ReceivedAnswer>;
}

/** Runs `use` while the function of that name is served, and returns its result. */
export async function withServer<Result>(
  name: string,
  context: AppContext,
  use: (client: Client) => Promise<Result>,
): Promise<Result> {
  const handler = createFunctions(context)[name];
  if (!handler) throw new Error(`no function ${name}`);
  const server = frameworkServer(name, handler).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const send = async (init: RequestInit = {}, path = '/') => {
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
    send({ body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } });
  try {
    return await use({ send, post });
  } finally {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
}
