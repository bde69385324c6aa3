import type { ContactsClient } from '@getbrevo/brevo/contacts';
import { type RunningStandIns, startStandIns } from '../standIns.ts';
import { brevoAt } from '../testing/clients.ts';

let standIns: RunningStandIns;
let brevo: ContactsClient;

beforeEach(async () => {
  standIns = await startStandIns({ attributes: { LANGUAGE: 'text', WHATSAPP_GROUP: 'boolean' } });
  brevo = brevoAt(standIns);
});
afterEach(() => standIns.close());

const contact = (overrides: object = {}) => ({ email: 'anne@example.org', ...overrides });
const aList = async (name = 'surya_kriya · Rennes · fr') =>
  (await brevo.createList({ name, folderId: 1 })).id;

it('creates a contact on its list, with the attributes the account has', async () => {
  const listId = await aList();
  const { id } = (await brevo.createContact(
    contact({
      email: 'Anne@Example.org',
      attributes: { FIRSTNAME: 'Anne', LANGUAGE: 'fr', WHATSAPP_GROUP: true, COLOUR: 'red' },
      listIds: [listId],
    }),
  )) ?? { id: 0 };
  expect(await brevo.getContactInfo({ identifier: 'anne@example.org' })).toMatchObject({
    id,
    email: 'anne@example.org',
    listIds: [listId],
    attributes: { FIRSTNAME: 'Anne', LANGUAGE: 'fr', WHATSAPP_GROUP: true },
  });
  expect(standIns.state().contacts).toMatchObject([
    { lists: ['surya_kriya · Rennes · fr'], dropped: ['COLOUR'] },
  ]);
});

it('updates a known contact only when asked to', async () => {
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
  expect(standIns.state().contacts).toMatchObject([
    { attributes: { FIRSTNAME: 'Anne', LASTNAME: 'Le Goff' }, listIds: [first, second] },
  ]);
});

it.each<[string, object, string]>([
  ['a bad e-mail', { email: 'anne' }, 'invalid_parameter'],
  ['no identifier', { email: undefined }, 'missing_parameter'],
  ['an unknown list', { listIds: [99] }, 'invalid_parameter'],
  ['a list that is not a number', { listIds: ['1'] }, 'invalid_parameter'],
  ['a phone without country code', { attributes: { SMS: '0639980142' } }, 'invalid_parameter'],
])('refuses %s', async (_, overrides, code) => {
  await expect(brevo.createContact(contact(overrides))).rejects.toMatchObject({
    statusCode: 400,
    body: { code },
  });
  expect(standIns.state().contacts).toEqual([]);
});

it('gives a telephone number to one contact only', async () => {
  await brevo.createContact(contact({ attributes: { SMS: '+33 6 39 98 01 42' } }));
  await expect(
    brevo.createContact(contact({ email: 'yann@example.org', attributes: { SMS: '0033639980142' } })),
  ).rejects.toMatchObject({
    body: { code: 'duplicate_parameter', metadata: { duplicate_identifiers: ['SMS'] } },
  });
});

it('changes, finds and deletes a contact', async () => {
  const { id } = (await brevo.createContact(contact({ ext_id: 'x1' }))) ?? { id: 0 };
  await brevo.updateContact({ identifier: id ?? 0, attributes: { FIRSTNAME: 'Anne' } });
  expect(await brevo.getContactInfo({ identifier: 'x1', identifierType: 'ext_id' })).toMatchObject({
    attributes: { FIRSTNAME: 'Anne', EXT_ID: 'x1' },
  });
  await brevo.deleteContact({ identifier: 'anne@example.org' });
  await expect(brevo.getContactInfo({ identifier: 'anne@example.org' })).rejects.toMatchObject({
    statusCode: 404,
    body: { code: 'document_not_found' },
  });
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
  expect(await brevo.getFolderLists({ folderId: id })).toMatchObject({ count: 1, lists: [{ name: 'x' }] });
  expect((await brevo.getFolders()).folders?.map(({ name }) => name)).toEqual([
    'Participants',
    'Your First Folder',
  ]);
});

it('adds a contact to a list once', async () => {
  const listId = await aList();
  await brevo.createContact(contact());
  const add = () => brevo.addContactToList({ listId, body: { emails: ['anne@example.org'] } });
  expect(await add()).toMatchObject({ contacts: { success: ['anne@example.org'], failure: [] } });
  await expect(add()).rejects.toMatchObject({ body: { code: 'invalid_parameter' } });
  expect(await brevo.getContactsFromList({ listId })).toMatchObject({ count: 1 });
});

it('knows an attribute from its creation on', async () => {
  await brevo.createAttribute({ attributeCategory: 'normal', attributeName: 'CITY', type: 'text' });
  await expect(
    brevo.createAttribute({ attributeCategory: 'normal', attributeName: 'CITY', type: 'text' }),
  ).rejects.toMatchObject({ body: { code: 'invalid_parameter' } });
  await brevo.createContact(contact({ attributes: { CITY: 'Rennes' } }));
  expect(standIns.state().contacts).toMatchObject([{ attributes: { CITY: 'Rennes' }, dropped: [] }]);
  expect((await brevo.getAttributes()).attributes?.map(({ name }) => name)).toContain('CITY');
});

it('refuses a wrong key', async () => {
  await expect(brevoAt(standIns, 'xkeysib-wrong').getLists()).rejects.toMatchObject({
    statusCode: 401,
    body: { code: 'unauthorized', message: 'Key not found' },
  });
});

it('forgets people and keeps the account’s set-up on reset', async () => {
  const listId = await aList();
  await brevo.createContact(contact({ listIds: [listId] }));
  standIns.reset();
  expect(standIns.state()).toMatchObject({ contacts: [], lists: [{ id: listId, contacts: 0 }] });
});
