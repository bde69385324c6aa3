import { randomBytes } from 'node:crypto';
import express, { type Request, type RequestHandler, type Router } from 'express';
import { apiErrorHandler } from '../apiError.ts';
import type { StatusResponse } from '../faults/faultInjector.ts';
import type { Mail } from './mail.ts';
import { parseMail, sendGridError } from './parseMail.ts';

export interface SendGridMockOptions {
  /** The wall clock. */
  clock: () => Date;
  apiKey: string;
  /** The verified senders; undefined accepts any. */
  senders: readonly string[] | undefined;
  onChange: () => void;
}

/** A mock of SendGrid: it accepts mails and keeps them. */
export class SendGridMock {
  readonly mails: Mail[] = [];

  constructor(private readonly options: SendGridMockOptions) {}

  /** Injects faults by `guard` in front of the API. */
  router(guard: RequestHandler): Router {
    const { apiKey, clock, senders, onChange } = this.options;
    const router = express.Router();
    // SendGrid takes at most 30 MB.
    router.use(express.json({ limit: '30mb' }), guard);
    router.use((request, _response, next) => {
      authenticate(request, apiKey);
      next();
    });
    router.post('/v3/mail/send', (request, response) => {
      const mail = parseMail(request.body, senders);
      const id = randomBytes(16).toString('base64url');
      this.mails.push({ ...mail, id, at: clock().toISOString() });
      onChange();
      response.status(202).set('X-Message-Id', id).end();
    });
    router.use(() => {
      throw sendGridError(404, { message: 'not found' });
    });
    router.use(apiErrorHandler(() => ({ errors: [{ message: 'Bad Request', field: null, help: null }] })));
    return router;
  }

  clear(): void {
    this.mails.length = 0;
  }
}

/** Sends SendGrid's response for an injected status. */
export const sendGridStatusResponse: StatusResponse = (response, status) => {
  const messages = { 429: 'too many requests', 500: 'internal server error', 503: 'service unavailable' };
  response.status(status).json({ errors: [{ message: messages[status], field: null, help: null }] });
};

/** @throws ApiError 401 */
function authenticate(request: Request, apiKey: string): void {
  if (request.get('Authorization') === `Bearer ${apiKey}`) return;
  const message = 'The provided authorization grant is invalid, expired, or revoked';
  throw sendGridError(401, { message });
}
