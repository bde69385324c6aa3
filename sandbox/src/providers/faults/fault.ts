import * as z from 'zod';
import { ApiError } from '../apiError.ts';

export const providers = ['stripe', 'sendgrid', 'brevo'] as const;
export type Provider = (typeof providers)[number];

/**
 * What a provider can be made to do:
 * `refused` closes the connection unread, `timeout` never responds, `status-…` responds with that status,
 * `malformed` responds 200 with an HTML page, `lost` executes the request and closes the connection instead
 * of responding. All but `lost` execute nothing.
 */
export const faultKinds = [
  'none',
  'refused',
  'timeout',
  'status-429',
  'status-500',
  'status-503',
  'malformed',
  'lost',
] as const;
export type FaultKind = (typeof faultKinds)[number];

/** An empty field of a form counts as absent. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
const count = (name: string) => {
  const message = `"${name}" must be a whole number above 0`;
  return optional(z.coerce.number(message).int(message).positive(message));
};

const faultRequest = z.object({
  provider: z.enum(providers, `"provider" must be one of ${providers.join(', ')}`),
  fault: z.enum(faultKinds, `"fault" must be one of ${faultKinds.join(', ')}`).default('none'),
  method: optional(z.string()),
  path: optional(z.string()),
  call: optional(z.string()),
  skip: count('skip'),
  times: count('times'),
});

/** A fault and the calls that it hits; all calls by default. */
export interface Fault {
  kind: FaultKind;
  /** Only calls of this HTTP method. */
  method?: string | undefined;
  /** Only calls whose path below the provider's base contains this text, such as `/v1/checkout/sessions`. */
  path?: string | undefined;
  /** Only the call of this name (`getCallName`). */
  call?: string | undefined;
  /** How many matching calls succeed first. */
  skip?: number | undefined;
  /** How many calls it hits; without it all until the fault is removed. */
  times?: number | undefined;
}

/**
 * Parses the body of `POST /sandbox/faults`:
 * `{ "provider": "stripe", "fault": "status-503", "times": 1, "path": "/v1/refunds" }`.
 * @throws ApiError 400
 */
export function parseFault(body: unknown): { provider: Provider; fault: Fault } {
  const parsed = faultRequest.safeParse(body ?? {});
  if (!parsed.success) throw invalidFault(parsed.error.issues[0]?.message ?? 'invalid fault');
  const { provider, fault: kind, ...aim } = parsed.data;
  return { provider, fault: { kind, ...aim } };
}

function invalidFault(message: string): ApiError {
  return new ApiError(400, message, { error: message });
}
