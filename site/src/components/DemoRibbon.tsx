import { formatDates, toParisTime } from '@surya/data';
import * as styles from './DemoRibbon.module.css';
import { usePage } from './PageInfo.ts';
import { useText } from './useText.ts';

/** Says that the site is a demonstration and where its clock stands; nothing in production. */
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
