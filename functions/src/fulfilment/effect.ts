import type { AppContext } from '../appContext.ts';
import type { ParticipantMailKind } from '../mails/participantMail.ts';
import type { TeacherMailKind } from '../mails/teacherTexts.ts';
import type { Booking } from './booking.ts';
import { participantListName } from './participantListName.ts';

/** What a payment makes happen exactly once: a mail, an entry in a list. */
export interface Effect {
  /** Its key in the payment's metadata: at most 30 characters, never changed once released. */
  name: string;
  run(): Promise<void>;
}

/** Adds the buyer to the list of participants. */
export function listEffect(booking: Booking, { contacts, content }: AppContext): Effect {
  return {
    name: 'list',
    run: async () => {
      const { buyer, locale, partner, program } = booking;
      if (!buyer.email) return;
      await contacts.addParticipant(
        {
          email: buyer.email,
          firstName: buyer.firstName,
          lastName: buyer.lastName,
          phone: undefined,
          locale,
          programId: program.id,
          whatsappGroup: undefined,
          partner: partner?.id,
        },
        participantListName(program, locale, content.practiceTypes),
      );
    },
  };
}

/** Sends a mail to the buyer. `cents` differs from the booking's for a refund. */
export function buyerMailEffect(
  name: string,
  kind: ParticipantMailKind,
  booking: Booking,
  context: AppContext,
  cents = booking.cents,
): Effect {
  return {
    name,
    run: async () => {
      const { buyer, locale, program, partner } = booking;
      if (!buyer.email) return;
      // Loaded at the first mail: React doubles the time that a function takes to start.
      const { participantMail } = await import('../mails/participantMail.ts');
      const details = { kind, to: buyer.email, name: buyer.firstName, locale, program, partner, cents };
      await context.mailer.send(participantMail(details, context));
    },
  };
}

/** Sends a notice to the teacher. `more` overrides the booking's amount, or adds a dispute's status. */
export function teacherMailEffect(
  name: string,
  kind: TeacherMailKind,
  booking: Booking,
  context: AppContext,
  more: { cents?: number; status?: string } = {},
): Effect {
  return {
    name,
    run: async () => {
      const { teacherMail } = await import('../mails/teacherMail.ts');
      const { program, locale, partner, buyer: person, cents, priceBasis } = booking;
      const reference = booking.paymentId ?? booking.sessionId;
      const details = { kind, program, locale, partner, person, cents, priceBasis, reference, ...more };
      await context.mailer.send(teacherMail(details, context));
    },
  };
}
