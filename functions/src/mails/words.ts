import type { Locale } from '@surya/data';
import { en } from './messages/en.ts';
import { es } from './messages/es.ts';
import { fr } from './messages/fr.ts';

/** What a mail is about, ready to be read: `Surya Kriya`, `Rennes`, `5 & 6 juillet 2025`. */
export interface About {
  title: string;
  city: string;
  dates: string;
}

/** One kind of mail to a participant. */
interface LetterWords {
  subject(about: About): string;
  /** What mailboxes show beside the subject. */
  preview: string;
  heading: string;
  paragraphs: readonly string[];
}

/** Every text of the mails to participants, in one language. */
export interface Words {
  /** With the first name where there is one fit to be read. */
  hello(name: string | undefined): string;
  labels: {
    program: string;
    dates: string;
    times: string;
    place: string;
    prerequisites: string;
    paid: string;
    amount: string;
    refunded: string;
    free: string;
    /** Names the studio on whose page the place was booked. */
    partner: string;
    bring: string;
    goodToKnow: string;
  };
  confirmation: LetterWords;
  registration: LetterWords;
  pending: LetterWords;
  failed: LetterWords;
  refund: LetterWords;
  partialRefund: LetterWords;
  /** Follows the registration's text where the box of the WhatsApp group was ticked. */
  whatsappGroup: string;
  /** Says what the attached calendar file does. */
  calendar: string;
  calendarCancelled: string;
  /** The button that leads to the program's page. */
  seeProgram: string;
  /** The button that leads back to where a payment can be tried again. */
  tryAgain: string;
  contact(phone: string, email: string): string;
  whatsapp: string;
  signature: string;
  /** Why the reader gets this mail. */
  reason: string;
}

/** The words of each language. */
export const words: Record<Locale, Words> = { fr, en, es };
