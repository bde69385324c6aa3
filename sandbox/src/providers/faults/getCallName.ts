import type { Request } from 'express';
import * as z from 'zod';

/** A path segment that names one object: Stripe's ids, Brevo's numbers, e-mail addresses. */
const id = /^(([a-z]{2,4}_|cs_test_)[A-Za-z0-9]{14,}|\d+|[^/]+@[^/]+)$/;

const mail = z.object({ categories: z.array(z.string()) });

/**
 * Gets the name of a call: its method, its path without ids, and what tells it from others of that path,
 * such as `POST /v1/payment_intents/{id} mail_buyer`. That is the first metadata key that it sets at Stripe,
 * or the first category of a mail at SendGrid. The body must have been read.
 */
export function getCallName({ method, path, body }: Pick<Request, 'method' | 'path' | 'body'>): string {
  const address = path
    .split('/')
    .map((part) => (id.test(part) ? '{id}' : part))
    .join('/');
  return [method, address, getSubject(body)].filter(Boolean).join(' ');
}

function getSubject(body: unknown): string | undefined {
  if (Buffer.isBuffer(body)) return /(?:^|&)metadata\[([^\]]+)\]=/.exec(body.toString('utf8'))?.[1];
  return mail.safeParse(body).data?.categories[0];
}
