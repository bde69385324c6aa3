import { fault, type SendGridError } from './errors.ts';

/** Collects the faults of one request, with the path of each field. */
export class Checks {
  readonly errors: SendGridError[] = [];

  fail(message: string, field: string): undefined {
    this.errors.push(fault(message, field));
    return undefined;
  }

  /** Fields that SendGrid does not know are refused. */
  fields(value: object, known: readonly string[], path: string): void {
    for (const name of Object.keys(value)) {
      if (!known.includes(name))
        this.fail(`Additional property ${name} is not allowed`, path ? `${path}.${name}` : name);
    }
  }

  object(value: unknown, field: string): Record<string, unknown> | undefined {
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>;
    return this.fail(`Invalid type. Expected: object, given: ${typeOf(value)}.`, field);
  }

  array(value: unknown, field: string): unknown[] | undefined {
    if (Array.isArray(value)) return value;
    return this.fail(`Invalid type. Expected: array, given: ${typeOf(value)}.`, field);
  }

  string(value: unknown, field: string): string | undefined {
    if (typeof value === 'string') return value;
    return this.fail(`Invalid type. Expected: string, given: ${typeOf(value)}.`, field);
  }

  /** A map of texts; `reserved` keys are refused. */
  texts(value: unknown, field: string, reserved: readonly string[] = []): Record<string, string> {
    if (value === undefined) return {};
    const map = this.object(value, field);
    const texts: Record<string, string> = {};
    for (const [name, text] of Object.entries(map ?? {})) {
      if (reserved.includes(name.toLowerCase()))
        this.fail(`The ${name} header is reserved and cannot be used.`, `${field}.${name}`);
      const checked = this.string(text, `${field}.${name}`);
      if (checked !== undefined) texts[name] = checked;
    }
    return texts;
  }

  address(value: unknown, field: string): { email: string; name?: string } | undefined {
    const object = this.object(value, field);
    if (!object) return undefined;
    this.fields(object, ['email', 'name'], field);
    const { email, name } = object;
    if (typeof email !== 'string' || !/^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;".]+$/.test(email)) {
      return this.fail('Does not contain a valid address.', `${field}.email`);
    }
    if (name === undefined) return { email };
    const checked = this.string(name, `${field}.name`);
    return checked === undefined ? undefined : { email, name: checked };
  }

  addresses(value: unknown, field: string): { email: string; name?: string }[] {
    if (value === undefined) return [];
    const array = this.array(value, field) ?? [];
    return array.flatMap((item, index) => this.address(item, `${field}.${index}`) ?? []);
  }
}

function typeOf(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
