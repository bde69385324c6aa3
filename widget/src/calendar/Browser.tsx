import {
  type CalendarFilter,
  type Catalogue,
  formatNumber,
  noFilter,
  selectPrograms,
  sortPrograms,
  toParisTime,
} from '@surya/data';
import { useMemo, useRef } from 'react';
import { useSurroundings } from '../shared/surroundings.ts';
import { FilterPanel } from './FilterPanel.tsx';
import { PracticeSelect } from './PracticeSelect.tsx';
import { Programs } from './Programs.tsx';
import { Subscribe } from './Subscribe.tsx';
import { type FilterKeeper, useFilter } from './useFilter.ts';

interface BrowserProps {
  catalogue: Catalogue;
  now: Date;
  /** What the element's attributes choose. */
  start: CalendarFilter;
  limit: number | undefined;
  partner: string | undefined;
  practicesOnly: boolean;
  keeper: FilterKeeper | undefined;
}

/** The programs under their filters. Filtering is live; "apply" leads to what it found. */
export function Browser({ catalogue, now, start, limit, partner, practicesOnly, keeper }: BrowserProps) {
  const { locale, messages } = useSurroundings();
  const { programs, practices } = catalogue;
  const [filter, change] = useFilter(start, catalogue, keeper);
  const count = useRef<HTMLParagraphElement>(null);
  // Sorted once, since the catalogue may be long and filters change.
  const sorted = useMemo(() => sortPrograms(programs), [programs]);
  const found = useMemo(
    () => selectPrograms(sorted, filter, practices).slice(0, limit),
    [sorted, filter, practices, limit],
  );

  const showResults = () => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    count.current?.focus({ preventScroll: true });
    count.current?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: 'start' });
  };

  return (
    <>
      {practicesOnly ? (
        <div className="filters" part="filters">
          <PracticeSelect practices={practices} filter={filter} change={change} />
        </div>
      ) : (
        <FilterPanel
          catalogue={catalogue}
          today={toParisTime(now).day}
          filter={filter}
          change={change}
          apply={showResults}
          clear={() => change(noFilter)}
        />
      )}
      <p className="count" part="count" role="status" tabIndex={-1} ref={count}>
        {found.length > 0
          ? messages.calendar.results(found.length, formatNumber(found.length, locale))
          : messages.calendar.empty}
      </p>
      <Programs programs={found} now={now} partner={partner} />
      {!practicesOnly && <Subscribe />}
    </>
  );
}
