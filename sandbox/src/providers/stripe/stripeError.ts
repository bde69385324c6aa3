import { ApiError } from '../apiError.ts';

/** The error object of Stripe's responses (https://docs.stripe.com/api/errors). */
export interface StripeErrorObject {
  type: 'invalid_request_error' | 'idempotency_error' | 'card_error' | 'api_error';
  message: string;
  code?: string | undefined;
  param?: string | undefined;
}

/** Creates an error as Stripe responds with it, including the page that explains its code. */
export function stripeError(status: number, error: StripeErrorObject): ApiError {
  const { code } = error;
  const page = code && { doc_url: `https://docs.stripe.com/error-codes/${code.replaceAll('_', '-')}` };
  return new ApiError(status, error.message, { error: { ...error, ...page } });
}

/** Creates the error for a parameter that does not fit. */
export function invalidRequest(message: string, param?: string, code?: string): ApiError {
  return stripeError(400, { type: 'invalid_request_error', message, code, param });
}

/** Creates the error for an unknown id. `param` is Stripe's name for the id in the path. */
export function resourceMissing(object: string, id: string, param: string): ApiError {
  const message = `No such ${object}: '${id}'`;
  return stripeError(404, { type: 'invalid_request_error', code: 'resource_missing', message, param });
}
