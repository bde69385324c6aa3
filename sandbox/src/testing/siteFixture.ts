import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A small site and small functions in a temporary folder, laid out like the built repository. */
export interface SiteFixture {
  root: string;
  remove(): Promise<void>;
}

const files: Record<string, string> = {
  'firebase.json': JSON.stringify({
    hosting: {
      public: 'site/public',
      cleanUrls: true,
      trailingSlash: false,
      redirects: [{ source: '/es-contact', destination: '/es-contacto', type: 301 }],
      rewrites: [
        { source: '/api/echo', run: { serviceId: 'echo', region: 'europe-west1' } },
        { source: '/api/gone', run: { serviceId: 'gone', region: 'europe-west1' } },
        { source: '/api/stripe-webhook', run: { serviceId: 'echo', region: 'europe-west1' } },
        { source: '/fr-details/**', destination: '/to-calendar/fr.html' },
      ],
      headers: [
        { source: '**', headers: [{ key: 'X-Content-Type-Options', value: 'nosniff' }] },
        { source: '/widget/**', headers: [{ key: 'Access-Control-Allow-Origin', value: '*' }] },
      ],
    },
  }),
  'site/public/index.html': `<!doctype html><title>Accueil</title>${'<p>Programme</p>'.repeat(200)}`,
  'site/public/fr-calendrier.html': '<h1>Calendrier</h1>',
  'site/public/to-calendar/fr.html': '<p>Calendrier</p>',
  'site/public/404.html': '<h1>Oops! Page not found</h1>',
  'site/public/widget/v1/booking.js': `export const words = '${'words '.repeat(400)}';`,
  'functions/package.json': '{"type":"module"}',
  'functions/dist/index.js': `
import { http } from '@google-cloud/functions-framework';
http('echo', (request, response) => {
  console.log('echo was called');
  response.set('X-Answer', 'yes').status(201).json({
    url: request.originalUrl, method: request.method, headers: request.headers,
    body: request.rawBody?.toString('base64'), environment: process.env,
  });
});
http('sweep', (request, response) => response.status(request.method === 'POST' ? 200 : 405).end());
http('gone', () => process.kill(process.pid, 'SIGKILL'));`,
};

/** Creates the fixture; `overrides` replace files by their path. */
export async function createSiteFixture(overrides: Record<string, string> = {}): Promise<SiteFixture> {
  const root = await mkdtemp(join(tmpdir(), 'surya-sandbox-'));
  for (const [path, content] of Object.entries({ ...files, ...overrides })) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  }
  await symlink(join(__dirname, '../../../node_modules'), join(root, 'node_modules'));
  return { root, remove: () => rm(root, { recursive: true }) };
}
