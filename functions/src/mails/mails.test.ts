import { type Locale, locales } from '@surya/data';
import { aProgram } from '@surya/data/testing';
import { getStudioContent } from '../content.ts';
import { aFreeEvent, aPartner } from '../testing/aContent.ts';
import { createTestApp } from '../testing/createTestApp.ts';
import {
  getGreetingName,
  type ParticipantMailDetails,
  type ParticipantMailKind,
  participantMail,
} from './participantMail.ts';
import { type TeacherMailDetails, teacherMail } from './teacherMail.ts';

const { context } = createTestApp();
const aLetter = (overrides: Partial<ParticipantMailDetails> = {}) =>
  participantMail(
    {
      kind: 'confirmation',
      to: 'camille@example.org',
      name: 'Camille',
      locale: 'fr',
      program: aProgram({ address: { text: 'Salle du Levant, 35000 Rennes' } }),
      partner: undefined,
      cents: 23_000,
      ...overrides,
    },
    context,
  );
const aNotice = (overrides: Partial<TeacherMailDetails> = {}) =>
  teacherMail(
    {
      kind: 'sold',
      program: aProgram(),
      locale: 'en',
      partner: aPartner,
      person: { name: 'Camille Martin', email: 'camille@example.org' },
      cents: 23_000,
      priceBasis: 'promo',
      reference: 'pi_1',
      ...overrides,
    },
    context,
  );
