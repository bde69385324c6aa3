import { invalid } from './errors.ts';
import { listOf } from './expand.ts';
import { integer, list, object, type RawParameters, type Reader, text } from './parameters.ts';

const time = integer(0);
const range = object({ gt: time, gte: time, lt: time, lte: time });
const created: Reader<{ gt?: number; gte?: number; lt?: number; lte?: number }> = (value, param) => {
  if (typeof value !== 'string') return range(value, param);
  const moment = time(value, param);
  return { gte: moment, lte: moment };
};

/** The parameters every list takes; `filters` are those of one kind of object. */
export function pageParameters<Filters extends Record<string, Reader<unknown>>>(filters: Filters) {
  return object({
    ...filters,
    created,
    ending_before: text(),
    expand: list(text(), 20),
    limit: integer(1, 100),
    starting_after: text(),
  });
}

interface Page {
  created?: { gt?: number; gte?: number; lt?: number; lte?: number };
  ending_before?: string;
  limit?: number;
  starting_after?: string;
}

/** One page of objects, newest first as Stripe lists them. `all` in order of creation. */
export function page<T extends { id: string; created: number }>(all: Iterable<T>, asked: Page, url: string) {
  const { gt = -1, gte = 0, lt = Infinity, lte = Infinity } = asked.created ?? {};
  const found = [...all]
    .reverse()
    .filter(({ created }) => created > gt && created >= gte && created < lt && created <= lte);
  const limit = asked.limit ?? 10;
  const at = (id: string, param: string) => {
    const index = found.findIndex((item) => item.id === id);
    if (index < 0) throw invalid(`No such object: '${id}'`, param, 'resource_missing');
    return index;
  };
  if (asked.ending_before) {
    const end = at(asked.ending_before, 'ending_before');
    const start = Math.max(0, end - limit);
    return listOf(found.slice(start, end), url, start > 0);
  }
  const start = asked.starting_after ? at(asked.starting_after, 'starting_after') + 1 : 0;
  return listOf(found.slice(start, start + limit), url, found.length > start + limit);
}

/** The `expand` parameter alone, which every retrieval takes. */
export function readExpand(raw: RawParameters): string[] {
  return object({ expand: list(text(), 20) })(raw, '').expand ?? [];
}
