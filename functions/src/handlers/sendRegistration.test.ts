import type { Locale } from '@surya/data';
import { ProviderError } from '../providers/providerError.ts';
import { aContent, aFreeEvent } from '../testing/content.ts';
import { aRegistration } from '../testing/requests.ts';
import { type Answer, served } from '../testing/served.ts';
import { aShop, type Shop } from '../testing/shop.ts';

async function register(shop: Shop, overrides: Record<string, unknown> = {}): Promise<Answer> {
  const answers: Answer[] = [];
  await served('send-registration-email', shop.world, async ({ post }) => {
    answers.push(await post(aRegistration(overrides)));
  });
  const [answer] = answers;
  if (!answer) throw new Error('no answer');
  return answer;
}

const success = { status: 200, body: { data: { programId: 'isha-kriya-introduction-2025' } } };
const categories = (shop: Shop) => shop.mails.map(({ category }) => category);
const down = (provider: 'brevo' | 'sendgrid', retryable = true) =>
  Promise.reject(new ProviderError(provider, retryable, '500'));

describe('send-registration-email', () => {
  test('stores the contact, tells the teacher and confirms to the participant', async () => {
    const shop = aShop();
    expect(await register(shop, { partner: 'studio-lumen' })).toMatchObject(success);
    expect(shop.lists.get('isha_kriya · Rennes · fr')?.get('camille@example.org')).toEqual({
      email: 'camille@example.org',
      firstName: 'Camille',
      lastName: 'Martin',
      phone: '+33 6 39 98 00 00',
      language: 'fr',
      programId: 'isha-kriya-introduction-2025',
      whatsappGroup: true,
      partner: 'studio-lumen',
    });
    expect(categories(shop)).toEqual(['teacher-registered', 'participant-registration']);
    expect(shop.mails[0]).toMatchObject({ replyTo: 'camille@example.org' });
    expect(shop.mails[1]).toMatchObject({ to: 'camille@example.org' });
  });

  test.each<[Locale, string]>([
    ['fr', 'Découverte d’Isha Kriya'],
    ['fr', "  découverte d'isha kriya "],
    ['en', 'Introduction to Isha Kriya'],
    ['es', 'Introducción a Isha Kriya'],
    ['en', 'Découverte d’Isha Kriya'],
  ])('knows the event by its title in any language (%s, %s)', async (language, eventTitle) => {
    const shop = aShop();
    expect(await register(shop, { language, eventTitle })).toMatchObject(success);
    expect([...shop.lists.keys()]).toEqual([`isha_kriya · Rennes · ${language}`]);
  });

  test('knows the event by its id, whatever the title', async () => {
    const shop = aShop();
    const programId = 'isha-kriya-introduction-2025';
    expect(await register(shop, { programId, eventTitle: 'Free class' })).toMatchObject(success);
  });

  test('takes the open one of several events of a title', async () => {
    const programs = [
      aFreeEvent({ id: 'free-and-past', startDate: '2025-05-22' }),
      aFreeEvent({ id: 'free-and-full', isCompleted: true }),
      aFreeEvent(),
    ];
    expect(await register(aShop({ content: aContent({ programs }) }))).toMatchObject(success);
  });

  test.each([
    ['unknown', { eventTitle: 'Nothing' }, 404, 'unknown_program'],
    ['full', { programId: 'free-and-full' }, 409, 'program_full'],
    ['past', { programId: 'free-and-past' }, 409, 'program_over'],
    ['sold', { programId: 'surya-kriya-rennes' }, 409, 'program_not_free'],
    ['sold and full', { programId: 'surya-kriya-angers' }, 409, 'program_full'],
  ])('refuses an event that is %s', async (_, overrides, status, code) => {
    const shop = aShop();
    expect(await register(shop, overrides)).toMatchObject({ status, body: { error: { code } } });
    expect(shop.mails).toEqual([]);
    expect(shop.lists.size).toBe(0);
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
  ])('names the field that is wrong: %s', async (field, value) => {
    const shop = aShop();
    expect(await register(shop, { [field]: value })).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid_field', field } },
    });
    expect(shop.mails).toEqual([]);
  });

  test('answers a robot like a person, and does nothing', async () => {
    const shop = aShop();
    expect(await register(shop, { website: 'https://spam.example' })).toMatchObject(success);
    expect(shop.mails).toEqual([]);
    expect(shop.lists.size).toBe(0);
  });

  describe('with a provider down', () => {
    test('is confirmed where the teacher’s mail was taken, which says that the contact is missing', async () => {
      const shop = aShop({ contacts: { addParticipant: () => down('brevo') } });
      expect(await register(shop)).toMatchObject(success);
      expect(categories(shop)).toEqual(['teacher-registered', 'participant-registration']);
      expect(shop.mails[0]?.text).toContain('Ajoutez-la à la main');
    });

    test('is confirmed where the contact is stored', async () => {
      const shop = aShop({ mailer: { send: () => down('sendgrid') } });
      expect(await register(shop)).toMatchObject(success);
      expect(shop.lists.size).toBe(1);
      const steps = shop.logs.filter(({ message }) => message === 'registration_follow_up');
      expect(steps.map(({ step }) => step)).toEqual(['teacher_mail', 'participant_mail']);
    });

    test('is not confirmed where neither was possible', async () => {
      const shop = aShop({
        contacts: { addParticipant: () => down('brevo', false) },
        mailer: { send: () => down('sendgrid') },
      });
      expect(await register(shop)).toMatchObject({
        status: 503,
        body: { error: { code: 'provider_unavailable' } },
      });
    });

    test('logs nothing of the person', async () => {
      const shop = aShop({
        contacts: { addParticipant: () => down('brevo') },
        mailer: { send: () => down('sendgrid') },
      });
      await register(shop);
      expect(JSON.stringify(shop.logs)).not.toMatch(/Camille|Martin|camille|39 98/);
    });
  });
});
