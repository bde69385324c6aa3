import type { Contacts, Participant } from '../providers/contacts.ts';

/** Creates contacts in memory: participants by list and e-mail address. */
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
