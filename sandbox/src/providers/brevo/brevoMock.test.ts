import type { ContactsClient } from '@getbrevo/brevo/contacts';
import { createBrevoClient } from '../../testing/createStripeClient.ts';
import { type RunningProviderMocks, startProviderMocks } from '../startProviderMocks.ts';

let mocks: RunningProviderMocks;
let brevo: ContactsClient;

beforeEach(async () => {
  mocks = await startProviderMocks({ attributes: { LANGUAGE: 'text', WHATSAPP_GROUP: 'boolean' } });
  brevo = createBrevoClient(mocks);
});
afterEach(() => mocks.close());

const contact = (overrides: object = {}) => ({ email: 'anne@example.org', ...overrides });
const aList = async (name = 'class · Springfield · fr') => (await brevo.createList({ name, folderId: 1 })).id;

it('creates a contact on its list, with the attributes the account has', async () => {
  const listId = await aList();
  const { id } = (await brevo.createContact(
    contact({
      email: 'Anne@Example.org',
      attributes: { FIRSTNAME: 'Anne', LANGUAGE: 'fr', WHATSAPP_GROUP: true, COLOUR: 'red' },
      listIds: [listId],
    }),
  )) ?? { id: 0 };
  expect((await brevo.getContactsFromList({ listId })).contacts).toMatchObject([
    {
      id,
      email: 'anne@example.org',
      listIds: [listId],
      attributes: { FIRSTNAME: 'Anne', LANGUAGE: 'fr', WHATSAPP_GROUP: true },
    },
  ]);
  expect(mocks.state().contacts).toMatchObject([
    { lists: ['class · Springfield · fr'], dropped: ['COLOUR'] },
  ]);
});

it('updates a known contact with updateEnabled only', async () => {
  const first = await aList('one');
  const second = await aList('two');
  await brevo.createContact(contact({ attributes: { FIRSTNAME: 'Anne' }, listIds: [first] }));
  await expect(brevo.createContact(contact())).rejects.toMatchObject({
    statusCode: 400,
    body: { code: 'duplicate_parameter', metadata: { duplicate_identifiers: ['email'] } },
  });
  await brevo.createContact(
    contact({ attributes: { LASTNAME: 'Le Goff' }, listIds: [second], updateEnabled: true }),
  );
  expect(mocks.state().contacts).toMatchObject([
    { attributes: { FIRSTNAME: 'Anne', LASTNAME: 'Le Goff' }, listIds: [first, second] },
  ]);
});

it.each<[string, object, string]>([
  ['a bad e-mail', { email: 'anne' }, 'invalid_parameter'],
  ['no identifier', { email: undefined }, 'missing_parameter'],
  ['an unknown list', { listIds: [99] }, 'invalid_parameter'],
  ['a list that is not a number', { listIds: ['1'] }, 'invalid_parameter'],
])('refuses %s', async (_, overrides, code) => {
  await expect(brevo.createContact(contact(overrides))).rejects.toMatchObject({
    statusCode: 400,
    body: { code },
  });
  expect(mocks.state().contacts).toEqual([]);
});

it('lists lists by page, newest first unless asked otherwise', async () => {
  for (let count = 0; count < 12; count += 1) await aList(`list ${count}`);
  const first = await brevo.getLists();
  expect([first.count, first.lists?.length, first.lists?.[0]?.name]).toEqual([12, 10, 'list 11']);
  const second = await brevo.getLists({ limit: 10, offset: 10, sort: 'asc' });
  expect(second.lists?.map(({ name }) => name)).toEqual(['list 10', 'list 11']);
  await expect(brevo.getLists({ limit: 51 })).rejects.toMatchObject({ body: { code: 'out_of_range' } });
});

it('puts lists into folders that exist', async () => {
  await expect(brevo.createList({ name: 'x', folderId: 99 })).rejects.toMatchObject({ statusCode: 400 });
  await expect(brevo.createList({ name: '', folderId: 1 })).rejects.toMatchObject({
    body: { code: 'missing_parameter' },
  });
  const { id } = await brevo.createFolder({ name: 'Participants' });
  await brevo.createList({ name: 'x', folderId: id });
  expect(await brevo.getLists()).toMatchObject({ count: 1, lists: [{ name: 'x', folderId: id }] });
  expect((await brevo.getFolders()).folders?.map(({ name }) => name)).toEqual([
    'Participants',
    'Your First Folder',
  ]);
});

it('accepts an attribute after its creation', async () => {
  await brevo.createAttribute({ attributeCategory: 'normal', attributeName: 'CITY', type: 'text' });
  await expect(
    brevo.createAttribute({ attributeCategory: 'normal', attributeName: 'CITY', type: 'text' }),
  ).rejects.toMatchObject({ body: { code: 'invalid_parameter' } });
  await brevo.createContact(contact({ attributes: { CITY: 'Springfield' } }));
  expect(mocks.state().contacts).toMatchObject([{ attributes: { CITY: 'Springfield' }, dropped: [] }]);
  expect((await brevo.getAttributes()).attributes?.map(({ name }) => name)).toContain('CITY');
});

it('refuses a wrong key', async () => {
  await expect(createBrevoClient(mocks, 'xkeysib-wrong').getLists()).rejects.toMatchObject({
    statusCode: 401,
    body: { code: 'unauthorized', message: 'Key not found' },
  });
});

it('deletes contacts and keeps the settings of the account on reset', async () => {
  const listId = await aList();
  await brevo.createContact(contact({ listIds: [listId] }));
  mocks.reset();
  expect(mocks.state()).toMatchObject({ contacts: [], lists: [{ id: listId, contacts: 0 }] });
});
