export type AttributeValue = string | boolean;
export const attributeTypes = ['text', 'boolean'] as const;
export type AttributeType = (typeof attributeTypes)[number];

export interface Contact {
  id: number;
  email: string;
  attributes: Record<string, AttributeValue>;
  listIds: number[];
  /** Attributes that were sent and that the account does not have: Brevo drops them silently. */
  dropped: string[];
}

export interface List {
  id: number;
  name: string;
  folderId: number;
}

export interface Folder {
  id: number;
  name: string;
}

/** The attributes that every account has. */
const defaultAttributes: Record<string, AttributeType> = { FIRSTNAME: 'text', LASTNAME: 'text' };

/** One Brevo account. */
export class BrevoAccount {
  readonly contacts = new Map<number, Contact>();
  readonly lists = new Map<number, List>();
  readonly folders = new Map<number, Folder>([[1, { id: 1, name: 'Your First Folder' }]]);
  readonly attributes: Map<string, AttributeType>;
  private lastId = 1;

  constructor(attributes: Record<string, AttributeType>) {
    this.attributes = new Map(Object.entries({ ...defaultAttributes, ...attributes }));
  }

  createId(): number {
    this.lastId += 1;
    return this.lastId;
  }

  findByEmail(email: string): Contact | undefined {
    return [...this.contacts.values()].find((contact) => contact.email === email);
  }

  getMembers(list: List): Contact[] {
    return [...this.contacts.values()].filter(({ listIds }) => listIds.includes(list.id));
  }

  /** Deletes the contacts. Lists, folders and attributes stay: processes that run may cache their ids. */
  clear(): void {
    this.contacts.clear();
  }
}
