import { getProgramFilePath } from '@surya/data';
import * as styles from './AddToCalendar.module.css';
import { usePage } from './PageInfo.ts';
import { useText } from './useText.ts';

/** A link to a program's calendar file. */
export function AddToCalendar({ program }: { program: string }) {
  const text = useText();
  const { locale } = usePage();
  return (
    <p className={styles.link}>
      <a href={getProgramFilePath(program, locale)}>{text('event.addToCalendar')}</a>
    </p>
  );
}
