import type { Content } from '../content.ts';
import type { LetterKind } from '../mails/participantLetters.ts';
import { nameParts } from '../mails/people.ts';
import type { NoticeKind } from '../mails/teacherNotices.ts';
import type { Contacts } from '../providers/contacts.ts';
import type { Mailer } from '../providers/mailer.ts';
import type { Booking } from './booking.ts';

/** What effects reach into. */
export interface EffectWorld {
  content: Content;
  contacts: Contacts;
  mailer: Mailer;
  siteOrigin: string;
  time: () => Date;
}

/** Something that a payment brings about once. */
export interface Effect {
  /** Its key in the payment's metadata: at most 30 characters, never changed once released. */
  name: string;
  act(): Promise<void>;
}

/** The list of everybody who takes part in a type of program, in a city, in a language. */
export function listOf(booking: Pick<Booking, 'program' | 'locale'>): string {
  const { program, locale } = booking;
  return `${program.type} · ${program.location} · ${locale}`;
}

/** Puts the buyer on the participants' list. */
export function listEntry(booking: Booking, world: EffectWorld): Effect {
  return {
    name: 'list',
    act: async () => {
      const { email, name } = booking.buyer;
      if (!email) return;
      await world.contacts.addParticipant(
        {
          email,
          ...nameParts(name),
          phone: undefined,
          language: booking.locale,
          programId: booking.program.id,
          whatsappGroup: undefined,
          partner: booking.partner?.id,
        },
        listOf(booking),
      );
    },
  };
}

/** Writes to the buyer. `cents` where the mail tells of another amount than the booking's. */
export function buyerMail(
  name: string,
  kind: LetterKind,
  booking: Booking,
  world: EffectWorld,
  cents = booking.cents,
): Effect {
  return {
    name,
    act: async () => {
      const { email } = booking.buyer;
      if (!email) return;
      // Loaded when first needed: it would double the time a function takes to start.
      const { participantMail } = await import('../mails/participantLetters.ts');
      const { locale, program, partner } = booking;
      const { firstName } = nameParts(booking.buyer.name);
      const letter = { kind, to: email, name: firstName, locale, program, partner, cents };
      await world.mailer.send(participantMail(letter, world));
    },
  };
}

/** Tells the teacher. */
export function teacherNotice(
  name: string,
  kind: NoticeKind,
  booking: Booking,
  world: EffectWorld,
  more: { cents?: number; status?: string } = {},
): Effect {
  return {
    name,
    act: async () => {
      const { teacherMail } = await import('../mails/teacherNotices.ts');
      const { program, locale, partner, buyer, cents, priceBasis } = booking;
      const reference = booking.paymentId ?? booking.sessionId;
      const notice = { kind, program, locale, partner, person: buyer, cents, priceBasis, reference, ...more };
      await world.mailer.send(teacherMail(notice, world));
    },
  };
}
