import type { StripeAccount } from './stripeAccount.ts';
import { invalidRequest } from './stripeError.ts';

/** What can take the place of an id, by the field that holds the id. */
const references: Record<string, (account: StripeAccount, id: string) => object> = {
  latest_charge: (account, id) => account.getCharge(id),
  payment_intent: (account, id) => account.getIntent(id),
};

/**
 * Copies an object with the references named by `paths` in place of their ids:
 * `payment_intent.latest_charge`, in lists `data.payment_intent`.
 * @throws ApiError 400 for a field that cannot be expanded
 */
export function expandObject(account: StripeAccount, object: object, paths: readonly string[] = []): object {
  const copy = structuredClone(object);
  for (const path of paths) expandPath(account, copy, path.split('.'), path);
  return copy;
}

function expandPath(account: StripeAccount, object: object, [field, ...rest]: string[], path: string): void {
  if (field === undefined) return;
  const value: unknown = Object.getOwnPropertyDescriptor(object, field)?.value;
  for (const inner of Array.isArray(value) ? value : [value]) {
    if (typeof inner === 'object' && inner !== null) expandPath(account, inner, rest, path);
  }
  if (typeof value === 'object' && value !== null) return;
  const find = references[field];
  if (!find || value === undefined) {
    throw invalidRequest(`This property cannot be expanded (${path}).`, 'expand');
  }
  if (typeof value !== 'string') return;
  const target = structuredClone(find(account, value));
  Object.assign(object, { [field]: target });
  expandPath(account, target, rest, path);
}
