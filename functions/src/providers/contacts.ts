import type { Locale } from '@surya/data';

/** A participant of a program, as a contact of the studio. */
export interface Participant {
  email: string;
  firstName: string | undefined;
  lastName: string | undefined;
  phone: string | undefined;
  locale: Locale;
  programId: string;
  /** Wants to join the WhatsApp group; asked in the form of free events only. */
  whatsappGroup: boolean | undefined;
  /** The id of the partner on whose page they booked. */
  partner: string | undefined;
}

/** The studio's contacts. Every method may throw ProviderError. */
export interface Contacts {
  /**
   * Adds a participant to the list of that name, which is created where it is missing. It subscribes them
   * to nothing. A second call changes nothing.
   */
  addParticipant(participant: Participant, list: string): Promise<void>;
}
