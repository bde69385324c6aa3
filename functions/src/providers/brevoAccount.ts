import { BrevoError } from '@getbrevo/brevo';
import { ContactsClient } from '@getbrevo/brevo/contacts';
import { timed } from '../timing.ts';
import { FoldersShape, ListsShape, MadeShape, read } from './brevoShapes.ts';
import { fetchWithin } from './fetchWithin.ts';
import { isPassing, ProviderError } from './providerError.ts';
import { patience, withRetries } from './retry.ts';

/** Asks Brevo, and turns its SDK's errors into ours. */

/** The folder that the studio's lists are in. */
export const folderName = 'Participants';
/** Lists and folders a page; Brevo gives at most 50. */
const pageSize = 50;

/** What this needs of the environment. */
export interface BrevoSettings {
  brevoApiKey: string;
  brevoApiBase: string;
}

/** An account, with what is found and made in it by name. Every call may throw ProviderError. */
export interface BrevoAccount {
  client: ContactsClient;
  /** Does what may be repeated: reading, and writing that changes nothing the second time. */
  repeat<Answer>(request: () => PromiseLike<Answer>): Promise<Answer>;
  /** Does what may not. */
  once<Answer>(request: () => PromiseLike<Answer>): Promise<Answer>;
  /** The id of the oldest list of that name. */
  listNamed(name: string): Promise<number | undefined>;
  /** The id of the oldest folder of that name. */
  folderNamed(name: string): Promise<number | undefined>;
  /** Makes a list in the studio's folder, which is made where it is missing; answers the list's id. */
  makeList(name: string): Promise<number>;
}

/** The account that the key opens. */
export function brevoAccount(settings: BrevoSettings, waiting = patience): BrevoAccount {
  const client = new ContactsClient({
    apiKey: settings.brevoApiKey,
    baseUrl: settings.brevoApiBase,
    fetch: fetchWithin(waiting.timeout),
    // Its own clock measures the head of an answer only, and after a failed call goes on and keeps the process
    // alive: it is let run out at once, and `fetchWithin` does not listen to it.
    timeoutInSeconds: 0,
    // Its own repetition may wait a minute; ours does not.
    maxRetries: 0,
  });
  // Whoever has waited for a whole timeout is not made to wait for another.
  const repeat: BrevoAccount['repeat'] = (request) =>
    withRetries(
      () => once(request),
      waiting,
      (error) => error.retryable && error.reason !== timedOut,
    );
  const listNamed = (name: string) =>
    repeat(() =>
      findByName(
        name,
        async (page) => read(ListsShape, await client.getLists({ ...page, sort: 'asc' })).lists,
      ),
    );
  const folderNamed = (name: string) =>
    repeat(() =>
      findByName(
        name,
        async (page) => read(FoldersShape, await client.getFolders({ ...page, sort: 'asc' })).folders,
      ),
    );
  const made = async (request: () => PromiseLike<unknown>) => read(MadeShape, await once(request)).id;

  return {
    client,
    repeat,
    once,
    listNamed,
    folderNamed,
    async makeList(name) {
      const folder = await folderNamed(folderName);
      const folderId = folder ?? (await made(() => client.createFolder({ name: folderName })));
      const id = await made(() => client.createList({ folderId, name }));
      // Two processes may both have made it: they agree on the oldest.
      return (await listNamed(name)) ?? id;
    },
  };
}

interface Page {
  limit: number;
  offset: number;
}

/** The id of the oldest entry of that name, over as many pages as there are. */
async function findByName(
  name: string,
  pageAt: (page: Page) => Promise<readonly { id: number; name: string }[]>,
): Promise<number | undefined> {
  for (let offset = 0; ; offset += pageSize) {
    const entries = await pageAt({ limit: pageSize, offset });
    const found = entries.find((entry) => entry.name === name);
    if (found) return found.id;
    if (entries.length < pageSize) return undefined;
  }
}

/** The reason of a failure by timeout. */
const timedOut = 'timeout';

async function once<Answer>(request: () => PromiseLike<Answer>): Promise<Answer> {
  try {
    return await timed('brevo', async () => request());
  } catch (error) {
    throw error instanceof ProviderError ? error : failureOf(error);
  }
}

function failureOf(error: unknown): ProviderError {
  if (!(error instanceof BrevoError)) return new ProviderError('brevo', false, 'malformed answer', error);
  const { statusCode, cause } = error;
  if (statusCode !== undefined) {
    return new ProviderError('brevo', isPassing(statusCode), String(statusCode), error);
  }
  const late =
    typeof cause === 'object' && cause !== null && 'name' in cause && cause.name === 'TimeoutError';
  return new ProviderError('brevo', true, late ? timedOut : 'unreachable', error);
}
