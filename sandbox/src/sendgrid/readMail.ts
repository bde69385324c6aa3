import { Checks } from './checks.ts';
import { SendGridRefusal } from './errors.ts';
import type { Attachment, Mail, MailAddress } from './mail.ts';

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
const personalizationFields = [
  'bcc',
  'cc',
  'custom_args',
  'dynamic_template_data',
  'from',
  'headers',
  'send_at',
  'subject',
  'substitutions',
  'to',
];
const attachmentFields = ['content', 'content_id', 'disposition', 'filename', 'type'];
const reservedHeaders = [
  'bcc',
  'cc',
  'content-transfer-encoding',
  'content-type',
  'dkim-signature',
  'from',
  'received',
  'reply-to',
  'subject',
  'to',
  'x-sg-eid',
  'x-sg-id',
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

function readContent(checks: Checks, { content, template_id: template }: Record<string, unknown>) {
  if (content === undefined) {
    if (template === undefined) {
      checks.fail(
        'Unless a valid template_id is provided, the content parameter is required. There must be at least one defined content block. We typically suggest both text/plain and text/html blocks are included, but only one block is required.',
        'content',
      );
    }
    return {};
  }
  const types: string[] = [];
  const read: { text?: string; html?: string } = {};
  (checks.array(content, 'content') ?? []).forEach((item, index) => {
    const field = `content.${index}`;
    const block = checks.object(item, field);
    if (!block) return;
    checks.fields(block, ['type', 'value'], field);
    const type = checks.string(block.type, `${field}.type`);
    if (type === '' || /[;\r\n]/.test(type ?? '')) {
      checks.fail("The content type cannot contain ';', or CRLF characters.", `${field}.type`);
    }
    if (typeof block.value !== 'string' || block.value === '') {
      checks.fail('The content value must be a string at least one character in length.', `${field}.value`);
      return;
    }
    if (type !== undefined) types.push(type);
    if (type === 'text/plain') read.text = block.value;
    if (type === 'text/html') read.html = block.value;
  });
  if (Array.isArray(content) && content.length === 0) {
    checks.fail('There must be at least one defined content block.', 'content');
  }
  if (new Set(types).size < types.length) {
    checks.fail('If present, text/plain and text/html may only be provided once.', 'content');
  }
  const order = types
    .map((type) => ['text/plain', 'text/html'].indexOf(type))
    .map((rank) => (rank < 0 ? 2 : rank));
  if (order.some((rank, index) => rank < (order[index - 1] ?? 0))) {
    checks.fail(
      'Following RFC 1341, section 7.2, if either text/html or text/plain are to be sent in your email: text/plain needs to be first, followed by text/html, followed by any other content.',
      'content',
    );
  }
  return read;
}

function readPersonalizations(
  checks: Checks,
  value: unknown,
  subject: string | undefined,
  template: boolean,
) {
  const field = 'personalizations';
  if (value === undefined) {
    checks.fail('The personalizations field is required and must have at least one personalization.', field);
    return [];
  }
  const array = checks.array(value, field) ?? [];
  if (array.length === 0) checks.fail('You must have at least one personalization.', field);
  if (array.length > 1000)
    checks.fail(
      `The personalization block is limited to 1000 personalizations per API request. You have provided ${array.length} personalizations. Please consider splitting this into multiple requests and resending your request.`,
      field,
    );
  return array.flatMap((item, index) => {
    const path = `${field}.${index}`;
    const envelope = checks.object(item, path);
    if (!envelope) return [];
    checks.fields(envelope, personalizationFields, path);
    if (envelope.to === undefined) {
      checks.fail(
        'The to array is required for all personalization objects, and must have at least one email object with a valid email address.',
        `${path}.to`,
      );
    }
    const to = checks.addresses(envelope.to, `${path}.to`);
    const cc = checks.addresses(envelope.cc, `${path}.cc`);
    const bcc = checks.addresses(envelope.bcc, `${path}.bcc`);
    checkUnique(checks, { to, cc, bcc }, path);
    const own = envelope.subject === undefined ? subject : checks.string(envelope.subject, `${path}.subject`);
    if (!own && !template) {
      checks.fail(
        'The subject is required. You can get around this requirement if you use a template with a subject defined or if every personalization has a subject defined.',
        'subject',
      );
    }
    return {
      to,
      cc,
      bcc,
      subject: own ?? '',
      headers: checks.texts(envelope.headers, `${path}.headers`, reservedHeaders),
      customArgs: checks.texts(envelope.custom_args, `${path}.custom_args`),
    };
  });
}

function checkUnique(checks: Checks, lists: Record<string, MailAddress[]>, path: string): void {
  const seen = new Set<string>();
  for (const [name, addresses] of Object.entries(lists)) {
    for (const { email } of addresses) {
      if (!seen.has(email.toLowerCase())) {
        seen.add(email.toLowerCase());
        continue;
      }
      checks.fail(
        `Each email address in the personalization block should be unique between to, cc, and bcc. We found the first duplicate instance of [${email}] in the ${path}.${name} field.`,
        path,
      );
      return;
    }
  }
}

function readCategories(checks: Checks, value: unknown): string[] {
  if (value === undefined) return [];
  const categories = checks.array(value, 'categories') ?? [];
  if (categories.length > 10)
    checks.fail('You cannot have more than 10 categories per request.', 'categories');
  return categories.flatMap((category, index) => checks.string(category, `categories.${index}`) ?? []);
}

function readAttachments(checks: Checks, value: unknown): Attachment[] {
  if (value === undefined) return [];
  return (checks.array(value, 'attachments') ?? []).flatMap((item, index) => {
    const path = `attachments.${index}`;
    const attachment = checks.object(item, path);
    if (!attachment) return [];
    checks.fields(attachment, attachmentFields, path);
    const { content, filename, type, disposition = 'attachment', content_id: contentId } = attachment;
    if (typeof content !== 'string' || content === '' || !isBase64(content)) {
      return checks.fail('The attachment content must be base64 encoded.', `${path}.content`) ?? [];
    }
    if (typeof filename !== 'string' || filename === '') {
      return (
        checks.fail('The attachment filename is required and must be a string.', `${path}.filename`) ?? []
      );
    }
    if (type !== undefined && (typeof type !== 'string' || !isAttachmentType(type))) {
      return checks.fail("The attachment type cannot contain ';', or CRLF characters.", `${path}.type`) ?? [];
    }
    if (disposition !== 'attachment' && disposition !== 'inline') {
      return (
        checks.fail(
          'The attachment disposition must be either "attachment" or "inline".',
          `${path}.disposition`,
        ) ?? []
      );
    }
    return {
      filename,
      type: type ?? 'application/octet-stream',
      disposition,
      ...(typeof contentId === 'string' && { contentId }),
      size: Buffer.from(content, 'base64').length,
      content,
    };
  });
}

/** No parameters, save a calendar's method: https://github.com/sendgrid/sendgrid-nodejs/issues/1313. */
function isAttachmentType(type: string): boolean {
  return /^[^;\r\n]+$/.test(type) || /^text\/calendar; ?method=[A-Za-z]+$/.test(type);
}

function isBase64(text: string): boolean {
  return text.length % 4 === 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(text);
}
