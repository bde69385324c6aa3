import type { Catalogue } from '@surya/data';
import { useRef, useState } from 'react';
import { useWidget } from '../shared/useWidget.ts';
import { LazyFilterTab } from './LazyFilterTab.tsx';
import { PracticeButtons, PracticeSelect } from './PracticeFilter.tsx';
import type { FilterProps } from './useFilter.ts';

const tabs = ['byPractice', 'byLocation', 'byDate'] as const;
type Tab = (typeof tabs)[number];

/** Returns the tab that a key moves to from the tab at `index`, or undefined for other keys. */
function getTabByKey(key: string, index: number): Tab | undefined {
  if (key === 'Home') return tabs[0];
  if (key === 'End') return tabs.at(-1);
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  return step ? tabs.at((index + step) % tabs.length) : undefined;
}

interface FilterPanelProps extends FilterProps {
  catalogue: Catalogue;
  apply: () => void;
  clear: () => void;
}

/** The three filters as tabs; in a narrow container only the practices, as a dropdown. */
export function FilterPanel({ catalogue, filter, change, apply, clear }: FilterPanelProps) {
  const { calendar } = useWidget().messages;
  const { programs, practices } = catalogue;
  const [open, setOpen] = useState<Tab>('byPractice');
  const list = useRef<HTMLDivElement>(null);
  const hidden = Boolean(filter.location || filter.from);

  const move = (key: string): boolean => {
    const next = getTabByKey(key, tabs.indexOf(open));
    if (!next) return false;
    setOpen(next);
    list.current?.querySelector<HTMLElement>(`#${next}`)?.focus();
    return true;
  };

  return (
    <section className="filters" part="filters" aria-label={calendar.filters}>
      <div className="narrow">
        <PracticeSelect practices={practices} filter={filter} change={change} />
        {hidden && (
          <button type="button" className="button quiet" onClick={clear}>
            {calendar.clear}
          </button>
        )}
      </div>
      <div className="wide">
        <div
          className="tabs"
          role="tablist"
          aria-label={calendar.filters}
          ref={list}
          onKeyDown={(event) => {
            if (move(event.key)) event.preventDefault();
          }}
        >
          {tabs.map((tab) => (
            <button
              key={tab}
              id={tab}
              type="button"
              role="tab"
              className="tab"
              part="tab"
              aria-selected={tab === open}
              aria-controls="panel"
              tabIndex={tab === open ? 0 : -1}
              onClick={() => setOpen(tab)}
            >
              {calendar[tab]}
            </button>
          ))}
        </div>
        <div id="panel" className="panel" role="tabpanel" aria-labelledby={open}>
          {open === 'byPractice' ? (
            <PracticeButtons practices={practices} filter={filter} change={change} />
          ) : (
            <LazyFilterTab key={open} name={open} filter={filter} change={change} programs={programs} />
          )}
        </div>
        <div className="actions">
          <button type="button" className="button" part="button" onClick={apply}>
            {calendar.apply}
          </button>
          <button type="button" className="button quiet" part="button" onClick={clear}>
            {calendar.clear}
          </button>
        </div>
      </div>
    </section>
  );
}
