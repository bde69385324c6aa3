export const providers = ['stripe', 'sendgrid', 'brevo'] as const;
export type Provider = (typeof providers)[number];

/**
 * What a provider can be made to do instead of its work:
 * `refused` closes the connection unread, `timeout` never answers, `status-…` answers with that status,
 * `malformed` answers 200 with a page that is not the provider's, `lost` does the work and closes the
 * connection instead of answering. In all but the last nothing is done.
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

/** A fault and the calls it is meant for; without aim it hits every call. */
export interface Fault {
  kind: FaultKind;
  /** Only calls of this HTTP method. */
  method?: string;
  /** Only calls whose path below the provider's base contains this text, such as `/v1/checkout/sessions`. */
  path?: string;
  /** Only the call of this name (`callName`). */
  call?: string;
  /** How many matching calls go well first. */
  skip?: number;
  /** How many calls it hits before it is over; without it until it is taken back. */
  times?: number;
}

/** Words that name no provider or no fault. */
export class FaultError extends Error {
  override readonly name = 'FaultError';
}

/**
 * The body of `POST /sandbox/faults`: `{ "provider": "stripe", "fault": "status-503", "times": 1, "path": "/v1/refunds" }`.
 * @throws FaultError saying what is wrong
 */
export function readFault(body: unknown): { provider: Provider; fault: Fault } {
  const fields = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const provider = providers.find((name) => name === fields.provider);
  if (!provider) throw new FaultError(`"provider" must be one of ${providers.join(', ')}`);
  const kind = faultKinds.find((name) => name === String(fields.fault ?? 'none'));
  if (!kind) throw new FaultError(`"fault" must be one of ${faultKinds.join(', ')}`);
  const fault: Fault = { kind };
  for (const name of ['method', 'path', 'call'] as const) {
    const value = fields[name];
    if (value === undefined || value === '') continue;
    if (typeof value !== 'string') throw new FaultError(`"${name}" must be a text`);
    fault[name] = value;
  }
  for (const name of ['skip', 'times'] as const) {
    const value = fields[name];
    if (value === undefined || value === '') continue;
    const number = Number(value);
    if (!Number.isInteger(number) || number < 1)
      throw new FaultError(`"${name}" must be a whole number above 0`);
    fault[name] = number;
  }
  return { provider, fault };
}
