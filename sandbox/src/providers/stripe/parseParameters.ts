import { parse } from 'qs';
import * as z from 'zod';
import type { ApiError } from '../apiError.ts';
import { invalidRequest } from './stripeError.ts';

/** A text of at most `max` characters; Stripe's usual limit is 5000. */
export const text = (max = 5000) => z.string().min(1).max(max);

/** A whole number from `min` to `max`. */
export const integer = (min: number, max = Number.MAX_SAFE_INTEGER) =>
  z
    .string()
    .regex(/^-?\d{1,15}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max));

export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

export const address = z.url({ protocol: /^https?$/ });

/** The properties that the response shall show in full. */
export const expand = z.array(text()).max(20).optional();

/**
 * Parses the parameters of a form-encoded request, where every leaf is a string.
 * @throws ApiError 400, with the first fault spelled as Stripe spells it
 */
export function parseParameters<Schema extends z.ZodType>(schema: Schema, form: string): z.output<Schema> {
  const raw = parse(form, { arrayLimit: 100, depth: 10, parameterLimit: 2000, plainObjects: true });
  const result = schema.safeParse(raw);
  if (result.success) return result.data;
  const { issues } = result.error;
  const unknown = issues.find(({ code }) => code === 'unrecognized_keys');
  const first = unknown ?? issues.find((issue) => getValue(raw, issue.path) === undefined) ?? issues[0];
  throw first ? toError(first, getValue(raw, first.path)) : invalidRequest('Invalid request');
}

function toError(issue: z.core.$ZodIssue, value: unknown): ApiError {
  const param = toParam(issue.path);
  if (issue.code === 'unrecognized_keys') {
    const names = issue.keys.map((key) => toParam([...issue.path, key]));
    return invalidRequest(`Received unknown parameter: ${names.join(', ')}`, names[0], 'parameter_unknown');
  }
  if (issue.code === 'invalid_key') {
    const message = `Metadata keys can have up to 40 characters. Invalid key: ${String(issue.path.at(-1))}`;
    return invalidRequest(message, toParam(issue.path.slice(0, -1)));
  }
  if (value === undefined) {
    return invalidRequest(`Missing required param: ${param}.`, param, 'parameter_missing');
  }
  if (value === '') {
    return invalidRequest(
      `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter.`,
      param,
      'parameter_invalid_empty',
    );
  }
  return invalidRequest(`Invalid ${param}: ${issue.message}`, param || undefined, toCode(issue));
}

/** Stripe's code for a value that does not fit (https://docs.stripe.com/error-codes). */
function toCode(issue: z.core.$ZodIssue): string | undefined {
  if (issue.code === 'custom') return issue.params?.code;
  if (issue.code === 'invalid_format') {
    const codes: Record<string, string> = {
      email: 'email_invalid',
      regex: 'parameter_invalid_integer',
      url: 'url_invalid',
    };
    return codes[issue.format];
  }
  if (issue.code !== 'too_big' && issue.code !== 'too_small') return undefined;
  return issue.origin === 'number' ? 'parameter_invalid_integer' : 'parameter_invalid_string';
}

/** `line_items[0][quantity]`, as Stripe names a parameter in errors. */
function toParam([first, ...rest]: readonly PropertyKey[]): string {
  return String(first ?? '') + rest.map((part) => `[${String(part)}]`).join('');
}

function getValue(raw: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => {
    if (typeof value !== 'object' || value === null) return undefined;
    return Object.getOwnPropertyDescriptor(value, key)?.value;
  }, raw);
}
