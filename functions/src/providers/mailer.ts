/** A file that comes with a mail. */
export interface Attachment {
  filename: string;
  /** Media type without parameters. */
  type: string;
  text: string;
}

/** A mail ready to be sent. Subject and addresses are single lines. */
export interface Mail {
  to: string;
  /** Who reads an answer. */
  replyTo: string;
  subject: string;
  html: string;
  text: string;
  attachments: readonly Attachment[];
  /** What kind of mail it is, for the provider's statistics; nothing of a person. */
  category: string;
}

/** What carries mail. */
export interface Mailer {
  /** Resolves once the mail is accepted. @throws ProviderError; after a timeout it may have been accepted */
  send(mail: Mail): Promise<void>;
}
