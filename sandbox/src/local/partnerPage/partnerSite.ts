import { locales } from '@surya/data';
import express, { type Express } from 'express';
import { partnerPage, partnerPath } from './partnerPage.ts';
import { partnerSign, partnerStyle } from './partnerStyle.ts';

/**
 * A partner studio's site on an origin of its own, under the strictest policy the widget promises to live
 * with: scripts, calls and pictures from the studio's host, style from its own files only.
 * @param studio origin of the studio's host
 */
export function partnerSite(studio: string): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use((_request, response, next) => {
    response.set({
      'Content-Security-Policy': [
        "default-src 'none'",
        `script-src ${studio}`,
        `connect-src ${studio}`,
        `img-src 'self' ${studio}`,
        "style-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
      ].join('; '),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': 'nosniff',
    });
    next();
  });
  for (const locale of locales) {
    app.get(partnerPath(locale), (_request, response) => {
      response.type('html').send(partnerPage(locale, studio).markup);
    });
  }
  app.get('/studio.css', (_request, response) => void response.type('css').send(partnerStyle));
  app.get('/lamp.svg', (_request, response) => void response.type('svg').send(partnerSign));
  return app;
}
