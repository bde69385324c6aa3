import type { Catalogue } from '@surya/data';
import { useCallback, useEffect, useState } from 'react';
import { useSurroundings } from './surroundings.ts';

/** The programs as a feature has them: `undefined` while they are on their way, `null` where they did not come. */
export type CatalogueState = Catalogue | null | undefined;

/**
 * The catalogue, asked for where it is not there yet.
 * @returns it, what asks again after a failure, and what replaces one that turned out to be old
 */
export function useCatalogue(
  first: Catalogue | undefined,
): [catalogue: CatalogueState, retry: () => void, renew: () => void] {
  const { api } = useSurroundings();
  const [catalogue, setCatalogue] = useState<CatalogueState>(first);
  const ask = useCallback(() => {
    setCatalogue(undefined);
    api.catalogue().then(setCatalogue, () => setCatalogue(null));
  }, [api]);
  useEffect(() => {
    if (!first) ask();
  }, [first, ask]);
  const renew = useCallback(() => {
    // Where nothing newer comes the old one stays.
    api.catalogue(true).then(setCatalogue, () => undefined);
  }, [api]);
  return [catalogue, ask, renew];
}
