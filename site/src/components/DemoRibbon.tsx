import { formatDates, toParisTime } from '@surya/data';
import * as styles from './DemoRibbon.module.css';
import { usePage } from './PageInfo.ts';
import { useText } from './useText.ts';

/** Shows that the site is a demonstration, and the date of its clock; renders nothing in production. */
export function DemoRibbon() {
  const text = useText();
  const { clock, locale } = usePage();
  if (!clock) return null;
  const date = formatDates(toParisTime(new Date(clock)).day, undefined, locale);
  return (
    <aside className={styles.ribbon} aria-label={text('demo.label')}>
      <p>{text('demo', { date })}</p>
    </aside>
  );
}
