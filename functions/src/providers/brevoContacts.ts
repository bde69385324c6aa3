import type { ContactAttributes } from '@surya/data';
import { type BrevoSettings, brevoAccount } from './brevoAccount.ts';
import type { Contacts, Participant } from './contacts.ts';
import { defaultRetryPolicy, ProviderError } from './providerError.ts';

/** The statuses by which Brevo says that a contact was created or updated. */
const storedStatuses = new Set([201, 204]);

/** Creates the contacts port over Brevo. The ids of lists are kept for as long as the process lives. */
export function brevoContacts(settings: BrevoSettings, policy = defaultRetryPolicy): Contacts {
  const { client, callWithRetries, findList, createList } = brevoAccount(settings, policy);
  const listIds = new Map<string, number>();

  const getListId = async (name: string): Promise<number> => {
    const id = listIds.get(name) ?? (await findList(name)) ?? (await createList(name));
    listIds.set(name, id);
    return id;
  };

  const store = async (participant: Participant, listId: number) => {
    const contact = {
      email: participant.email,
      attributes: toAttributes(participant),
      listIds: [listId],
      updateEnabled: true,
    };
    const { rawResponse } = await client.createContact(contact).withRawResponse();
    if (storedStatuses.has(rawResponse.status)) return;
    throw new ProviderError('brevo', true, `malformed answer ${rawResponse.status}`);
  };

  return {
    async addParticipant(participant, list) {
      const listId = await getListId(list);
      try {
        await callWithRetries(() => store(participant, listId));
      } catch (error) {
        // The list may have been deleted: the next call looks its id up again.
        listIds.delete(list);
        throw error;
      }
    },
  };
}

function toAttributes(participant: Participant): Record<string, string | boolean> {
  const attributes: ContactAttributes = {
    FIRSTNAME: participant.firstName,
    LASTNAME: participant.lastName,
    PHONE: participant.phone,
    LANGUAGE: participant.locale,
    PROGRAM: participant.programId,
    PARTNER: participant.partner,
    WHATSAPP_GROUP: participant.whatsappGroup,
  };
  const given: Record<string, string | boolean> = {};
  for (const [name, value] of Object.entries(attributes)) if (value !== undefined) given[name] = value;
  return given;
}
