/** The body of Stripe's refusals, as the SDK reads it. */
export interface StripeErrorBody {
  type: 'invalid_request_error' | 'idempotency_error' | 'card_error' | 'api_error';
  message: string;
  code?: string;
  param?: string;
  decline_code?: string;
}

/** A request that Stripe would refuse: the HTTP status and the error object of the answer. */
export class StripeRefusal extends Error {
  override readonly name = 'StripeRefusal';

  constructor(
    readonly status: number,
    readonly error: StripeErrorBody,
  ) {
    super(error.message);
  }

  /** What is sent: Stripe adds the page that explains the code. */
  get body(): { error: StripeErrorBody & { doc_url?: string } } {
    const { code } = this.error;
    if (!code) return { error: this.error };
    return {
      error: { ...this.error, doc_url: `https://docs.stripe.com/error-codes/${code.replaceAll('_', '-')}` },
    };
  }
}

/** A parameter that does not fit; 400 as almost all of Stripe's refusals. */
export function invalid(message: string, param?: string, code?: string): StripeRefusal {
  return new StripeRefusal(400, {
    type: 'invalid_request_error',
    message,
    ...(code && { code }),
    ...(param && { param }),
  });
}

/** An id that names nothing. `param` is the name Stripe gives the id in the path. */
export function missing(object: string, id: string, param: string): StripeRefusal {
  return new StripeRefusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${object}: '${id}'`,
    param,
  });
}
