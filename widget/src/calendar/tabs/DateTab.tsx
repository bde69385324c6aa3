import { useEffect, useRef, useState } from 'react';
import { adoptStyles } from '../../shared/styles.ts';
import type { DateFilterProps } from './DateFilter.tsx';
import { type Dates, loadDates } from './loadDates.ts';

/**
 * The date tab, whose calendar is downloaded when it is first opened.
 * @param load what brings it; where it does not come the tab stays empty and the other two work
 */
export function DateTab({ load = loadDates, ...props }: DateFilterProps & { load?: () => Promise<Dates> }) {
  const [dates, setDates] = useState<Dates>();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    load().then(
      (loaded) => {
        const root = place.current?.getRootNode();
        if (root instanceof ShadowRoot) adoptStyles(root, [loaded.css]);
        setDates(loaded);
      },
      () => setDates(undefined),
    );
  }, [load]);
  return <div ref={place}>{dates && <dates.DateFilter {...props} />}</div>;
}
