import express, {
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
  type Router,
} from 'express';
import type { StatusAnswer } from '../faults/faultBox.ts';
import { type AttributeType, BrevoAccount } from './account.ts';
import { attributeRoutes } from './attributes.ts';
import { contactRoutes } from './contacts.ts';
import { BrevoRefusal } from './errors.ts';
import { listRoutes } from './lists.ts';

export interface BrevoOptions {
  /** Real time. */
  clock: () => Date;
  apiKey: string;
  /** Attributes besides those every account has. */
  attributes: Record<string, AttributeType>;
  onChange: () => void;
}

/** The stand-in for Brevo: contacts, lists, folders and attributes. */
export class BrevoStandIn {
  readonly account: BrevoAccount;

  constructor(private readonly options: BrevoOptions) {
    this.account = new BrevoAccount(options.clock, options.attributes);
  }

  /** `guard` stands in front of the API. */
  router(guard: RequestHandler): Router {
    const router = express.Router();
    const { apiKey, onChange } = this.options;
    router.use(express.json({ limit: '1mb', strict: false }), guard);
    router.use((request, _response, next) => {
      authenticate(request, apiKey);
      next();
    });
    attributeRoutes(router, this.account, onChange);
    listRoutes(router, this.account, onChange);
    contactRoutes(router, this.account, onChange);
    router.use(() => {
      throw new BrevoRefusal(404, 'document_not_found', 'The requested resource does not exist');
    });
    router.use(sendRefusal);
    return router;
  }

  clear(): void {
    this.account.clear();
  }
}

/** Brevo's own answers for a status, as faults give them. */
export const brevoStatus: StatusAnswer = (response, status) => {
  const [code, message] = {
    429: ['too_many_requests', 'The expected rate limit is exceeded.'],
    500: ['internal_error', 'Internal error'],
    503: ['service_unavailable', 'The service is unavailable'],
  }[status];
  response.status(status).json({ code, message });
};

function authenticate(request: Request, apiKey: string): void {
  const key = request.get('api-key');
  if (key === apiKey) return;
  const message = key === undefined ? 'authentication not found in headers' : 'Key not found';
  throw new BrevoRefusal(401, 'unauthorized', message);
}

function sendRefusal(error: unknown, _request: Request, response: Response, next: NextFunction): void {
  if (error instanceof BrevoRefusal) {
    response.status(error.status).json(error.body);
    return;
  }
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  if (status === 400)
    response.status(400).json({ code: 'bad_request', message: 'Input must be a valid JSON object' });
  else next(error);
}
