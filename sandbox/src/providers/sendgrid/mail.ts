import * as z from 'zod';

const address = z.strictObject({
  email: z.email('Does not contain a valid address.'),
  name: z.string().optional(),
});
export type MailAddress = z.output<typeof address>;

/** No parameters, save a calendar's method: https://github.com/sendgrid/sendgrid-nodejs/issues/1313. */
const attachmentType = z
  .string()
  .regex(
    /^([^;\r\n]+|text\/calendar; ?method=[A-Za-z]+)$/,
    "The attachment type cannot contain ';', or CRLF characters.",
  );

const attachment = z
  .strictObject({
    content: z
      .string()
      .min(1, 'The attachment content is required.')
      .regex(/^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/, {
        error: 'The attachment content must be base64 encoded.',
      }),
    filename: z.string().min(1, 'The attachment filename is required and must be a string.'),
    type: attachmentType.default('application/octet-stream'),
    disposition: z
      .enum(['attachment', 'inline'], {
        error: 'The attachment disposition must be either "attachment" or "inline".',
      })
      .default('attachment'),
  })
  .transform((value) => ({ ...value, size: Buffer.from(value.content, 'base64').length }));
/** `content` is base64, `size` in bytes. */
export type Attachment = z.output<typeof attachment>;

/** Plain text, and HTML after it (RFC 1341 §7.2). */
const content = z
  .array(
    z.strictObject({
      type: z.enum(['text/plain', 'text/html']),
      value: z.string().min(1, 'The content value must be a string at least one character in length.'),
    }),
  )
  .refine(
    ([first, second, third]) =>
      first?.type === 'text/plain' && second?.type !== 'text/plain' && third === undefined,
    'text/plain needs to be first, followed by text/html.',
  )
  .transform(([text, html]) => ({ text: text?.value ?? '', html: html?.value }));

/** The body of `POST /v3/mail/send`, as far as the functions send it; SendGrid's other fields are refused. */
export const mailRequest = z.strictObject({
  personalizations: z
    .array(z.strictObject({ to: z.array(address).min(1) }))
    .length(1, 'The sandbox models one personalization.'),
  from: address,
  reply_to: address.optional(),
  subject: z.string().min(1, 'The subject is required.'),
  content,
  categories: z.array(z.string()).max(10, 'You cannot have more than 10 categories per request.').default([]),
  attachments: z.array(attachment).default([]),
  tracking_settings: z.record(z.string(), z.unknown()).default({}),
});

/** A mail that was accepted. */
export interface Mail {
  /** The `X-Message-Id` of the response. */
  id: string;
  /** ISO 8601, wall clock. */
  at: string;
  from: MailAddress;
  replyTo?: MailAddress | undefined;
  to: MailAddress[];
  subject: string;
  text: string;
  html?: string | undefined;
  categories: string[];
  /** As sent: click, open and other tracking. */
  trackingSettings: Record<string, unknown>;
  attachments: Attachment[];
}
