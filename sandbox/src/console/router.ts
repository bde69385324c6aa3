import express, { type Router } from 'express';
import type { StandIns } from '../standIns.ts';

/** The console. */
export function consoleRouter(
  _parts: StandIns,
  _reset: () => void,
  _links?: { site: string; partner: string },
): Router {
  return express.Router();
}
