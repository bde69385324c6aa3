import { type Locale, locales } from '@surya/data';
import { ProviderError } from '../providers/providerError.ts';
import { aContent, aFreeEvent } from '../testing/aContent.ts';
import { aRegistration } from '../testing/aRegistration.ts';
import { createTestApp, type TestApp } from '../testing/createTestApp.ts';
import { type ReceivedAnswer, withServer } from '../testing/withServer.ts';

function register(app: TestApp, overrides: Record<string, unknown> = {}): Promise<ReceivedAnswer> {
  return withServer('send-registration-email', app.context, ({ post }) => post(aRegistration(overrides)));
}

const success = { status: 200, body: { data: { programId: 'isha-kriya-introduction-2025' } } };
const categories = (app: TestApp) => app.mails.map(({ category }) => category);
const down = (provider: 'brevo' | 'sendgrid', retryable = true) =>
  Promise.reject(new ProviderError(provider, retryable, '500'));

describe('send-registration-email', () => {
  test('stores the contact, tells the teacher and confirms to the participant', async () => {
    const app = createTestApp();
    expect(await register(app, { partner: 'studio-lumen' })).toMatchObject(success);
    expect(app.lists.get('isha_kriya · Rennes · fr')?.get('camille@example.org')).toEqual({
      email: 'camille@example.org',
      firstName: 'Camille',
      lastName: 'Martin',
      phone: '+33 6 39 98 00 00',
      locale: 'fr',
      programId: 'isha-kriya-introduction-2025',
      whatsappGroup: true,
      partner: 'studio-lumen',
    });
    expect(categories(app)).toEqual(['teacher-registered', 'participant-registration']);
    expect(app.mails[0]).toMatchObject({ replyTo: 'camille@example.org' });
    expect(app.mails[1]).toMatchObject({ to: 'camille@example.org' });
  });

  test.each<[Locale, string]>([
    ...locales.map((locale): [Locale, string] => [locale, `Découverte d’Isha Kriya (${locale})`]),
    ['fr', "  découverte d'isha kriya (FR) "],
    ['en', 'Découverte d’Isha Kriya (fr)'],
  ])('finds the event by its title in any language (%s, %s)', async (language, eventTitle) => {
    const app = createTestApp();
    expect(await register(app, { language, eventTitle })).toMatchObject(success);
    expect([...app.lists.keys()]).toEqual([`isha_kriya · Rennes · ${language}`]);
  });

  test('finds the event by its id, whatever the title', async () => {
    const app = createTestApp();
    const programId = 'isha-kriya-introduction-2025';
    expect(await register(app, { programId, eventTitle: 'Free class' })).toMatchObject(success);
  });

  test('finds the open one of several events with a title', async () => {
    const programs = [
      aFreeEvent({ id: 'free-and-past', startDate: '2025-05-22' }),
      aFreeEvent({ id: 'free-and-full', isCompleted: true }),
      aFreeEvent(),
    ];
    expect(await register(createTestApp({ content: aContent({ programs }) }))).toMatchObject(success);
  });

  test.each([
    ['unknown', { eventTitle: 'Nothing' }, 404, 'unknown_program'],
    ['full', { programId: 'free-and-full' }, 409, 'program_full'],
    ['past', { programId: 'free-and-past' }, 409, 'program_over'],
    ['sold', { programId: 'surya-kriya-rennes' }, 409, 'program_not_free'],
    ['sold and full', { programId: 'surya-kriya-angers' }, 409, 'program_full'],
  ])('refuses an event that is %s', async (_, overrides, status, code) => {
    const app = createTestApp();
    expect(await register(app, overrides)).toMatchObject({ status, body: { error: { code } } });
    expect(app.mails).toEqual([]);
    expect(app.lists.size).toBe(0);
  });

  test.each([
    ['firstName', ''],
    ['firstName', '   '],
    ['firstName', 'x'.repeat(101)],
    ['lastName', undefined],
    ['email', 'camille@localhost'],
    ['email', 'camille'],
    ['email', `${'x'.repeat(250)}@example.org`],
    ['phone', ''],
    ['phone', '0'.repeat(41)],
    ['whatsappGroup', 'yes'],
    ['language', 'de'],
    ['firstName', 'Camille\r\nBcc: everybody@example.org'],
  ])('names the invalid field: %s', async (field, value) => {
    const app = createTestApp();
    expect(await register(app, { [field]: value })).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid_field', field } },
    });
    expect(app.mails).toEqual([]);
  });

  test('answers a robot like a person, and has no effect', async () => {
    const app = createTestApp();
    expect(await register(app, { website: 'https://spam.example' })).toMatchObject(success);
    expect(app.mails).toEqual([]);
    expect(app.lists.size).toBe(0);
  });

  describe('with a provider down', () => {
    test('succeeds where the teacher’s mail was accepted, which says that the contact is missing', async () => {
      const app = createTestApp({ contacts: { addParticipant: () => down('brevo') } });
      expect(await register(app)).toMatchObject(success);
      expect(categories(app)).toEqual(['teacher-registered', 'participant-registration']);
      expect(app.mails[0]?.text).toContain('Ajoutez-la à la main');
    });

    test('succeeds where the contact is stored', async () => {
      const app = createTestApp({ mailer: { send: () => down('sendgrid') } });
      expect(await register(app)).toMatchObject(success);
      expect(app.lists.size).toBe(1);
      const steps = app.logs.filter(({ message }) => message === 'registration_follow_up');
      expect(steps.map(({ step }) => step)).toEqual(['teacher_mail', 'participant_mail']);
    });

    test('fails where neither was possible', async () => {
      const app = createTestApp({
        contacts: { addParticipant: () => down('brevo', false) },
        mailer: { send: () => down('sendgrid') },
      });
      expect(await register(app)).toMatchObject({
        status: 503,
        body: { error: { code: 'provider_unavailable' } },
      });
    });

    test('logs no personal data', async () => {
      const app = createTestApp({
        contacts: { addParticipant: () => down('brevo') },
        mailer: { send: () => down('sendgrid') },
      });
      await register(app);
      expect(JSON.stringify(app.logs)).not.toMatch(/Camille|Martin|camille|39 98/);
    });
  });
});
