import {
  type CalendarFilter,
  type Catalogue,
  formatNumber,
  getFeedPath,
  noFilter,
  selectPrograms,
  sortPrograms,
} from '@surya/data';
import { useMemo, useRef } from 'react';
import { useWidget } from '../shared/useWidget.ts';
import { CardGrid } from './CardGrid.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { PracticeSelect } from './PracticeFilter.tsx';
import { type FilterStore, useFilter } from './useFilter.ts';

interface FilterableCalendarProps {
  catalogue: Catalogue;
  /** What the element's attributes choose. */
  initial: CalendarFilter;
  limit: number | undefined;
  practicesOnly: boolean;
  store: FilterStore | undefined;
}

/** The programs under their filters. A choice filters at once; "apply" scrolls to the result. */
export function FilterableCalendar(props: FilterableCalendarProps) {
  const { catalogue, initial, limit, practicesOnly, store } = props;
  const { programs, practices } = catalogue;
  const { locale, messages } = useWidget();
  const [filter, change] = useFilter(initial, catalogue, store);
  const count = useRef<HTMLParagraphElement>(null);
  // Sorted once: the catalogue may be long, and only the filter changes.
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
      <CardGrid programs={found} />
      {!practicesOnly && <SubscribeLink />}
    </>
  );
}

/** Links to the calendar feed of all programs, to which the visitor's own calendar can subscribe. */
function SubscribeLink() {
  const { locale, messages, api } = useWidget();
  return (
    <p className="subscribe">
      <a
        className="calendar-file"
        part="calendar-link"
        href={api.origin.replace(/^https?/, 'webcal') + getFeedPath(locale)}
        target="_top"
      >
        {messages.calendar.subscribe}
      </a>
    </p>
  );
}
