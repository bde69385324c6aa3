import * as z from 'zod';
import { expand, integer, text } from './parseParameters.ts';
import { invalidRequest } from './stripeError.ts';

const seconds = integer(0).optional();

/** The parameters that every list takes (https://docs.stripe.com/api/pagination). */
export const listParameters = z.strictObject({
  created: z.strictObject({ gt: seconds, gte: seconds, lt: seconds, lte: seconds }).optional(),
  expand,
  limit: integer(1, 100).default(10),
  starting_after: text().optional(),
});

/** One page of a list, newest first. */
export interface Page<Item> {
  object: 'list';
  data: Item[];
  has_more: boolean;
  url: string;
}

/** Selects one page of objects that are given oldest first. */
export function toPage<Item extends { id: string; created: number }>(
  all: Iterable<Item>,
  { created, limit, starting_after: after }: z.output<typeof listParameters>,
  url: string,
): Page<Item> {
  const { gt = -1, gte = 0, lt = Infinity, lte = Infinity } = created ?? {};
  const found = [...all]
    .reverse()
    .filter((item) => item.created > gt && item.created >= gte && item.created < lt && item.created <= lte);
  const last = found.findIndex(({ id }) => id === after);
  if (after && last < 0)
    throw invalidRequest(`No such object: '${after}'`, 'starting_after', 'resource_missing');
  const data = found.slice(last + 1, last + 1 + limit);
  return { object: 'list', data, has_more: found.length > last + 1 + limit, url };
}
