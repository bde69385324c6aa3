import type { Partner } from '@surya/data';
import type { AppContext } from '../appContext.ts';

/**
 * Returns the partner that a request names, if it exists and the request comes from its own pages, from the
 * studio's site or from no browser. Any other name is logged and ignored rather than refused: a wrong
 * attribute on a partner's page must not cost a booking.
 * @param origin the `Origin` header of the request
 */
export function resolvePartner(
  id: string | undefined,
  origin: string | undefined,
  context: AppContext,
): Partner | undefined {
  if (!id) return undefined;
  const { content, siteOrigin, extraOrigins } = context;
  const partner = content.partners.find((known) => known.id === id);
  const isCredible =
    origin === undefined || [siteOrigin, ...extraOrigins, ...(partner?.origins ?? [])].includes(origin);
  if (partner && isCredible) return partner;
  context.log({ severity: 'WARNING', message: 'partner_dropped', known: partner !== undefined });
  return undefined;
}
