import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { test as base } from '../system.ts';
import type { HostPage } from './hostPage.ts';

/** Libraries that host pages load from their own origin, in the builds their packages publish for browsers. */
const vendor: Record<string, string> = {
  '/vendor/jquery.js': 'jquery/dist/jquery.min.js',
  '/vendor/react.js': 'react-17/umd/react.production.min.js',
  '/vendor/react-dom.js': 'react-dom-17/umd/react-dom.production.min.js',
  '/vendor/vue.js': 'vue/dist/vue.global.prod.js',
};
const packages = createRequire(import.meta.url);

/** Serves host pages on an origin of their own. */
export interface Hosting {
  /** Serves a page at a path and returns its address. */
  serve(path: string, page: HostPage): string;
}

/** `test` with a `hosting` on an origin that the functions of the worker's system accept. */
export const test = base.extend<object, { hosting: Hosting }>({
  hosting: [
    async ({ runningSystem }, use) => {
      const pages = new Map<string, HostPage>();
      const server = createServer(async (request, response) => {
        const { pathname } = new URL(request.url ?? '/', runningSystem.host);
        const file = vendor[pathname];
        const page = pages.get(pathname);
        if (file) {
          response.setHeader('content-type', 'text/javascript');
          response.end(await readFile(packages.resolve(file)));
        } else if (pathname.startsWith('/widget/')) {
          // A mirror that sends the CORS header with the widget's scripts, but not with its data.
          const mirrored = await fetch(runningSystem.site + pathname);
          const script = pathname.endsWith('.js');
          response.setHeader('content-type', mirrored.headers.get('content-type') ?? '');
          if (script) response.setHeader('access-control-allow-origin', '*');
          response.end(await mirrored.text());
        } else if (page) {
          response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...page.headers });
          response.end(page.html);
        } else {
          // Browsers request the icon of every host; a 404 would be logged.
          response.writeHead(pathname === '/favicon.ico' ? 204 : 404).end();
        }
      });
      const { hostname, port } = new URL(runningSystem.host);
      await new Promise<void>((resolve) => server.listen(Number(port), hostname, resolve));
      await use({
        serve(path, page) {
          pages.set(path, page);
          return runningSystem.host + path;
        },
      });
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
    { scope: 'worker' },
  ],
});

export { expect } from '../system.ts';
