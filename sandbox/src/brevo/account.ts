import { invalid, notFound } from './errors.ts';

export type AttributeValue = string | number | boolean | string[];
export const attributeTypes = ['text', 'date', 'float', 'boolean', 'multiple-choice'] as const;
export type AttributeType = (typeof attributeTypes)[number];

export interface Contact {
  id: number;
  email: string | undefined;
  extId: string | undefined;
  attributes: Record<string, AttributeValue>;
  listIds: number[];
  emailBlacklisted: boolean;
  smsBlacklisted: boolean;
  /** ISO 8601, real time. */
  createdAt: string;
  modifiedAt: string;
  /** Attributes that were sent and that the account does not have: Brevo drops them without a word. */
  dropped: string[];
}

export interface List {
  id: number;
  name: string;
  folderId: number;
  createdAt: string;
}

export interface Folder {
  id: number;
  name: string;
}

/** The attributes every account is born with. */
const birthAttributes: Record<string, AttributeType> = {
  FIRSTNAME: 'text',
  LASTNAME: 'text',
  SMS: 'text',
  WHATSAPP: 'text',
  EXT_ID: 'text',
};

/** One Brevo account. */
export class BrevoAccount {
  readonly contacts = new Map<number, Contact>();
  readonly lists = new Map<number, List>();
  readonly folders = new Map<number, Folder>([[1, { id: 1, name: 'Your First Folder' }]]);
  readonly attributes: Map<string, AttributeType>;
  private lastId = 1;

  constructor(
    private readonly clock: () => Date,
    attributes: Record<string, AttributeType>,
  ) {
    this.attributes = new Map(Object.entries({ ...birthAttributes, ...attributes }));
  }

  newId(): number {
    this.lastId += 1;
    return this.lastId;
  }

  now(): string {
    return this.clock().toISOString();
  }

  /**
   * The contact that a path names: by id, e-mail, external id or SMS number.
   * @throws BrevoRefusal 404
   */
  contact(identifier: string, type?: string): Contact {
    const found = [...this.contacts.values()].find((contact) => {
      const matches: Record<string, boolean> = {
        contact_id: String(contact.id) === identifier,
        email_id: contact.email === identifier.toLowerCase(),
        ext_id: contact.extId === identifier,
        phone_id: contact.attributes.SMS === identifier,
      };
      return type ? matches[type] : matches.contact_id || matches.email_id;
    });
    if (!found) throw notFound('Contact does not exist');
    return found;
  }

  byEmail(email: string): Contact | undefined {
    return [...this.contacts.values()].find((contact) => contact.email === email);
  }

  /** @throws BrevoRefusal 404 */
  list(id: string): List {
    const list = this.lists.get(Number(id));
    if (!list) throw notFound('List ID does not exist');
    return list;
  }

  contactsOf(list: List): Contact[] {
    return [...this.contacts.values()].filter(({ listIds }) => listIds.includes(list.id));
  }

  /** @throws BrevoRefusal 400 for an id that is no list's */
  checkLists(ids: readonly number[]): void {
    for (const id of ids) if (!this.lists.has(id)) throw invalid(`List id ${id} does not exist`);
  }

  /** Forgets the people. Lists, folders and attributes stay: programs that run may remember their ids. */
  clear(): void {
    this.contacts.clear();
  }
}
