import { BrevoError } from '@getbrevo/brevo';
import { ContactsClient } from '@getbrevo/brevo/contacts';
import { timed } from '../timing.ts';
import type { Contacts, Participant } from './contacts.ts';
import { isPassing, ProviderError } from './providerError.ts';
import { type Patience, patience, withRetries } from './retry.ts';

/** The folder that new lists are put in. */
const folderName = 'Participants';
/** Lists and folders a page; Brevo gives at most 50. */
const pageSize = 50;

/** The attributes of a contact that we set. */
interface Attributes {
  FIRSTNAME: string | undefined;
  LASTNAME: string | undefined;
  PHONE: string | undefined;
  LANGUAGE: string;
  PROGRAM: string;
  PARTNER: string | undefined;
  WHATSAPP_GROUP: boolean | undefined;
}

/** The reason of a failure by timeout. */
const timedOut = 'timeout';

/** What this needs of the environment. */
export interface BrevoSettings {
  brevoApiKey: string;
  brevoApiBase: string;
}

/** Brevo as the address book. The ids of lists are remembered for as long as the process lives. */
export function brevoContacts(settings: BrevoSettings, waiting = patience): Contacts {
  const client = new ContactsClient({
    apiKey: settings.brevoApiKey,
    baseUrl: settings.brevoApiBase,
    timeoutInSeconds: waiting.timeout / 1000,
    // Its own repetition may wait a minute; ours does not.
    maxRetries: 0,
  });
  const listIds = new Map<string, number>();
  // For calls that may be repeated: reading, and writing that changes nothing the second time. Whoever has
  // waited for a whole timeout is not made to wait for another.
  const call = <Answer>(request: () => PromiseLike<Answer>) =>
    withRetries(
      () => once(request, waiting),
      waiting,
      (error) => error.retryable && error.reason !== timedOut,
    );

  const listNamed = (name: string) =>
    findByName(name, async (page) => (await client.getLists({ ...page, sort: 'asc' })).lists);
  const folderNamed = (name: string) =>
    findByName(name, async (page) => (await client.getFolders({ ...page, sort: 'asc' })).folders);

  const listIdOf = async (name: string): Promise<number> => {
    const known = listIds.get(name) ?? (await call(() => listNamed(name)));
    const id = known ?? (await makeList(name));
    listIds.set(name, id);
    return id;
  };

  const makeList = async (name: string): Promise<number> => {
    const folder = await call(() => folderNamed(folderName));
    const folderId = folder ?? (await once(() => client.createFolder({ name: folderName }), waiting)).id;
    const { id } = await once(() => client.createList({ folderId, name }), waiting);
    // Two processes may both have made it: they agree on the oldest.
    return (await call(() => listNamed(name))) ?? id;
  };

  const store = (participant: Participant, listId: number) =>
    client.createContact({
      email: participant.email,
      attributes: attributesOf(participant),
      listIds: [listId],
      updateEnabled: true,
    });

  return {
    async addParticipant(participant, list) {
      const listId = await listIdOf(list);
      try {
        await call(() => store(participant, listId));
      } catch (error) {
        // The list may have been deleted since: it is looked for afresh the next time.
        listIds.delete(list);
        throw error;
      }
    },
  };
}

function attributesOf(participant: Participant): Record<string, string | boolean> {
  const attributes: Attributes = {
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

interface Page {
  limit: number;
  offset: number;
}

/** The id of the oldest entry of that name, over as many pages as there are. */
async function findByName(
  name: string,
  pageAt: (page: Page) => Promise<readonly { id: number; name: string }[] | undefined>,
): Promise<number | undefined> {
  for (let offset = 0; ; offset += pageSize) {
    const entries = (await pageAt({ limit: pageSize, offset })) ?? [];
    const found = entries.find((entry) => entry.name === name);
    if (found) return found.id;
    if (entries.length < pageSize) return undefined;
  }
}

async function once<Answer>(request: () => PromiseLike<Answer>, { timeout }: Patience): Promise<Answer> {
  const start = performance.now();
  try {
    return await timed('brevo', async () => request());
  } catch (error) {
    // Timers may be a little early.
    throw failureOf(error, performance.now() - start >= timeout * 0.95);
  }
}

function failureOf(error: unknown, late: boolean): ProviderError {
  if (!(error instanceof BrevoError)) return new ProviderError('brevo', false, 'malformed answer', error);
  const { statusCode } = error;
  if (statusCode !== undefined) {
    return new ProviderError('brevo', isPassing(statusCode), String(statusCode), error);
  }
  // The SDK does not tell its own timeout from a broken line.
  return new ProviderError('brevo', true, late ? timedOut : 'unreachable', error);
}
