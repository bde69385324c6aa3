/** A file attached to a mail. */
export interface Attachment {
  filename: string;
  /** Media type without parameters. */
  type: string;
  text: string;
}

/** A mail ready to be sent. Subject and addresses are single lines. */
export interface Mail {
  to: string;
  replyTo: string;
  subject: string;
  html: string;
  text: string;
  attachments: readonly Attachment[];
  /** The kind of mail, for the provider's statistics; no personal data. */
  category: string;
}

/** The mail provider. */
export interface Mailer {
  /**
   * Resolves once the provider has accepted the mail.
   * @throws ProviderError; with `outcomeUnknown` the mail may have been accepted all the same
   */
  send(mail: Mail): Promise<void>;
}
