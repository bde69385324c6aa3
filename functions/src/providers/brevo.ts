import type { ContactAttributes } from '@surya/data';
import { type BrevoSettings, brevoAccount } from './brevoAccount.ts';
import type { Contacts, Participant } from './contacts.ts';
import { ProviderError } from './providerError.ts';
import { patience } from './retry.ts';

/** The statuses by which Brevo says that a contact was made, or changed. */
const stored = new Set([201, 204]);

/** Brevo as the address book. The ids of lists are remembered for as long as the process lives. */
export function brevoContacts(settings: BrevoSettings, waiting = patience): Contacts {
  const { client, repeat, listNamed, makeList } = brevoAccount(settings, waiting);
  const listIds = new Map<string, number>();

  const listIdOf = async (name: string): Promise<number> => {
    const id = listIds.get(name) ?? (await listNamed(name)) ?? (await makeList(name));
    listIds.set(name, id);
    return id;
  };

  const store = async (participant: Participant, listId: number) => {
    const contact = {
      email: participant.email,
      attributes: attributesOf(participant),
      listIds: [listId],
      updateEnabled: true,
    };
    const { rawResponse } = await client.createContact(contact).withRawResponse();
    if (stored.has(rawResponse.status)) return;
    throw new ProviderError('brevo', true, `malformed answer ${rawResponse.status}`);
  };

  return {
    async addParticipant(participant, list) {
      const listId = await listIdOf(list);
      try {
        await repeat(() => store(participant, listId));
      } catch (error) {
        // The list may have been deleted since: it is looked for afresh the next time.
        listIds.delete(list);
        throw error;
      }
    },
  };
}

function attributesOf(participant: Participant): Record<string, string | boolean> {
  const attributes: ContactAttributes = {
    FIRSTNAME: participant.firstName,
    LASTNAME: participant.lastName,
    PHONE: participant.phone,
    LANGUAGE: participant.language,
    PROGRAM: participant.programId,
    PARTNER: participant.partner,
    WHATSAPP_GROUP: participant.whatsappGroup,
  };
  const given: Record<string, string | boolean> = {};
  for (const [name, value] of Object.entries(attributes)) if (value !== undefined) given[name] = value;
  return given;
}
