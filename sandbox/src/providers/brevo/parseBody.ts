import * as z from 'zod';
import { brevoError, invalidParameter } from './brevoError.ts';

/**
 * Parses a JSON body or a query. Fields that the schema does not name are ignored, as Brevo does.
 * @throws ApiError 400 `missing_parameter` or `invalid_parameter`
 */
export function parseBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const result = schema.safeParse(body, { reportInput: true });
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const name = issue?.path.join('/') ?? '';
  if (issue?.input === undefined || issue.input === '') {
    throw brevoError(400, 'missing_parameter', `${name || 'body'} is missing`);
  }
  throw invalidParameter(`${name} is not valid: ${issue.message}`);
}

const wholeNumber = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);
const pageQuery = z.object({
  limit: wholeNumber.optional(),
  offset: wholeNumber.optional(),
  sort: z.enum(['asc', 'desc']).default('desc'),
});

/**
 * Selects one page of a collection that is given oldest first; newest first unless `sort=asc`.
 * @throws ApiError 400
 */
export function toPage<Item>(all: Iterable<Item>, query: unknown, bounds: { limit: number; max: number }) {
  const { limit = bounds.limit, offset = 0, sort } = parseBody(pageQuery, query);
  if (limit > bounds.max) throw brevoError(400, 'out_of_range', `Limit exceeds max value ${bounds.max}`);
  const ordered = sort === 'asc' ? [...all] : [...all].reverse();
  return { items: ordered.slice(offset, offset + limit), count: ordered.length };
}
