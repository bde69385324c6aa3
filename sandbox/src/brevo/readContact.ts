import type { AttributeType, AttributeValue, BrevoAccount } from './account.ts';
import { invalid } from './errors.ts';

/** What a request says of a contact; what it does not say is absent. */
export interface ContactChange {
  email?: string;
  extId?: string;
  attributes: Record<string, AttributeValue>;
  dropped: string[];
  listIds: number[];
  unlinkListIds: number[];
  emailBlacklisted?: boolean;
  smsBlacklisted?: boolean;
  updateEnabled: boolean;
}

/** Reads the body of a contact's creation or update. Fields that Brevo does not know are not looked at. */
export function readContact(account: BrevoAccount, body: unknown): ContactChange {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw invalid('Invalid JSON');
  const fields = body as Record<string, unknown>;
  const email = text(fields, 'email')?.toLowerCase();
  if (email !== undefined) checkEmail(email);
  const extId = text(fields, 'ext_id');
  const emailBlacklisted = flag(fields, 'emailBlacklisted');
  const smsBlacklisted = flag(fields, 'smsBlacklisted');
  const listIds = ids(fields, 'listIds');
  account.checkLists(listIds);
  return {
    ...(email !== undefined && { email }),
    ...(extId !== undefined && { extId }),
    ...(emailBlacklisted !== undefined && { emailBlacklisted }),
    ...(smsBlacklisted !== undefined && { smsBlacklisted }),
    ...readAttributes(account, fields.attributes),
    listIds,
    unlinkListIds: ids(fields, 'unlinkListIds'),
    updateEnabled: flag(fields, 'updateEnabled') ?? false,
  };
}

function readAttributes(
  account: BrevoAccount,
  value: unknown,
): Pick<ContactChange, 'attributes' | 'dropped'> {
  const attributes: Record<string, AttributeValue> = {};
  const dropped: string[] = [];
  if (value === undefined) return { attributes, dropped };
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw invalid('attributes should be type object');
  }
  for (const [name, given] of Object.entries(value)) {
    const key = name.toUpperCase();
    if (key === 'SMS' || key === 'WHATSAPP') {
      attributes[key] = phone(given);
      continue;
    }
    const type = account.attributes.get(key);
    const fitting = type && valueFor(type, given);
    if (fitting === undefined) dropped.push(name);
    else attributes[key] = fitting;
  }
  return { attributes, dropped };
}

/** The value where it is of the attribute's type; others are ignored, as Brevo documents. */
function valueFor(type: AttributeType, value: unknown): AttributeValue | undefined {
  switch (type) {
    case 'text':
      return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
    case 'float':
      return Number.isFinite(Number(value)) ? Number(value) : undefined;
    case 'boolean':
      return typeof value === 'boolean' ? value : undefined;
    case 'date':
      return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined;
    case 'multiple-choice':
      return Array.isArray(value) ? value.map(String) : undefined;
  }
}

/** A number with its country code, `+33639980142` or `0033639980142`, as Brevo wants it in SMS and WHATSAPP. */
function phone(value: unknown): string {
  const digits = /^(?:\+|00)?([1-9]\d{6,14})$/.exec(String(value).replace(/[\s.()-]/g, ''))?.[1];
  if (!digits) throw invalid('Invalid phone number');
  return digits;
}

function checkEmail(email: string): void {
  if (!/^[^\s@<>,;"]{1,64}@[^\s@<>,;"]+\.[^\s@<>,;".]{2,}$/.test(email)) {
    throw invalid('email is not valid in body');
  }
}

function text(fields: Record<string, unknown>, name: string): string | undefined {
  const value = fields[name];
  if (value === undefined || value === '') return undefined;
  if (typeof value !== 'string') throw invalid(`${name} should be type string`);
  return value;
}

function flag(fields: Record<string, unknown>, name: string): boolean | undefined {
  const value = fields[name];
  if (value === undefined) return undefined;
  if (typeof value !== 'boolean') throw invalid(`${name} should be type boolean`);
  return value;
}

function ids(fields: Record<string, unknown>, name: string): number[] {
  const value = fields[name] ?? [];
  if (!Array.isArray(value)) throw invalid(`${name} should be type array`);
  return value.map((id, index) => {
    if (typeof id !== 'number') throw invalid(`${name}/${index} should be type number`);
    return id;
  });
}
