import type { Checks } from './checks.ts';
import type { MailAddress } from './mail.ts';

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

/** Headers that SendGrid sets itself. */
export const reservedHeaders = [
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

/** The envelopes of a mail: to whom it goes, each with its own subject where it has one. */
export function readPersonalizations(
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
