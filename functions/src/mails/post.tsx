import { renderToStaticMarkup } from 'react-dom/server';
import type { Attachment, Mail } from '../providers/mailer.ts';
import { type Letter, oneLine } from './letter.ts';
import { MailPage } from './MailPage.tsx';
import { plainText } from './plainText.ts';

/** What every mail has besides its letter. */
export interface Envelope {
  to: string;
  replyTo: string;
  category: string;
  attachments?: readonly Attachment[];
}

const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** Lays a letter out as HTML and plain text and puts it in its envelope. */
export function mailOf(letter: Letter, envelope: Envelope, brand: string): Mail {
  return {
    to: envelope.to,
    replyTo: envelope.replyTo,
    subject: oneLine(letter.subject),
    html: doctype + renderToStaticMarkup(<MailPage letter={letter} brand={brand} />),
    text: plainText(letter),
    attachments: envelope.attachments ?? [],
    category: envelope.category,
  };
}
