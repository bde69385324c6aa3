import type { Partner } from '@surya/data';
import type { Caller } from '../http/jsonEndpoint.ts';
import type { World } from '../world.ts';

/**
 * The studio on whose page the visitor is, if the request names one that we know and comes from its own
 * pages, the studio's site or nowhere a browser would tell. Any other name is dropped, and the visitor
 * served all the same: a wrong word in a partner's page must not cost a sale.
 */
export function partnerOf(id: string | undefined, caller: Caller, world: World): Partner | undefined {
  if (!id) return undefined;
  const { content, siteOrigin, extraOrigins } = world;
  const partner = content.partners.find((known) => known.id === id);
  const { origin } = caller;
  const believable =
    origin === undefined || [siteOrigin, ...extraOrigins, ...(partner?.origins ?? [])].includes(origin);
  if (partner && believable) return partner;
  world.log({ severity: 'WARNING', message: 'partner_dropped', known: partner !== undefined });
  return undefined;
}
