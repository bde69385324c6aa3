/**
 * The attributes that a participant has in the studio's address book, by Brevo's types. The functions write
 * them, `npm run brevo:setup -w functions` makes them where they are missing, and the sandbox's account is
 * born with them: Brevo drops without a word what it has no attribute for.
 */
export const contactAttributes = {
  FIRSTNAME: 'text',
  LASTNAME: 'text',
  /** As the participant wrote it. Brevo's own `SMS` would refuse what it cannot call. */
  PHONE: 'text',
  /** `fr`, `en` or `es`. */
  LANGUAGE: 'text',
  /** The id of the program they registered for last. */
  PROGRAM: 'text',
  /** The id of the partner on whose page they registered. */
  PARTNER: 'text',
  /** Wants to join the WhatsApp group; asked in the free event's form only. */
  WHATSAPP_GROUP: 'boolean',
} as const;

type TypeOf = { text: string; boolean: boolean };

/** What a contact's attributes hold; one that was never asked is absent. */
export type ContactAttributes = {
  [Name in keyof typeof contactAttributes]: TypeOf[(typeof contactAttributes)[Name]] | undefined;
};
