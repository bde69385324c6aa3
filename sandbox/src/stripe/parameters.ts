import { invalid } from './errors.ts';

/**
 * Reads one parameter of a form-encoded request, where every leaf is a string.
 * @param param its name as Stripe writes it in errors: `line_items[0][quantity]`
 * @throws StripeRefusal when Stripe would refuse the value
 */
export type Reader<T> = (value: unknown, param: string) => T;

/** A request's parameters before they are read. */
export type RawParameters = Record<string, unknown>;

function leaf(value: unknown, param: string): string {
  if (typeof value !== 'string') throw invalid(`Invalid string: ${JSON.stringify(value)}`, param);
  if (value === '') {
    throw invalid(
      `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset. You should remove '${param}' from your request or supply a non-empty value.`,
      param,
      'parameter_invalid_empty',
    );
  }
  return value;
}

/** A text of at most `max` characters; Stripe's usual bound is 5000. */
export function text(max = 5000): Reader<string> {
  return (value, param) => {
    const string = leaf(value, param);
    if (string.length > max) {
      throw invalid(`Invalid string: must be at most ${max} characters`, param, 'parameter_invalid_string');
    }
    return string;
  };
}

/** A whole number between `min` and `max`, inclusive. */
export function integer(min: number, max = Number.MAX_SAFE_INTEGER): Reader<number> {
  return (value, param) => {
    const string = leaf(value, param);
    const code = 'parameter_invalid_integer';
    if (!/^-?\d{1,15}$/.test(string)) throw invalid(`Invalid integer: ${string}`, param, code);
    const number = Number(string);
    if (number < min) throw invalid(`This value must be greater than or equal to ${min}.`, param, code);
    if (number > max) throw invalid(`This value must be less than or equal to ${max}.`, param, code);
    return number;
  };
}

export const boolean: Reader<boolean> = (value, param) => {
  const string = leaf(value, param);
  if (string !== 'true' && string !== 'false') throw invalid(`Invalid boolean: ${string}`, param);
  return string === 'true';
};

/** One word of a closed list. */
export function oneOf<const Words extends readonly string[]>(words: Words): Reader<Words[number]> {
  return (value, param) => {
    const string = leaf(value, param);
    if (!words.includes(string)) {
      throw invalid(
        `Invalid ${param}: must be one of ${words.slice(0, -1).join(', ')}, or ${words.at(-1)}`,
        param,
      );
    }
    return string;
  };
}

/** An absolute http(s) address; `{CHECKOUT_SESSION_ID}` may stand in it. */
export const url: Reader<string> = (value, param) => {
  const string = text()(value, param);
  if (!/^https?:\/\/[^\s/]/.test(string) || !URL.canParse(string)) {
    throw invalid('Not a valid URL', param, 'url_invalid');
  }
  return string;
};

export const email: Reader<string> = (value, param) => {
  const string = text(800)(value, param);
  if (!/^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>.]+$/.test(string)) {
    throw invalid(`Invalid email address: ${string}`, param, 'email_invalid');
  }
  return string;
};

export function list<T>(reader: Reader<T>, max: number): Reader<T[]> {
  return (value, param) => {
    if (!Array.isArray(value)) throw invalid('Invalid array', param);
    if (value.length > max) throw invalid(`You may pass at most ${max} values`, param);
    return value.map((item, index) => reader(item, `${param}[${index}]`));
  };
}

type Read<Fields, Required extends keyof Fields> = {
  [Key in Required]: Fields[Key] extends Reader<infer T> ? T : never;
} & {
  [Key in Exclude<keyof Fields, Required>]?: Fields[Key] extends Reader<infer T> ? T : never;
};

/** A group of named parameters: unknown ones are refused, required ones must be there. */
export function object<
  Fields extends Record<string, Reader<unknown>>,
  Required extends keyof Fields & string = never,
>(fields: Fields, required: readonly Required[] = []): Reader<Read<Fields, Required>> {
  return (value, param) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw invalid('Invalid object', param);
    const name = (key: string) => (param ? `${param}[${key}]` : key);
    const unknown = Object.keys(value).filter((key) => !Object.hasOwn(fields, key));
    if (unknown.length > 0) {
      const names = unknown.map(name);
      throw invalid(
        `Received unknown parameter${names.length > 1 ? 's' : ''}: ${names.join(', ')}`,
        names[0],
        'parameter_unknown',
      );
    }
    for (const key of required) {
      if (!(key in value))
        throw invalid(`Missing required param: ${name(key)}.`, name(key), 'parameter_missing');
    }
    const read = Object.entries(value).map(([key, item]) => [key, fields[key]?.(item, name(key))]);
    return Object.fromEntries(read) as Read<Fields, Required>;
  };
}

/** A parameter that Stripe knows and the sandbox does not act on: taken as it comes. */
export const ignored: Reader<unknown> = (value) => value;
