import type { Router } from 'express';
import * as z from 'zod';
import type { BrevoAccount, Contact } from './brevoAccount.ts';
import { brevoError, invalidParameter } from './brevoError.ts';
import { parseBody, toPage } from './parseBody.ts';

const bounds = { limit: 10, max: 50 };
const name = z.string().trim().min(1);

/** Adds `/contacts/lists` and `/contacts/folders`. */
export function listRoutes(router: Router, account: BrevoAccount, onChange: () => void): void {
  router.get('/contacts/lists', (request, response) => {
    const { items, count } = toPage(account.lists.values(), request.query, bounds);
    const lists = items.map((list) => ({ ...list, totalSubscribers: account.getMembers(list).length }));
    response.json({ count, lists });
  });

  router.post('/contacts/lists', (request, response) => {
    const list = parseBody(z.object({ name, folderId: z.int() }), request.body);
    if (!account.folders.has(list.folderId)) throw invalidParameter('Folder ID does not exist');
    const id = account.createId();
    account.lists.set(id, { id, ...list });
    onChange();
    response.status(201).json({ id });
  });

  router.get('/contacts/lists/:id/contacts', (request, response) => {
    const list = account.lists.get(Number(request.params.id));
    if (!list) throw brevoError(404, 'document_not_found', 'List ID does not exist');
    const { items, count } = toPage(account.getMembers(list), request.query, { limit: 50, max: 500 });
    const contacts = items.map(({ id, email, attributes, listIds }: Contact) => ({
      id,
      email,
      attributes,
      listIds,
    }));
    response.json({ contacts, count });
  });

  router.get('/contacts/folders', (request, response) => {
    const { items, count } = toPage(account.folders.values(), request.query, bounds);
    response.json({ count, folders: items });
  });

  router.post('/contacts/folders', (request, response) => {
    const folder = parseBody(z.object({ name }), request.body);
    const id = account.createId();
    account.folders.set(id, { id, ...folder });
    response.status(201).json({ id });
  });
}
