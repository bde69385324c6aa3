import { constants } from 'node:zlib';
import compression from 'compression';
import express, { type Express, type RequestHandler } from 'express';
import superstatic from 'superstatic/lib/superstatic.js';
import type { HostingConfiguration, RunRewrite } from './configuration.ts';
import { forward, unavailable } from './proxy.ts';

export interface HostingOptions {
  configuration: HostingConfiguration;
  /** The folder that `public` is relative to. */
  root: string;
  /** The port of a local function; undefined when there is none of this name. */
  portOf: (serviceId: string) => number | undefined;
}

/** Superstatic decodes addresses where nobody catches what it throws. */
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
 * Firebase Hosting on this machine: Firebase's own static server obeys the same configuration, texts are
 * compressed with Brotli or gzip as its CDN does, and rewrites reach the local functions.
 */
export function hosting({ configuration, root, portOf }: HostingOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  const run = async ({ run: service }: RunRewrite): Promise<RequestHandler> => {
    const port = portOf(service.serviceId);
    return (request, response) => (port ? forward(request, response, port) : unavailable(response));
  };
  app.use(refuseMalformed);
  const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } });
  app.use(
    superstatic({
      // superstatic's types know neither rewrites to services nor a compressor of one's own; its code does.
      config: structuredClone(configuration) as never,
      compression: compress as never,
      cwd: root,
      rewriters: { run },
      fallthrough: false,
    }),
  );
  return app;
}
