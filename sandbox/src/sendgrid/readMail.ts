import { Checks } from './checks.ts';
import { SendGridRefusal } from './errors.ts';
import type { Mail } from './mail.ts';
import { readAttachments } from './readAttachments.ts';
import { readContent } from './readContent.ts';
import { readPersonalizations, reservedHeaders } from './readPersonalizations.ts';

const messageFields = [
  'asm',
  'attachments',
  'batch_id',
  'categories',
  'content',
  'custom_args',
  'from',
  'headers',
  'ip_pool_name',
  'mail_settings',
  'personalizations',
  'reply_to',
  'reply_to_list',
  'sections',
  'send_at',
  'subject',
  'template_id',
  'tracking_settings',
];

/** A mail before it has an id. */
export type NewMail = Omit<Mail, 'id' | 'at'>;

export interface ReadMail {
  mails: NewMail[];
  /** `mail_settings.sandbox_mode`: only checked, not sent. */
  validationOnly: boolean;
}

/**
 * Reads the body of `POST /v3/mail/send` as SendGrid does.
 * @param senders the verified senders; undefined verifies none
 * @throws SendGridRefusal 400 with every fault, 403 when the sender is not verified
 */
export function readMail(body: unknown, senders: readonly string[] | undefined): ReadMail {
  const checks = new Checks();
  const message = checks.object(body, '');
  if (!message) throw new SendGridRefusal(400, [{ message: 'Bad Request', field: null, help: null }]);
  checks.fields(message, messageFields, '');

  const from =
    message.from === undefined
      ? checks.fail(
          'The from object must be provided for every email send. It is an object that requires the email parameter, but may also contain a name parameter.  e.g. {"email" : "example@example.com"}  or {"email" : "example@example.com", "name" : "Example Recipient"}.',
          'from.email',
        )
      : checks.address(message.from, 'from');
  const replyTo = message.reply_to === undefined ? undefined : checks.address(message.reply_to, 'reply_to');
  const subject = message.subject === undefined ? undefined : checks.string(message.subject, 'subject');
  const content = readContent(checks, message);
  const shared = {
    ...content,
    headers: checks.texts(message.headers, 'headers', reservedHeaders),
    customArgs: checks.texts(message.custom_args, 'custom_args'),
    categories: readCategories(checks, message.categories),
    trackingSettings: message.tracking_settings ?? null,
    attachments: readAttachments(checks, message.attachments),
    ...(replyTo && { replyTo }),
  };
  const envelopes = readPersonalizations(
    checks,
    message.personalizations,
    subject,
    message.template_id !== undefined,
  );

  if (checks.errors.length > 0 || !from) throw new SendGridRefusal(400, checks.errors);
  if (senders && !senders.includes(from.email)) {
    throw new SendGridRefusal(403, [
      {
        message:
          'The from address does not match a verified Sender Identity. Mail cannot be sent until this error is resolved. Visit https://sendgrid.com/docs/for-developers/sending-email/sender-identity/ to see the Sender Identity requirements',
        field: 'from',
        help: null,
      },
    ]);
  }
  return {
    mails: envelopes.map((envelope) => ({
      ...shared,
      ...envelope,
      from,
      headers: { ...shared.headers, ...envelope.headers },
      customArgs: { ...shared.customArgs, ...envelope.customArgs },
    })),
    validationOnly: JSON.stringify(message.mail_settings ?? {}).includes('"sandbox_mode":{"enable":true}'),
  };
}

function readCategories(checks: Checks, value: unknown): string[] {
  if (value === undefined) return [];
  const categories = checks.array(value, 'categories') ?? [];
  if (categories.length > 10)
    checks.fail('You cannot have more than 10 categories per request.', 'categories');
  return categories.flatMap((category, index) => checks.string(category, `categories.${index}`) ?? []);
}
