import type { Server } from 'node:http';
import { type HttpFunction, http } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import { disableBodyParsing } from '../http/disableBodyParsing.ts';

/** Creates the framework's own server around a function, as deployed; it does not listen yet. */
export function frameworkServer(name: string, handler: HttpFunction): Server {
  http(name, handler);
  const server = getTestServer(name);
  server.on('close', disableBodyParsing(server));
  return server;
}
