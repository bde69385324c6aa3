import { getFeedPath } from '@surya/data';
import { useSurroundings } from '../shared/surroundings.ts';

/** The way to have all programs in one's own calendar, kept up to date by it. */
export function Subscribe() {
  const { locale, messages, api } = useSurroundings();
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
