import type { Catalogue } from '@surya/data';
import { useCallback, useEffect, useState } from 'react';
import { useWidget } from './useWidget.ts';

/**
 * Loads the catalogue, where it is not there yet.
 * @returns the catalogue, `undefined` while it is being loaded and `null` after a failure; what tries again
 * after a failure; what replaces a catalogue that turned out to be out of date
 */
export function useCatalogue(
  first: Catalogue | undefined,
): [catalogue: Catalogue | null | undefined, retry: () => void, refetch: () => void] {
  const { api } = useWidget();
  const [catalogue, setCatalogue] = useState<Catalogue | null | undefined>(first);
  const load = useCallback(() => {
    setCatalogue(undefined);
    api.catalogue().then(setCatalogue, () => setCatalogue(null));
  }, [api]);
  useEffect(() => {
    if (!first) load();
  }, [first, load]);
  const refetch = useCallback(() => {
    // After a failure the old one stays.
    api.catalogue(true).then(setCatalogue, () => {});
  }, [api]);
  return [catalogue, load, refetch];
}
