/** An id as `partners.json` writes them. */
const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * The studio that sent the visitor: the element's own attribute, or on the studio's own site the address's
 * `partner`, which the links of an embedded calendar carry. Whether it exists is the server's to know.
 */
export function partnerOf(
  attribute: string | undefined,
  page: Pick<Location, 'origin' | 'search'>,
  studio: string,
): string | undefined {
  const named =
    attribute ?? (page.origin === studio ? new URLSearchParams(page.search).get('partner') : null);
  return named && named.length <= 100 && slug.test(named) ? named : undefined;
}
