import type { ErrorRequestHandler } from 'express';

/** A request that a provider refuses: the status and the JSON body of its response. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    message: string,
    readonly body: object,
  ) {
    super(message);
  }
}

/**
 * Sends refused requests.
 * @param toBody the provider's body for a request whose own body could not be read, by status
 */
export function apiErrorHandler(toBody: (status: number) => object): ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    if (error instanceof ApiError) {
      response.status(error.status).json(error.body);
      return;
    }
    const status =
      typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 500;
    if (status >= 400 && status < 500) response.status(status).json(toBody(status));
    else next(error);
  };
}
