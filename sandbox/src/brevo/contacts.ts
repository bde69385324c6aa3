import type { Router } from 'express';
import type { BrevoAccount, Contact } from './account.ts';
import { absent, BrevoRefusal } from './errors.ts';
import { pageOf } from './paging.ts';
import { type ContactChange, readContact } from './readContact.ts';

/** `/contacts` and `/contacts/{identifier}`. */
export function contactRoutes(router: Router, account: BrevoAccount, onChange: () => void): void {
  router.get('/contacts', (request, response) => {
    const { items, count } = pageOf(account.contacts.values(), request.query, { limit: 50, most: 1000 });
    response.json({ contacts: items.map(present), count });
  });

  router.post('/contacts', (request, response) => {
    const change = readContact(account, request.body);
    const { email, extId } = change;
    const sms = change.attributes.SMS;
    if (!email && !extId && !sms) throw absent('Either one of email, SMS or ext_id is required');
    const known = email ? account.byEmail(email) : undefined;
    if (known && !change.updateEnabled) throw duplicate('create', 'email');
    refuseTakenPhone(account, change, known, known ? 'update' : 'create');
    const contact = known ?? newContact(account, change);
    apply(account, contact, change);
    onChange();
    if (known) response.status(204).end();
    else response.status(201).json({ id: contact.id });
  });

  router.get('/contacts/:identifier', (request, response) => {
    const { identifierType } = request.query;
    const type = typeof identifierType === 'string' ? identifierType : undefined;
    response.json({ ...present(account.contact(request.params.identifier, type)), statistics: {} });
  });

  router.put('/contacts/:identifier', (request, response) => {
    const contact = account.contact(request.params.identifier);
    const change = readContact(account, request.body);
    refuseTakenPhone(account, change, contact, 'update');
    apply(account, contact, change);
    onChange();
    response.status(204).end();
  });

  router.delete('/contacts/:identifier', (request, response) => {
    account.contacts.delete(account.contact(request.params.identifier).id);
    onChange();
    response.status(204).end();
  });
}

function newContact(account: BrevoAccount, { email, extId }: ContactChange): Contact {
  const now = account.now();
  const contact: Contact = {
    id: account.newId(),
    email,
    extId,
    attributes: {},
    listIds: [],
    emailBlacklisted: false,
    smsBlacklisted: false,
    createdAt: now,
    modifiedAt: now,
    dropped: [],
  };
  account.contacts.set(contact.id, contact);
  return contact;
}

function apply(account: BrevoAccount, contact: Contact, change: ContactChange): void {
  Object.assign(contact.attributes, change.attributes);
  const listIds = new Set([...contact.listIds, ...change.listIds]);
  for (const id of change.unlinkListIds) listIds.delete(id);
  contact.listIds = [...listIds];
  contact.emailBlacklisted = change.emailBlacklisted ?? contact.emailBlacklisted;
  contact.smsBlacklisted = change.smsBlacklisted ?? contact.smsBlacklisted;
  contact.dropped = [...new Set([...contact.dropped, ...change.dropped])];
  contact.modifiedAt = account.now();
}

/** A telephone number belongs to one contact only. */
function refuseTakenPhone(
  account: BrevoAccount,
  change: ContactChange,
  contact: Contact | undefined,
  verb: 'create' | 'update',
): void {
  const { SMS: sms } = change.attributes;
  if (!sms) return;
  const holder = [...account.contacts.values()].find(({ attributes }) => attributes.SMS === sms);
  if (holder && holder !== contact) throw duplicate(verb, 'SMS');
}

function duplicate(verb: 'create' | 'update', identifier: string): BrevoRefusal {
  return new BrevoRefusal(
    400,
    'duplicate_parameter',
    `Unable to ${verb} contact, ${identifier} is already associated with another Contact`,
    { duplicate_identifiers: [identifier] },
  );
}

/** A contact as Brevo shows it. */
export function present(contact: Contact): object {
  const { dropped: _, extId, attributes, ...rest } = contact;
  return {
    ...rest,
    whatsappBlacklisted: false,
    attributes: { ...attributes, ...(extId && { EXT_ID: extId }) },
  };
}
