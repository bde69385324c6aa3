import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { test as base } from '../system.ts';
import type { HostPage } from './page.ts';

/** What host pages load from their own origin, as their packages publish it for pages without a bundler. */
const vendor: Record<string, string> = {
  '/vendor/jquery.js': 'jquery/dist/jquery.min.js',
  '/vendor/react.js': 'react-17/umd/react.production.min.js',
  '/vendor/react-dom.js': 'react-dom-17/umd/react-dom.production.min.js',
  '/vendor/vue.js': 'vue/dist/vue.global.prod.js',
};
const packages = createRequire(import.meta.url);

/** Serves host pages on an origin of their own. */
export interface Hosting {
  /** Puts a page at a path and gives its address. */
  serve(path: string, page: HostPage): string;
}

/** `test` with a `hosting` beside the worker's system, whose functions let its pages pay. */
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
          // A mirror that keeps the widget's scripts readable to other pages and forgets its data.
          const mirrored = await fetch(runningSystem.site + pathname);
          const script = pathname.endsWith('.js');
          response.setHeader('content-type', mirrored.headers.get('content-type') ?? '');
          if (script) response.setHeader('access-control-allow-origin', '*');
          response.end(await mirrored.text());
        } else if (page) {
          response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...page.headers });
          response.end(page.html);
        } else {
          // What browsers ask every host for is no fault of the page's.
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
