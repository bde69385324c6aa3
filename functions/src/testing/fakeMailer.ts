import type { Mail, Mailer } from '../providers/mailer.ts';

/** Creates a mailer that keeps every mail. */
export function fakeMailer() {
  const mails: Mail[] = [];
  const mailer: Mailer = {
    async send(mail) {
      mails.push(mail);
    },
  };
  return { mailer, mails };
}
