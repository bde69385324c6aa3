import express, { type Request, type RequestHandler, type Router } from 'express';
import { apiErrorHandler } from '../apiError.ts';
import type { StatusResponse } from '../faults/faultInjector.ts';
import { type AttributeType, BrevoAccount } from './brevoAccount.ts';
import { brevoError } from './brevoError.ts';
import { contactRoutes } from './contactRoutes.ts';
import { listRoutes } from './listRoutes.ts';

export interface BrevoMockOptions {
  apiKey: string;
  /** Attributes besides those that every account has. */
  attributes: Record<string, AttributeType>;
  onChange: () => void;
}

/** A mock of Brevo: contacts, lists, folders and attributes. */
export class BrevoMock {
  readonly account: BrevoAccount;

  constructor(private readonly options: BrevoMockOptions) {
    this.account = new BrevoAccount(options.attributes);
  }

  /** Injects faults by `guard` in front of the API. */
  router(guard: RequestHandler): Router {
    const router = express.Router();
    const { apiKey, onChange } = this.options;
    router.use(express.json({ limit: '1mb' }), guard);
    router.use((request, _response, next) => {
      authenticate(request, apiKey);
      next();
    });
    listRoutes(router, this.account, onChange);
    contactRoutes(router, this.account, onChange);
    router.use(() => {
      throw brevoError(404, 'document_not_found', 'The requested resource does not exist');
    });
    router.use(
      apiErrorHandler(() => ({ code: 'bad_request', message: 'Input must be a valid JSON object' })),
    );
    return router;
  }

  clear(): void {
    this.account.clear();
  }
}

/** Sends Brevo's response for an injected status. */
export const brevoStatusResponse: StatusResponse = (response, status) => {
  const [code, message] = {
    429: ['too_many_requests', 'The expected rate limit is exceeded.'],
    500: ['internal_error', 'Internal error'],
    503: ['service_unavailable', 'The service is unavailable'],
  }[status];
  response.status(status).json({ code, message });
};

/** @throws ApiError 401 */
function authenticate(request: Request, apiKey: string): void {
  const key = request.get('api-key');
  if (key === apiKey) return;
  const message = key === undefined ? 'authentication not found in headers' : 'Key not found';
  throw brevoError(401, 'unauthorized', message);
}
