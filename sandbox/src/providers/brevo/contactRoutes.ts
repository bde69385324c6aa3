import type { Router } from 'express';
import * as z from 'zod';
import {
  type AttributeType,
  type AttributeValue,
  attributeTypes,
  type BrevoAccount,
  type Contact,
} from './brevoAccount.ts';
import { brevoError, invalidParameter } from './brevoError.ts';
import { parseBody } from './parseBody.ts';

const newContact = z.object({
  email: z.email().toLowerCase(),
  attributes: z.record(z.string(), z.unknown()).default({}),
  listIds: z.array(z.int()).default([]),
  updateEnabled: z.boolean().default(false),
});

/** What fits each type of attribute; Brevo ignores other values. */
const attributeSchemas: Record<AttributeType, z.ZodType<AttributeValue>> = {
  text: z.union([z.string(), z.number().transform(String)]),
  boolean: z.boolean(),
};

/** Adds `/contacts` and `/contacts/attributes`. */
export function contactRoutes(router: Router, account: BrevoAccount, onChange: () => void): void {
  router.post('/contacts', (request, response) => {
    const { email, listIds, updateEnabled, ...sent } = parseBody(newContact, request.body);
    const known = account.findByEmail(email);
    if (known && !updateEnabled) {
      const message = 'Unable to create contact, email is already associated with another Contact';
      throw brevoError(400, 'duplicate_parameter', message, { duplicate_identifiers: ['email'] });
    }
    for (const id of listIds) {
      if (!account.lists.has(id)) throw invalidParameter(`List id ${id} does not exist`);
    }
    const { attributes, dropped } = parseAttributes(account, sent.attributes);
    const contact = known ?? { id: account.createId(), email, attributes: {}, listIds: [], dropped: [] };
    account.contacts.set(contact.id, contact);
    Object.assign(contact.attributes, attributes);
    contact.listIds = [...new Set([...contact.listIds, ...listIds])];
    contact.dropped = [...new Set([...contact.dropped, ...dropped])];
    onChange();
    if (known) response.status(204).end();
    else response.status(201).json({ id: contact.id });
  });

  router.get('/contacts/attributes', (_request, response) => {
    const attributes = [...account.attributes].map(([name, type]) => ({ name, category: 'normal', type }));
    response.json({ attributes });
  });

  router.post('/contacts/attributes/normal/:name', (request, response) => {
    const name = request.params.name.toUpperCase();
    const { type } = parseBody(z.object({ type: z.enum(attributeTypes) }), request.body);
    if (account.attributes.has(name)) throw invalidParameter('Attribute name must be unique');
    account.attributes.set(name, type);
    onChange();
    response.status(201).end();
  });
}

function parseAttributes(account: BrevoAccount, sent: Record<string, unknown>) {
  const attributes: Contact['attributes'] = {};
  const dropped: string[] = [];
  for (const [name, value] of Object.entries(sent)) {
    const key = name.toUpperCase();
    const type = account.attributes.get(key);
    const parsed = type && attributeSchemas[type].safeParse(value).data;
    if (parsed === undefined) dropped.push(name);
    else attributes[key] = parsed;
  }
  return { attributes, dropped };
}
