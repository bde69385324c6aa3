import sendgrid from '@sendgrid/mail';
import * as z from 'zod';
import { timed } from '../timings.ts';
import type { Mail, Mailer } from './mailer.ts';
import { defaultRetryPolicy, isTransientStatus, ProviderError, withRetries } from './providerError.ts';

/** The environment of the SendGrid adapter. */
export interface SendgridSettings {
  sendgridApiKey: string;
  sendgridApiBase: string;
}

/** Error codes of a connection that was never made. */
const unreachable = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);
/** Error codes after which SendGrid may have accepted the mail all the same. */
const outcomeUnknownCodes = new Set(['ECONNABORTED', 'ETIMEDOUT', 'ECONNRESET', 'EPIPE', 'ERR_NETWORK']);
type Service = typeof sendgrid & {
  /** The HTTP client of the service; the types of the package leave it out. */
  client: { setDefaultRequest(key: string, value: unknown): unknown };
};
/** The class of the one service that the package exports; the types leave the class out. */
const Service = sendgrid.constructor as new () => Service;

/** Creates the mailer port over SendGrid. `from` is the sender of every mail. */
export function sendgridMailer(
  settings: SendgridSettings,
  from: { name: string; email: string },
  policy = defaultRetryPolicy,
): Mailer {
  const service = new Service();
  service.setApiKey(settings.sendgridApiKey);
  service.setTimeout(policy.timeout);
  service.client.setDefaultRequest('baseUrl', `${settings.sendgridApiBase}/`);

  const post = async (mail: Mail): Promise<void> => {
    let status: number;
    try {
      const [answer] = await timed('sendgrid', () => service.send(toMessage(mail, from)));
      status = answer.statusCode;
    } catch (error) {
      throw toProviderError(error);
    }
    // SendGrid accepts a mail with 202; another success comes from a proxy before it.
    if (status !== 202) {
      throw new ProviderError('sendgrid', true, `malformed answer ${status}`, undefined, true);
    }
  };

  return {
    // Repeated only where the mail was certainly not accepted: a late mail is better than two.
    send: (mail) =>
      withRetries(
        () => post(mail),
        policy,
        (error) => error.retryable && !error.outcomeUnknown,
      ),
  };
}

function toMessage(mail: Mail, from: { name: string; email: string }) {
  return {
    to: mail.to,
    from,
    replyTo: mail.replyTo,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    categories: [mail.category],
    attachments: mail.attachments.map(({ filename, type, text }) => ({
      filename,
      type,
      content: Buffer.from(text, 'utf8').toString('base64'),
      disposition: 'attachment',
    })),
    // No tracking: docs/decisions/0017-no-tracking-no-cookies.md.
    trackingSettings: {
      clickTracking: { enable: false, enableText: false },
      openTracking: { enable: false },
      subscriptionTracking: { enable: false },
      ganalytics: { enable: false },
    },
  };
}

function toProviderError(error: unknown): ProviderError {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (typeof code === 'number') {
    const reason = [code, ...refusedFields(error)].join(' ');
    return new ProviderError('sendgrid', isTransientStatus(code), reason, error);
  }
  if (typeof code === 'string' && unreachable.has(code)) {
    return new ProviderError('sendgrid', true, `unreachable ${code}`, error);
  }
  if (typeof code === 'string' && outcomeUnknownCodes.has(code)) {
    return new ProviderError('sendgrid', true, code, error, true);
  }
  return new ProviderError('sendgrid', false, 'malformed answer', error);
}

const Refusal = z.object({
  response: z.object({ body: z.object({ errors: z.array(z.object({ field: z.string() })) }) }),
});

/** Returns the names of the fields that SendGrid refused, such as `attachments.0.type`. */
function refusedFields(error: unknown): string[] {
  const refusal = Refusal.safeParse(error);
  const fields = refusal.success ? refusal.data.response.body.errors.map(({ field }) => field) : [];
  return fields.filter((field) => /^[\w.[\]]{1,80}$/.test(field));
}
