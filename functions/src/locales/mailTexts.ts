/** A program as the texts of a mail name it: `Surya Kriya`, `Rennes`, `5 & 6 juillet 2025`. */
export interface ProgramSummary {
  title: string;
  city: string;
  dates: string;
}

/** The texts of one kind of mail to a participant. */
interface KindTexts {
  subject(program: ProgramSummary): string;
  /** What mailboxes show beside the subject. */
  preview: string;
  heading: string;
  paragraphs: readonly string[];
}

/** All texts of the mails to participants, in one language. */
export interface MailTexts {
  /** With the first name where there is one that reads like a name. */
  hello(name: string | undefined): string;
  /** Separates a label from its value in plain text. */
  labelSeparator: string;
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
    /** Names the partner on whose page the place was booked. */
    partner: string;
    bring: string;
    goodToKnow: string;
  };
  confirmation: KindTexts;
  registration: KindTexts;
  pending: KindTexts;
  failed: KindTexts;
  refund: KindTexts;
  partialRefund: KindTexts;
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
