import { constants } from 'node:zlib';
import compression from 'compression';
import express, { type Express, type RequestHandler } from 'express';
import superstatic from 'superstatic/lib/superstatic.js';
import { forward, sendUnavailable } from './forward.ts';
import type { HostingConfiguration, RunRewrite } from './hostingConfiguration.ts';

export interface HostingOptions {
  configuration: HostingConfiguration;
  /** The folder that `public` is relative to. */
  root: string;
  /** Gets the port of a local function; undefined when there is none of this name. */
  getPort: (serviceId: string) => number | undefined;
}

/** Refuses URLs that cannot be decoded: superstatic throws on them uncaught. */
const refuseMalformed: RequestHandler = (request, response, next) => {
  try {
    decodeURI(request.url);
  } catch {
    response.status(400).type('text').send('Bad Request');
    return;
  }
  next();
};

/**
 * Creates Firebase Hosting on this machine: superstatic, Firebase's own static server, reads the same
 * configuration (docs/decisions/0022-hosting-is-firebase-json.md). Texts are compressed with Brotli or gzip
 * as Firebase's CDN does, and rewrites reach the local functions.
 */
export function hosting({ configuration, root, getPort }: HostingOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  const run = async ({ run: service }: RunRewrite): Promise<RequestHandler> => {
    return (request, response) => {
      const port = getPort(service.serviceId);
      if (port) forward(request, response, port);
      else sendUnavailable(response);
    };
  };
  app.use(refuseMalformed);
  const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } });
  app.use(
    superstatic({
      // Superstatic's types lack rewrites to services and a custom compressor; its code has both.
      config: structuredClone(configuration) as never,
      compression: compress as never,
      cwd: root,
      rewriters: { run },
      fallthrough: false,
    }),
  );
  return app;
}
