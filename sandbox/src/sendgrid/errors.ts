/** One fault of a request, in SendGrid's shape. */
export interface SendGridError {
  message: string;
  /** Path of the field, `personalizations.0.to`; null where it is none. */
  field: string | null;
  help: string | null;
}

/** A request that SendGrid would refuse. */
export class SendGridRefusal extends Error {
  override readonly name = 'SendGridRefusal';

  constructor(
    readonly status: number,
    readonly errors: readonly SendGridError[],
  ) {
    super(errors.map(({ message }) => message).join(' '));
  }
}

/** A fault of the mail itself. */
export function fault(message: string, field: string): SendGridError {
  const anchor = field.replace(/\.\d+/g, '');
  return {
    message,
    field,
    help: `http://sendgrid.com/docs/API_Reference/Web_API_v3/Mail/errors.html#message.${anchor}`,
  };
}
