import { randomBytes } from 'node:crypto';
import express, {
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
  type Router,
} from 'express';
import type { StatusAnswer } from '../faults/faultBox.ts';
import { SendGridRefusal } from './errors.ts';
import type { Mail } from './mail.ts';
import { readMail } from './readMail.ts';

export interface SendGridOptions {
  /** Real time. */
  clock: () => Date;
  apiKey: string;
  /** The verified senders; undefined takes any. */
  senders: readonly string[] | undefined;
  onChange: () => void;
}

/** The largest request SendGrid takes. */
const limit = '30mb';

/** The stand-in for SendGrid: it accepts mails and keeps them. */
export class SendGridStandIn {
  readonly mails: Mail[] = [];

  constructor(private readonly options: SendGridOptions) {}

  /** `guard` stands in front of the API. */
  router(guard: RequestHandler): Router {
    const router = express.Router();
    router.use(express.json({ limit, strict: false }), guard);
    router.use((request, _response, next) => {
      authenticate(request, this.options.apiKey);
      next();
    });
    router.post('/v3/mail/send', (request, response) => {
      if (!request.is('application/json')) {
        throw new SendGridRefusal(415, [
          { message: 'Content-Type should be application/json.', field: null, help: null },
        ]);
      }
      const { mails, validationOnly } = readMail(request.body, this.options.senders);
      const id = randomBytes(16).toString('base64url');
      if (!validationOnly) {
        const at = this.options.clock().toISOString();
        this.mails.push(...mails.map((mail) => ({ ...mail, id, at })));
        this.options.onChange();
      }
      response
        .status(validationOnly ? 200 : 202)
        .set('X-Message-Id', id)
        .end();
    });
    router.use((request) => {
      const known = request.path === '/v3/mail/send';
      throw new SendGridRefusal(known ? 405 : 404, [
        { message: known ? 'method not allowed' : 'not found', field: null, help: null },
      ]);
    });
    router.use(sendRefusal);
    return router;
  }

  clear(): void {
    this.mails.length = 0;
  }
}

/** SendGrid's own answers for a status, as faults give them. */
export const sendGridStatus: StatusAnswer = (response, status) => {
  const message = { 429: 'too many requests', 500: 'internal server error', 503: 'service unavailable' }[
    status
  ];
  response.status(status).json({ errors: [{ message, field: null, help: null }] });
};

function authenticate(request: Request, apiKey: string): void {
  const header = request.get('Authorization');
  if (header === `Bearer ${apiKey}`) return;
  const message = header
    ? 'The provided authorization grant is invalid, expired, or revoked'
    : 'Permission denied, wrong credentials';
  throw new SendGridRefusal(401, [{ message, field: null, help: null }]);
}

function sendRefusal(error: unknown, _request: Request, response: Response, next: NextFunction): void {
  if (error instanceof SendGridRefusal) {
    response.status(error.status).json({ errors: error.errors });
    return;
  }
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  if (status === 413)
    response.status(413).json({ errors: [{ message: 'payload too large', field: null, help: null }] });
  else if (status === 400)
    response.status(400).json({ errors: [{ message: 'Bad Request', field: null, help: null }] });
  else next(error);
}
