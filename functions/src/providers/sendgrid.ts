import sendgrid from '@sendgrid/mail';
import * as z from 'zod';
import { timed } from '../timing.ts';
import type { Mail, Mailer } from './mailer.ts';
import { isPassing, ProviderError } from './providerError.ts';
import { patience, withRetries } from './retry.ts';

/** What this needs of the environment. */
export interface SendgridSettings {
  sendgridApiKey: string;
  sendgridApiBase: string;
}

/** Failures to reach SendGrid at all. */
const unreachable = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);
/** Failures after which SendGrid may or may not have taken the mail. */
const unclear = new Set(['ECONNABORTED', 'ETIMEDOUT', 'ECONNRESET', 'EPIPE', 'ERR_NETWORK']);
type Service = typeof sendgrid & {
  /** What the service sends its requests with; its types leave it out. */
  client: { setDefaultRequest(key: string, value: unknown): unknown };
};
/** The package gives one service for the whole process; its class, which the types leave out, gives others. */
const Service = sendgrid.constructor as new () => Service;

/** SendGrid as the carrier. `from` is the sender of every mail. */
export function sendgridMailer(
  settings: SendgridSettings,
  from: { name: string; email: string },
  waiting = patience,
): Mailer {
  const service = new Service();
  service.setApiKey(settings.sendgridApiKey);
  service.setTimeout(waiting.timeout);
  service.client.setDefaultRequest('baseUrl', `${settings.sendgridApiBase}/`);

  const post = async (mail: Mail): Promise<void> => {
    let status: number;
    try {
      const [answer] = await timed('sendgrid', () => service.send(dataOf(mail, from)));
      status = answer.statusCode;
    } catch (error) {
      throw failureOf(error);
    }
    // SendGrid takes a mail with 202; another success was not said by SendGrid.
    if (status !== 202) {
      throw new ProviderError('sendgrid', true, `malformed answer ${status}`, undefined, true);
    }
  };

  return {
    // Only what was certainly not taken is sent again here: a person would rather wait than read it twice.
    send: (mail) =>
      withRetries(
        () => post(mail),
        waiting,
        (error) => error.retryable && !error.unclear,
      ),
  };
}

function dataOf(mail: Mail, from: { name: string; email: string }) {
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
    // Nobody's reading is watched, and links lead where they say.
    trackingSettings: {
      clickTracking: { enable: false, enableText: false },
      openTracking: { enable: false },
      subscriptionTracking: { enable: false },
      ganalytics: { enable: false },
    },
  };
}

function failureOf(error: unknown): ProviderError {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (typeof code === 'number') {
    const reason = [code, ...refusedFields(error)].join(' ');
    return new ProviderError('sendgrid', isPassing(code), reason, error);
  }
  if (typeof code === 'string' && unreachable.has(code)) {
    return new ProviderError('sendgrid', true, `unreachable ${code}`, error);
  }
  if (typeof code === 'string' && unclear.has(code)) {
    return new ProviderError('sendgrid', true, code, error, true);
  }
  return new ProviderError('sendgrid', false, 'malformed answer', error);
}

const Refusal = z.object({
  response: z.object({ body: z.object({ errors: z.array(z.object({ field: z.string() })) }) }),
});

/** The names of the fields that SendGrid refused, such as `attachments.0.type`. */
function refusedFields(error: unknown): string[] {
  const refusal = Refusal.safeParse(error);
  const fields = refusal.success ? refusal.data.response.body.errors.map(({ field }) => field) : [];
  return fields.filter((field) => /^[\w.[\]]{1,80}$/.test(field));
}
