import { BrevoRefusal, invalid } from './errors.ts';

/** One page of a collection given in order of creation; the newest come first unless `sort=asc`. */
export function pageOf<T>(all: Iterable<T>, query: object, bounds: { limit: number; most: number }) {
  const asked = query as Record<string, unknown>;
  const limit = number(asked.limit, bounds.limit, 'limit');
  const offset = number(asked.offset, 0, 'offset');
  if (limit > bounds.most) {
    throw new BrevoRefusal(400, 'out_of_range', `Limit exceeds max value ${bounds.most}`);
  }
  const { sort = 'desc' } = asked;
  if (sort !== 'asc' && sort !== 'desc') throw invalid('sort should be either asc or desc');
  const ordered = sort === 'asc' ? [...all] : [...all].reverse();
  return { items: ordered.slice(offset, offset + limit), count: ordered.length };
}

function number(value: unknown, fallback: number, name: string): number {
  if (value === undefined) return fallback;
  if (typeof value !== 'string' || !/^\d{1,9}$/.test(value)) throw invalid(`${name} should be type number`);
  return Number(value);
}
