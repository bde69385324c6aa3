import { BrevoError } from '@getbrevo/brevo';
import { ContactsClient } from '@getbrevo/brevo/contacts';
import { timed } from '../timings.ts';
import { brevoSchemas } from './brevoSchemas.ts';
import { fetchWithTimeout } from './fetchWithTimeout.ts';
import { parseResponse } from './parseResponse.ts';
import { defaultRetryPolicy, isTransientStatus, ProviderError, withRetries } from './providerError.ts';

/** The folder of the studio's lists. */
export const folderName = 'Participants';
/** Lists and folders per page; Brevo's maximum is 50. */
const pageSize = 50;

/** The environment of a Brevo client. */
export interface BrevoSettings {
  brevoApiKey: string;
  brevoApiBase: string;
}

/** A Brevo account, with lists and folders by name. Every method may throw ProviderError. */
export interface BrevoAccount {
  client: ContactsClient;
  /** Calls Brevo, with repetitions: for reads, and for writes that change nothing the second time. */
  callWithRetries<Answer>(request: () => PromiseLike<Answer>): Promise<Answer>;
  /** Calls Brevo without repetition: for all other writes. */
  callOnce<Answer>(request: () => PromiseLike<Answer>): Promise<Answer>;
  /** Returns the id of the oldest list of that name. */
  findList(name: string): Promise<number | undefined>;
  /** Returns the id of the oldest folder of that name. */
  findFolder(name: string): Promise<number | undefined>;
  /** Creates a list, and its folder where that is missing; returns the list's id. */
  createList(name: string): Promise<number>;
}

/** Connects to the account of the API key. */
export function brevoAccount(settings: BrevoSettings, policy = defaultRetryPolicy): BrevoAccount {
  const client = new ContactsClient({
    apiKey: settings.brevoApiKey,
    baseUrl: settings.brevoApiBase,
    fetch: fetchWithTimeout(policy.timeout),
    // The SDK's own timer covers the headers only and outlives a failed call, which keeps the process alive:
    // 0 lets it fire at once, and `fetchWithTimeout` ignores its signal.
    timeoutInSeconds: 0,
    // The SDK's own repetition may wait a minute.
    maxRetries: 0,
  });
  // A call that took a whole timeout is not repeated: the visitor is waiting.
  const callWithRetries: BrevoAccount['callWithRetries'] = (request) =>
    withRetries(
      () => callOnce(request),
      policy,
      (error) => error.retryable && error.reason !== timedOut,
    );
  const findList = (name: string) =>
    callWithRetries(() =>
      findByName(name, async (page) => {
        const answer = await client.getLists({ ...page, sort: 'asc' });
        return parseResponse('brevo', brevoSchemas.lists, answer).lists;
      }),
    );
  const findFolder = (name: string) =>
    callWithRetries(() =>
      findByName(name, async (page) => {
        const answer = await client.getFolders({ ...page, sort: 'asc' });
        return parseResponse('brevo', brevoSchemas.folders, answer).folders;
      }),
    );
  const create = async (request: () => PromiseLike<unknown>) =>
    parseResponse('brevo', brevoSchemas.created, await callOnce(request)).id;

  return {
    client,
    callWithRetries,
    callOnce,
    findList,
    findFolder,
    async createList(name) {
      const folder = await findFolder(folderName);
      const folderId = folder ?? (await create(() => client.createFolder({ name: folderName })));
      const id = await create(() => client.createList({ folderId, name }));
      // Two processes may create it at the same time: both then use the older one.
      return (await findList(name)) ?? id;
    },
  };
}

interface Page {
  limit: number;
  offset: number;
}

/** Returns the id of the oldest entry of that name, over all pages. */
async function findByName(
  name: string,
  getPage: (page: Page) => Promise<readonly { id: number; name: string }[]>,
): Promise<number | undefined> {
  for (let offset = 0; ; offset += pageSize) {
    const entries = await getPage({ limit: pageSize, offset });
    const found = entries.find((entry) => entry.name === name);
    if (found) return found.id;
    if (entries.length < pageSize) return undefined;
  }
}

/** The reason of a failure by timeout. */
const timedOut = 'timeout';

async function callOnce<Answer>(request: () => PromiseLike<Answer>): Promise<Answer> {
  try {
    return await timed('brevo', async () => request());
  } catch (error) {
    throw error instanceof ProviderError ? error : toProviderError(error);
  }
}

function toProviderError(error: unknown): ProviderError {
  if (!(error instanceof BrevoError)) return new ProviderError('brevo', false, 'malformed answer', error);
  const { statusCode, cause } = error;
  if (statusCode !== undefined) {
    return new ProviderError('brevo', isTransientStatus(statusCode), String(statusCode), error);
  }
  const isTimeout =
    typeof cause === 'object' && cause !== null && 'name' in cause && cause.name === 'TimeoutError';
  return new ProviderError('brevo', true, isTimeout ? timedOut : 'unreachable', error);
}
