import { formatShortDate, orderedRange, toParisTime } from '@surya/data';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { filterTabMessages } from '../../locales/filterTabMessages.ts';
import { useWidget } from '../../shared/useWidget.ts';
import type { FilterProps } from '../useFilter.ts';
import { RangeCalendar } from './RangeCalendar.tsx';

/** Width of two months, pixels; in a narrower container the popover shows one. */
const twoMonths = 690;

/** A button that opens the calendar of a range, which closes once its end is chosen. */
export function DateFilter({ filter, change }: FilterProps) {
  const { locale, messages, now } = useWidget();
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { from, to } = filter;

  useEffect(() => {
    const group = place.current;
    if (!open || !group) return;
    const pressed = (event: Event) => {
      if (!event.composedPath().includes(group)) setOpen(false);
    };
    const focusLeft = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !group.contains(relatedTarget)) setOpen(false);
    };
    document.addEventListener('pointerdown', pressed);
    // Preact attaches `onBlur` as `blur`, which does not bubble.
    group.addEventListener('focusout', focusLeft);
    return () => {
      document.removeEventListener('pointerdown', pressed);
      group.removeEventListener('focusout', focusLeft);
    };
  }, [open]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    close();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be positioned against everywhere
    <div
      className="choice dates"
      role="group"
      aria-labelledby="dates-label"
      ref={place}
      onKeyDown={closeByKey}
    >
      <span className="label" id="dates-label">
        {messages.calendar.dates}
      </span>
      <button
        type="button"
        id="dates-button"
        className="field"
        part="field"
        ref={button}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-labelledby="dates-label dates-button"
        onClick={() => setOpen(!open)}
      >
        {from && to
          ? `${formatShortDate(from, locale)} – ${formatShortDate(to, locale)}`
          : filterTabMessages[locale].pickStart}
      </button>
      {open && (
        <RangeCalendar
          value={from && to ? `${from}/${to}` : ''}
          today={toParisTime(now).day}
          months={(place.current?.parentElement?.offsetWidth ?? 0) < twoMonths ? 1 : 2}
          choose={(first, second) => {
            change({ ...filter, ...orderedRange(first, second) });
            close();
          }}
        />
      )}
    </div>
  );
}
