export interface MailAddress {
  email: string;
  name?: string;
}

/** A mail that was accepted: one per personalization. */
export interface Mail {
  /** As in the `X-Message-Id` of its answer. */
  id: string;
  /** ISO 8601, real time. */
  at: string;
  from: MailAddress;
  replyTo?: MailAddress;
  to: MailAddress[];
  cc: MailAddress[];
  bcc: MailAddress[];
  subject: string;
  text?: string;
  html?: string;
  headers: Record<string, string>;
  customArgs: Record<string, string>;
  categories: string[];
  /** As sent: click, open and other tracking. */
  trackingSettings: unknown;
  attachments: Attachment[];
}

export interface Attachment {
  filename: string;
  type: string;
  disposition: 'attachment' | 'inline';
  contentId?: string;
  /** Bytes. */
  size: number;
  /** Base64. */
  content: string;
}
