import { type MockAnswer, mockServer, unreachableUrl } from '../testing/mockServer.ts';
import type { Mail } from './mailer.ts';
import { sendgridMailer } from './sendgridMailer.ts';

const connect = (origin: string, timeout = 10_000) =>
  sendgridMailer(
    { sendgridApiKey: 'SG.1', sendgridApiBase: `${origin}/sendgrid` },
    { name: 'Atelier Surya', email: 'inscriptions@studio.example' },
    { timeout, delays: [1, 1] },
  );
const mail: Mail = {
  to: 'camille@example.org',
  replyTo: 'bonjour@studio.example',
  subject: 'Votre place',
  html: '<p>Bonjour {{Camille}}</p>',
  text: 'Bonjour {{Camille}}',
  attachments: [{ filename: 'dates.ics', type: 'text/calendar', text: 'BEGIN:VCALENDAR é' }],
  category: 'participant-confirmation',
};
const taken: MockAnswer = { status: 202 };

describe('SendGrid', () => {
  test('sends the mail with tracking off and the whole attachment', async () => {
    await mockServer([taken], async (origin, requests) => {
      await connect(origin).send(mail);
      expect(requests[0]).toMatchObject({ method: 'POST', path: '/sendgrid/v3/mail/send' });
      expect(requests[0]?.headers.authorization).toBe('Bearer SG.1');
      expect(JSON.parse(requests[0]?.body ?? '')).toEqual({
        from: { name: 'Atelier Surya', email: 'inscriptions@studio.example' },
        reply_to: { email: 'bonjour@studio.example' },
        subject: 'Votre place',
        personalizations: [{ to: [{ email: 'camille@example.org' }] }],
        categories: ['participant-confirmation'],
        content: [
          { type: 'text/plain', value: 'Bonjour {{Camille}}' },
          { type: 'text/html', value: '<p>Bonjour {{Camille}}</p>' },
        ],
        attachments: [
          {
            filename: 'dates.ics',
            type: 'text/calendar',
            disposition: 'attachment',
            content: Buffer.from('BEGIN:VCALENDAR é').toString('base64'),
          },
        ],
        tracking_settings: {
          click_tracking: { enable: false, enable_text: false },
          open_tracking: { enable: false },
          subscription_tracking: { enable: false },
          ganalytics: { enable: false },
        },
      });
    });
  });

  test.each<[string, MockAnswer, boolean, number]>([
    ['is broken', { status: 500, json: {} }, true, 3],
    ['is busy', { status: 429, json: {} }, true, 3],
    ['refuses the key', { status: 401, json: { errors: [{ message: 'no' }] } }, false, 1],
    ['hangs up, so that the outcome is unknown', 'hang up', true, 1],
    ['answers what SendGrid does not', { status: 200, text: '<html>' }, true, 1],
  ])(
    'that %s is a failure, tried again only where the mail was not taken',
    async (_, reply, retryable, tries) => {
      await mockServer([reply], async (origin, requests) => {
        await expect(connect(origin).send(mail)).rejects.toMatchObject({ provider: 'sendgrid', retryable });
        expect(requests).toHaveLength(tries);
      });
    },
    15_000,
  );

  test('fails without repetition where no answer comes: the mail may have been accepted', async () => {
    await mockServer(['silence'], async (origin, requests) => {
      await expect(connect(origin, 300).send(mail)).rejects.toMatchObject({ retryable: true });
      expect(requests.length).toBeLessThanOrEqual(1);
    });
  });

  test('names the refused field without its value', async () => {
    const errors = [{ field: 'attachments.0.type', message: 'no; camille@example.org' }, { field: null }];
    const [first] = errors;
    await mockServer([{ status: 400, json: { errors: [first] } }], async (origin) => {
      await expect(connect(origin).send(mail)).rejects.toMatchObject({ reason: '400 attachments.0.type' });
    });
    await mockServer([{ status: 400, json: { errors } }], async (origin) => {
      await expect(connect(origin).send(mail)).rejects.toMatchObject({ reason: '400' });
    });
  });

  test('repeats a request while the provider is busy', async () => {
    await mockServer([{ status: 503 }, taken], async (origin, requests) => {
      await connect(origin).send(mail);
      expect(requests).toHaveLength(2);
    });
  });

  test('fails as retryable where it cannot be reached', async () => {
    await expect(connect(unreachableUrl).send(mail)).rejects.toMatchObject({
      retryable: true,
      reason: 'unreachable ECONNREFUSED',
    });
  });
});
