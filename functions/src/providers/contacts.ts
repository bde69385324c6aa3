import type { Locale } from '@surya/data';

/** A person who takes part in a program, as the studio's address book keeps them. */
export interface Participant {
  email: string;
  firstName: string | undefined;
  lastName: string | undefined;
  phone: string | undefined;
  language: Locale;
  programId: string;
  /** Wants to join the WhatsApp group; asked in the free event's form only. */
  whatsappGroup: boolean | undefined;
  partner: string | undefined;
}

/** The studio's address book. Every call may throw ProviderError. */
export interface Contacts {
  /**
   * Puts a participant on the list of that name, made where it is missing. Doing it again changes nothing.
   * It says that they take part; it subscribes them to nothing.
   */
  addParticipant(participant: Participant, list: string): Promise<void>;
}
