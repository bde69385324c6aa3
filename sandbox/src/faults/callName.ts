import type { Request } from 'express';

/** What stands in an address for one thing: Stripe's ids, Brevo's numbers, e-mail addresses. */
const id = /^(([a-z]{2,4}_|cs_test_)[A-Za-z0-9]{14,}|\d+|[^/]+@[^/]+)$/;

/**
 * What a call is known by: its method, its address without ids, and what tells it from others of that
 * address: the first metadata key that it sets at Stripe, the first category of a mail at SendGrid.
 * `POST /v1/payment_intents/{id} mail_buyer`. The body must have been read.
 */
export function callName({ method, path, body }: Pick<Request, 'method' | 'path' | 'body'>): string {
  const address = path
    .split('/')
    .map((part) => (id.test(part) ? '{id}' : part))
    .join('/');
  return [method, address, subjectOf(body)].filter(Boolean).join(' ');
}

function subjectOf(body: unknown): string | undefined {
  if (Buffer.isBuffer(body)) return /(?:^|&)metadata\[([^\]]+)\]=/.exec(body.toString('utf8'))?.[1];
  const { categories } = Object(body) as { categories?: unknown };
  return Array.isArray(categories) ? String(categories[0]) : undefined;
}
