import type * as z from 'zod';
import { ApiError } from '../apiError.ts';
import { type Mail, mailRequest } from './mail.ts';

/** One fault of a request, in SendGrid's shape. */
interface SendGridFault {
  message: string;
  /** Path of the field, such as `personalizations.0.to`. */
  field?: string;
}

/** Creates an error as SendGrid responds with it. */
export function sendGridError(status: number, ...faults: SendGridFault[]): ApiError {
  const errors = faults.map(({ message, field }) => ({
    message,
    field: field ?? null,
    help: field ? helpUrl(field) : null,
  }));
  return new ApiError(status, faults.map(({ message }) => message).join(' '), { errors });
}

/**
 * Parses the body of `POST /v3/mail/send`.
 * @param senders the verified senders; undefined verifies none
 * @throws ApiError 400 with every fault, 403 when the sender is not verified
 */
export function parseMail(request: unknown, senders: readonly string[] | undefined): Omit<Mail, 'id' | 'at'> {
  const result = mailRequest.safeParse(request);
  if (!result.success) throw sendGridError(400, ...result.error.issues.flatMap(toFaults));
  const { from, reply_to: replyTo, subject, content, categories, attachments } = result.data;
  if (senders && !senders.includes(from.email)) {
    const message =
      'The from address does not match a verified Sender Identity. Mail cannot be sent until this error is resolved.';
    throw sendGridError(403, { message, field: 'from' });
  }
  return {
    from,
    replyTo,
    to: result.data.personalizations.flatMap(({ to }) => to),
    subject,
    ...content,
    categories,
    trackingSettings: result.data.tracking_settings,
    attachments,
  };
}

function helpUrl(field: string): string {
  const anchor = field.replace(/\.\d+/g, '');
  return `http://sendgrid.com/docs/API_Reference/Web_API_v3/Mail/errors.html#message.${anchor}`;
}

function toFaults(issue: z.core.$ZodIssue): SendGridFault[] {
  const path = issue.path.join('.');
  // SendGrid names the part that it requires of an absent sender.
  const field = path === 'from' ? 'from.email' : path;
  if (issue.code !== 'unrecognized_keys') return [{ message: issue.message, field }];
  return issue.keys.map((key) => ({
    message: `Additional property ${key} is not allowed`,
    field: field ? `${field}.${key}` : key,
  }));
}
