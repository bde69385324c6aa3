import type { StripeAccount } from './account.ts';
import { invalid } from './errors.ts';

/** What the sandbox can put in place of an id, by the field that holds it. */
const references: Record<string, (account: StripeAccount, id: string) => object> = {
  charge: (account, id) => account.charge(id),
  latest_charge: (account, id) => account.charge(id),
  payment_intent: (account, id) => account.intent(id),
  line_items: (account, id) =>
    listOf(account.session(id).lineItems, `/v1/checkout/sessions/${id}/line_items`),
};

/** Stripe's envelope around several objects. */
export function listOf<T>(data: readonly T[], url: string, hasMore = false) {
  return { object: 'list' as const, data, has_more: hasMore, url };
}

/**
 * A copy of the object with the references named by `expand` in place of their ids
 * (`payment_intent.latest_charge`; `data.payment_intent` in lists).
 * @throws StripeRefusal for a field that cannot be expanded
 */
export function expanded(account: StripeAccount, object: object, paths: readonly string[] = []): object {
  const copy = structuredClone(object);
  for (const path of paths) expandPath(account, copy, path.split('.'), path);
  return copy;
}

function expandPath(account: StripeAccount, object: object, [field, ...rest]: string[], path: string): void {
  if (field === undefined) return;
  const holder = object as Record<string, unknown>;
  const value = holder[field];
  if (Array.isArray(value)) {
    for (const item of value) expandPath(account, item, rest, path);
    return;
  }
  if (typeof value === 'object' && value !== null) {
    expandPath(account, value, rest, path);
    return;
  }
  const lookUp = references[field];
  if (!lookUp || !(field in object || field === 'line_items')) {
    throw invalid(`This property cannot be expanded (${path}).`, 'expand');
  }
  const id = field === 'line_items' ? holder.id : value;
  if (typeof id !== 'string') return;
  const target = structuredClone(lookUp(account, id));
  holder[field] = target;
  expandPath(account, target, rest, path);
}