/** What a reader sees of the HTML. */
const shown = (html: string) =>
  html
    .replace(/<style>[\s\S]*?<\/style>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');

describe('the confirmation of a payment', () => {
  test.each<[Locale, string, string[]]>([
    [
      'fr',
      'Votre place est réservée\u00a0: Surya Kriya, Rennes, 5 & 6 juillet 2025',
      [
        'Bonjour Camille,',
        'Samedi 5 juillet · 16h – 19h',
        '230 €',
        'À apporter',
        'Un tapis de yoga',
        'Montant réglé',
      ],
    ],
    [
      'en',
      'Your place is booked: Surya Kriya, Rennes, July 5 & 6, 2025',
      [
        'Hello Camille,',
        'Saturday, July 5 · 4 pm – 7 pm',
        '€230',
        'What to bring',
        'A yoga mat',
        'Amount paid',
      ],
    ],
    [
      'es',
      'Tu plaza está reservada: Surya Kriya, Rennes, 5 y 6 de julio de 2025',
      [
        'Hola, Camille:',
        'Sábado 5 de julio · 16:00 – 19:00',
        '230 €',
        'Qué traer',
        'Una esterilla',
        'Importe pagado',
      ],
    ],
  ])('is complete in the buyer’s language: %s', (locale, subject, texts) => {
    const mail = aLetter({ locale });
    expect(mail.subject).toBe(subject);
    const common = [
      'Salle du Levant, 35000 Rennes',
      '+33 1 99 00 01 42',
      'bonjour@atelier-surya.example',
      'Atelier Surya',
    ];
    for (const written of [shown(mail.html), mail.text].map((text) => text.replace(/[\u00a0\u202f]/g, ' '))) {
      for (const text of [...texts, ...common]) expect(written).toContain(text);
    }
    expect(mail.html).toContain(`lang="${locale}"`);
    expect(mail).toMatchObject({ to: 'camille@example.org', replyTo: 'bonjour@atelier-surya.example' });
  });

  test('attaches the dates under the UID that a refund cancels', () => {
    const [file] = aLetter().attachments;
    expect(file).toMatchObject({
      filename: 'surya-kriya-rennes.ics',
      type: 'text/calendar',
    });
    expect(file?.text).toContain('UID:surya-kriya-rennes@www.atelier-surya.example');
    const [withdrawal] = aLetter({ kind: 'refund' }).attachments;
    expect(withdrawal?.text).toContain('UID:surya-kriya-rennes@www.atelier-surya.example');
    expect(withdrawal?.text).toContain('METHOD:CANCEL');
  });

  test('names the partner', () => {
    expect(aLetter({ partner: aPartner }).text).toContain('Réservé chez\u00a0: Studio Lumen');
  });

  test('announces the address for later where it is not known', () => {
    expect(aLetter({ program: aProgram() }).text).toContain(
      'Le lieu exact vous sera communiqué prochainement.',
    );
  });
});

describe('every mail', () => {
  const kinds: ParticipantMailKind[] = [
    'confirmation',
    'registration',
    'pending',
    'failed',
    'refund',
    'partialRefund',
  ];

  test.each(kinds.flatMap((kind) => locales.map((locale) => [kind, locale] as const)))(
    'to a participant (%s, %s) has HTML and text, and links to the studio only',
    (kind, locale) => {
      for (const program of [aProgram(), aFreeEvent()]) {
        const { subject, text, html } = aLetter({ kind, locale, program });
        expect(`${subject}${text}${html}`).not.toMatch(/undefined|null|\[object|NaN/);
        const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
        expect(new Set(links)).toEqual(
          new Set([
            `https://www.studio.example${program.languageContent[locale].detailsUrl}`,
            'https://wa.me/33639980142',
          ]),
        );
        expect(html).not.toMatch(/<(img|script|iframe|link)\b/);
      }
    },
  );

  test.each(getStudioContent().programs.map(({ id }) => id))(
    'can be written for the studio’s program %s',
    (id) => {
      const content = getStudioContent();
      const program = content.programs.find((known) => known.id === id);
      if (!program) throw new Error(id);
      for (const locale of locales) {
        const mail = participantMail(
          { kind: 'confirmation', to: 'a@example.org', name: undefined, locale, program, partner: undefined },
          { ...context, content },
        );
        expect(mail.text).toContain(program.languageContent[locale].title);
      }
    },
  );

  test('lets no visitor’s text become markup, a header or a link', () => {
    const name = '<img src=x onerror=alert(1)> Visit https://evil.example';
    const greeted = aLetter({ name });
    expect(`${greeted.html}${greeted.text}`).not.toContain('evil');

    const { html, subject, text } = aNotice({
      person: { name: `${name}\r\nBcc: all@example.org`, email: 'camille@example.org', phone: '<b>06</b>' },
    });
    expect(html).not.toMatch(/<img|<b>/);
    expect(html).toContain('&lt;b&gt;06&lt;/b&gt;');
    expect(subject).not.toMatch(/[\r\n]/);
    expect(text).not.toMatch(/^Bcc/m);
  });
});

describe('a notice to the teacher', () => {
  test.each(['camille@localhost', 'camille', undefined])(
    'has the studio as reply address where the participant’s is %p',
    (email) => {
      const { replyTo, text } = aNotice({ person: { name: 'Camille', email } });
      expect(replyTo).toBe('bonjour@atelier-surya.example');
      if (email) expect(text).toContain(email);
    },
  );

  test('is in French and complete', () => {
    const mail = aNotice();
    expect(mail).toMatchObject({
      to: 'enseignante@atelier-surya.example',
      replyTo: 'camille@example.org',
      subject: 'Nouvelle réservation : Camille Martin, Surya Kriya, Rennes, 5 & 6 juillet 2025',
    });
    const text = mail.text.replace(/[\u00a0\u202f]/g, ' ');
    for (const fact of [
      'Nom : Camille Martin',
      'E-mail : camille@example.org',
      'Langue : anglais',
      'Montant : 230 €',
      'Tarif : tarif réduit',
      'Studio partenaire : Studio Lumen',
      'Référence : pi_1',
    ]) {
      expect(text).toContain(fact);
    }
  });

  test('can be written without a name and an address', () => {
    expect(aNotice({ person: {} })).toMatchObject({
      subject: expect.stringContaining('sans nom'),
      replyTo: 'bonjour@atelier-surya.example',
    });
  });
});

test.each([
  ['Camille', 'Camille'],
  ['Jean-Noël', 'Jean-Noël'],
  ['María del Mar', 'María del Mar'],
  ['O’Brien', 'O’Brien'],
  ['evil.example', undefined],
  ['Win 1000 €', undefined],
  ['a b c d', undefined],
  ['x'.repeat(41), undefined],
  [undefined, undefined],
])('greets %p as %p', (name, greeted) => {
  expect(getGreetingName(name)).toBe(greeted);
});

test('writes a French telephone number in pairs, and another as it stands', () => {
  const call = (phone: string) => {
    const { content } = context;
    const site = { ...content.site, contact: { ...content.site.contact, phone } };
    const mail = participantMail(
      {
        kind: 'failed',
        to: 'a@example.org',
        name: '',
        locale: 'fr',
        program: aProgram(),
        partner: undefined,
      },
      { ...context, content: { ...content, site } },
    );
    return mail.text;
  };
  expect(call('+33199000142')).toContain('appelez le +33 1 99 00 01 42.');
  expect(call('+34600000000')).toContain('appelez le +34600000000.');
});
