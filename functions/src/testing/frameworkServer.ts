import type { Server } from 'node:http';
import { type HttpFunction, http } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import { disableBodyParsing } from '../http/disableBodyParsing.ts';

/** The framework's own server around one function, as it runs where it is deployed; not listening yet. */
export function frameworkServer(name: string, handler: HttpFunction): Server {
  http(name, handler);
  const server = getTestServer(name);
  server.on('close', disableBodyParsing(server));
  return server;
}
