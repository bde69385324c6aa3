import { slug } from '@surya/data';

/**
 * Reads the id of the studio that sent the visitor: the element's own attribute or, on the studio's own site,
 * the address's `partner`, which the links of an embedded calendar carry. A malformed id counts as absent.
 * @param studio origin of the studio's site
 */
export function getPartner(
  attribute: string | null | undefined,
  page: Pick<Location, 'origin' | 'search'>,
  studio: string,
): string | undefined {
  const named =
    attribute ?? (page.origin === studio ? new URLSearchParams(page.search).get('partner') : null);
  return named && named.length <= 100 && slug.test(named) ? named : undefined;
}
