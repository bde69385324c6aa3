/** A request that Brevo would refuse: status, and the code and message of the answer. */
export class BrevoRefusal extends Error {
  override readonly name = 'BrevoRefusal';

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly metadata?: object,
  ) {
    super(message);
  }

  get body(): object {
    return { code: this.code, message: this.message, ...(this.metadata && { metadata: this.metadata }) };
  }
}

export function invalid(message: string): BrevoRefusal {
  return new BrevoRefusal(400, 'invalid_parameter', message);
}

export function absent(message: string): BrevoRefusal {
  return new BrevoRefusal(400, 'missing_parameter', message);
}

export function notFound(message: string): BrevoRefusal {
  return new BrevoRefusal(404, 'document_not_found', message);
}
