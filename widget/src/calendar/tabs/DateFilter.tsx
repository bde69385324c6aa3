import { formatShortDate, type IsoDate, orderedRange } from '@surya/data';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useSurroundings } from '../../shared/surroundings.ts';
import type { Choice } from '../PracticeSelect.tsx';
import { RangeCalendar } from './RangeCalendar.tsx';
import { texts } from './texts.ts';

export interface DateFilterProps extends Choice {
  today: IsoDate;
}

/** Narrower than this, pixels, the popover shows one month. */
const twoMonths = 690;

/** A button that opens the calendar of a range, which closes once its end is chosen (SPEC §2 "Calendar"). */
export function DateFilter({ filter, change, today }: DateFilterProps) {
  const { locale, messages } = useSurroundings();
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
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no place to position against
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
          : texts[locale].pickStart}
      </button>
      {open && (
        <RangeCalendar
          value={from && to ? `${from}/${to}` : ''}
          today={today}
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
