import { locales, type Partner } from '@surya/data';
import type { Studio } from '@surya/data/studio';
import express, { type Express } from 'express';
import { getPartnerPath, partnerPage } from './partnerPage.ts';
import { partnerSign, partnerStyle } from './partnerStyle.ts';

/** The partner of a studio that has none on record; the widget ignores unknown partners. */
const unknownPartner: Partner = { id: 'example', name: 'Example', origins: [] };

/**
 * Creates the site of the studio's first partner, on an origin of its own. Its policy is the strictest that
 * the widget supports: scripts, requests and images from the studio's host, styles from its own files only.
 * @param origin the studio's host
 */
export function partnerSite(studio: Studio, origin: string): Express {
  const [partner = unknownPartner] = studio.partners;
  const app = express();
  app.disable('x-powered-by');
  app.use((_request, response, next) => {
    response.set({
      'Content-Security-Policy': [
        "default-src 'none'",
        `script-src ${origin}`,
        `connect-src ${origin}`,
        `img-src 'self' ${origin}`,
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
    app.get(getPartnerPath(locale), (_request, response) => {
      response.type('html').send(partnerPage(locale, partner, studio, origin).markup);
    });
  }
  app.get('/partner.css', (_request, response) => void response.type('css').send(partnerStyle));
  app.get('/lamp.svg', (_request, response) => void response.type('svg').send(partnerSign));
  return app;
}
