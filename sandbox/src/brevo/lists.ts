import type { Router } from 'express';
import type { BrevoAccount, Contact, List } from './account.ts';
import { present } from './contacts.ts';
import { absent, invalid, notFound } from './errors.ts';
import { pageOf } from './paging.ts';

const bounds = { limit: 10, most: 50 };

/** `/contacts/lists` and `/contacts/folders`. */
export function listRoutes(router: Router, account: BrevoAccount, onChange: () => void): void {
  const show = (list: List) => {
    const members = account.contactsOf(list);
    return {
      id: list.id,
      name: list.name,
      folderId: list.folderId,
      totalBlacklisted: members.filter(({ emailBlacklisted }) => emailBlacklisted).length,
      totalSubscribers: members.length,
      uniqueSubscribers: members.length,
    };
  };

  router.get('/contacts/lists', (request, response) => {
    const { items, count } = pageOf(account.lists.values(), request.query, bounds);
    response.json({ count, lists: items.map(show) });
  });

  router.post('/contacts/lists', (request, response) => {
    const { name, folderId } = bodyOf(request.body);
    if (typeof name !== 'string' || name.trim() === '') throw absent('List name is missing');
    if (folderId === undefined) throw absent('Folder ID is missing');
    if (typeof folderId !== 'number' || !account.folders.has(folderId))
      throw invalid('Folder ID does not exist');
    const list: List = { id: account.newId(), name, folderId, createdAt: account.now() };
    account.lists.set(list.id, list);
    onChange();
    response.status(201).json({ id: list.id });
  });

  router.get('/contacts/lists/:id', (request, response) => {
    const list = account.list(request.params.id);
    response.json({ ...show(list), createdAt: list.createdAt, dynamicList: false });
  });

  router.get('/contacts/lists/:id/contacts', (request, response) => {
    const members = account.contactsOf(account.list(request.params.id));
    const { items, count } = pageOf(members, request.query, { limit: 50, most: 500 });
    response.json({ contacts: items.map(present), count });
  });

  router.post('/contacts/lists/:id/contacts/add', (request, response) => {
    const { id } = account.list(request.params.id);
    const asked = membersAsked(account, request.body);
    const added = asked.filter(({ contact }) => contact && !contact.listIds.includes(id));
    if (added.length === 0) throw invalid('Contact already in list and/or does not exist');
    for (const { contact } of added) contact?.listIds.push(id);
    onChange();
    response.status(201).json({ contacts: outcome(asked, added) });
  });

  router.post('/contacts/lists/:id/contacts/remove', (request, response) => {
    const { id } = account.list(request.params.id);
    const asked = membersAsked(account, request.body);
    const removed = asked.filter(({ contact }) => contact?.listIds.includes(id));
    if (removed.length === 0) throw invalid('Contact already removed from list and/or does not exist');
    for (const { contact } of removed)
      if (contact) contact.listIds = contact.listIds.filter((one) => one !== id);
    onChange();
    response.status(201).json({ contacts: outcome(asked, removed) });
  });

  router.get('/contacts/folders', (request, response) => {
    const { items, count } = pageOf(account.folders.values(), request.query, bounds);
    response.json({ count, folders: items.map(emptyFolder) });
  });

  router.post('/contacts/folders', (request, response) => {
    const { name } = bodyOf(request.body);
    if (typeof name !== 'string' || name.trim() === '') throw absent('Folder name is missing');
    const id = account.newId();
    account.folders.set(id, { id, name });
    response.status(201).json({ id });
  });

  router.get('/contacts/folders/:id', (request, response) => {
    const folder = account.folders.get(Number(request.params.id));
    if (!folder) throw notFound('Folder ID does not exist');
    response.json(emptyFolder(folder));
  });

  router.get('/contacts/folders/:id/lists', (request, response) => {
    const folderId = Number(request.params.id);
    if (!account.folders.has(folderId)) throw notFound('Folder ID does not exist');
    const own = [...account.lists.values()].filter((list) => list.folderId === folderId);
    const { items, count } = pageOf(own, request.query, bounds);
    response.json({ count, lists: items.map(show) });
  });
}

/** A folder as Brevo shows it; its own counts are always those of contacts outside lists, which there are none of. */
function emptyFolder({ id, name }: { id: number; name: string }): object {
  return { id, name, totalBlacklisted: 0, totalSubscribers: 0, uniqueSubscribers: 0 };
}

interface Asked {
  key: string | number;
  contact: Contact | undefined;
}

function membersAsked(account: BrevoAccount, body: unknown): Asked[] {
  const { emails, ids } = bodyOf(body);
  const keys: unknown = emails ?? ids;
  if (!Array.isArray(keys) || keys.length === 0) throw absent('emails or ids is missing');
  if (keys.length > 150) throw invalid('A maximum of 150 contacts can be passed');
  return keys.map((key) => ({
    key,
    contact: typeof key === 'number' ? account.contacts.get(key) : account.byEmail(String(key).toLowerCase()),
  }));
}

function outcome(asked: readonly Asked[], done: readonly Asked[]) {
  return {
    success: done.map(({ key }) => key),
    failure: asked.filter((one) => !done.includes(one)).map(({ key }) => key),
  };
}

function bodyOf(body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw invalid('Invalid JSON');
  return body as Record<string, unknown>;
}
