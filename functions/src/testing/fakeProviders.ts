import type { Contacts, Participant } from '../providers/contacts.ts';
import type { Mail, Mailer } from '../providers/mailer.ts';

/** An address book in memory. */
export function fakeContacts() {
  const lists = new Map<string, Map<string, Participant>>();
  const contacts: Contacts = {
    async addParticipant(participant, list) {
      const people = lists.get(list) ?? new Map<string, Participant>();
      lists.set(list, people.set(participant.email, participant));
    },
  };
  return { contacts, lists };
}

/** A carrier that keeps every mail. */
export function fakeMailer() {
  const mails: Mail[] = [];
  const mailer: Mailer = {
    async send(mail) {
      mails.push(mail);
    },
  };
  return { mailer, mails };
}
