import type { IsoDate } from '@surya/data';
import { type Ref, useEffect, useRef, useState } from 'react';
import { filterTabMessages } from '../../locales/filterTabMessages.ts';
import { useWidget } from '../../shared/useWidget.ts';

interface CalendarRangeElement extends HTMLElement {
  value: string;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'calendar-range': {
        children: unknown;
        ref: Ref<CalendarRangeElement>;
        value: string;
        months: number;
        today: IsoDate;
        locale: string;
        'first-day-of-week': number;
        onrangestart: () => void;
        onchange: (event: Event) => void;
      };
      'calendar-month': { offset?: number };
    }
  }
}

export interface RangeCalendarProps {
  /** `from/to`, or empty. */
  value: string;
  today: IsoDate;
  months: 1 | 2;
  choose: (first: IsoDate, second: IsoDate) => void;
}

/** The popover of the date button: cally's range calendar, whose weeks begin on Monday. */
export function RangeCalendar({ value, today, months, choose }: RangeCalendarProps) {
  const { locale } = useWidget();
  const text = filterTabMessages[locale];
  const [started, setStarted] = useState(false);
  const range = useRef<CalendarRangeElement>(null);

  useEffect(() => {
    // cally renders its days a moment after it is inserted.
    const frame = requestAnimationFrame(() => range.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);

  return (
    <div className="popover" part="popover" role="dialog" aria-label={text.chooseDates} tabIndex={-1}>
      <calendar-range
        ref={range}
        value={value}
        months={months}
        today={today}
        locale={locale}
        first-day-of-week={1}
        onrangestart={() => setStarted(true)}
        onchange={() => {
          const [first, second] = range.current?.value.split('/') ?? [];
          if (first && second) choose(first, second);
        }}
      >
        <MonthButton slot="previous" label={text.previousMonth} sign="‹" />
        <MonthButton slot="next" label={text.nextMonth} sign="›" />
        <div className="months">
          <calendar-month />
          {months === 2 && <calendar-month offset={1} />}
        </div>
      </calendar-range>
      <p className="hint" role="status">
        {started ? text.pickEnd : text.pickStart}
      </p>
    </div>
  );
}

function MonthButton({ slot, label, sign }: { slot: string; label: string; sign: string }) {
  return (
    <span slot={slot}>
      <span className="visually-hidden">{label}</span>
      <span aria-hidden="true">{sign}</span>
    </span>
  );
}
