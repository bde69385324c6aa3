import express, { type Express } from 'express';

/** The partner's page. */
export function partnerSite(_studio: string): Express {
  return express();
}
