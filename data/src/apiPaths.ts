/*
 * The contract between the browser and the functions: addresses, responses and error codes
 * (docs/decisions/0015-errors-are-codes.md). The shapes of requests are in `schemas/requests.ts`.
 */
export type {
  CreatePaymentRequest,
  SendRegistrationRequest,
  VerifyPaymentRequest,
} from './schemas/requests.ts';

/** The name of each function, and its path on the studio's host. All take POST with a JSON body. */
export const apiPaths = {
  createPayment: '/api/create-payment',
  verifyPayment: '/api/verify-payment-and-add-brevo',
  sendRegistration: '/api/send-registration-email',
  stripeWebhook: '/api/stripe-webhook',
} as const;

/** The function that Cloud Scheduler calls and no page: the hosting does not lead to it. */
export const scheduledFunction = 'sweep';

/**
 * What follows a function's path where it says that it is there: `/api/create-payment/health`. GET or HEAD;
 * nothing is asked of a provider for it.
 */
export const healthPath = '/health';

/** Every error code with its HTTP status. Codes are stable; prose is the widget's, in its language. */
export const errorStatus = {
  /** A field is missing or malformed; `field` names it. */
  invalid_field: 400,
  /** The body is not JSON. */
  invalid_body: 400,
  /** A webhook whose signature does not match its bytes. */
  invalid_signature: 400,
  /** A page that is neither the studio's nor a partner's asked. */
  origin_not_allowed: 403,
  unknown_program: 404,
  unknown_session: 404,
  method_not_allowed: 405,
  /** Price, promoPrice, programType or location is not the catalogue's today. */
  catalogue_mismatch: 409,
  program_full: 409,
  program_over: 409,
  /** A payment was asked for a free program. */
  program_free: 409,
  /** A free registration was asked for a program that is sold. */
  program_not_free: 409,
  /** The session exists but is not paid (yet). */
  payment_incomplete: 409,
  body_too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  /** A bug of ours: the stack is logged, nothing of it is told. */
  internal: 500,
  /** A provider refused what we sent, or answered nonsense. */
  provider_error: 502,
  /** A provider could not be reached or asked us to wait; trying again later may help. */
  provider_unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** The body of every answer that is not a success. */
export interface ErrorResponse {
  error: { code: ErrorCode; field?: string };
}

/** `create-payment`: the card provider's page to send the visitor to. */
export interface CreatePaymentResponse {
  url: string;
}

/** `verify-payment-and-add-brevo`: the purchase is on record and the buyer is on the list. */
export interface VerifyPaymentResponse {
  data: {
    programId: string;
    /** What was paid, in cents, and its ISO 4217 code in lower case as Stripe writes it. */
    amount: number;
    currency: string;
  };
}

/** `send-registration-email`: the registration can no longer be lost. */
export interface SendRegistrationResponse {
  data: { programId: string };
}

/** Health: the function runs, with an environment fit to start with. */
export interface HealthResponse {
  data: {
    function: string;
    /** The commit it was deployed from; `unreleased` where nobody said. */
    version: string;
  };
}
