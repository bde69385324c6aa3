import { ApiError } from '../apiError.ts';

/** Creates an error as Brevo responds with it (https://developers.brevo.com/docs/how-it-works#error-codes). */
export function brevoError(status: number, code: string, message: string, metadata?: object): ApiError {
  return new ApiError(status, message, { code, message, ...(metadata && { metadata }) });
}

/** Creates the error for a parameter that does not fit. */
export function invalidParameter(message: string): ApiError {
  return brevoError(400, 'invalid_parameter', message);
}
