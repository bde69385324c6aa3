import { useAddresses } from '../components/PageInfo.ts';
import { useProgram } from '../components/useProgram.ts';
import { useText } from '../components/useText.ts';
import { VisuallyHidden } from '../components/VisuallyHidden.tsx';
import type { BlockOf } from '../content/siteBlock.ts';
import * as styles from './EventBar.module.css';

/** The bar at the bottom of an event page: its price, Register, Learn more and Contact. */
export function EventBar({ program: id, learnMore, register }: BlockOf<'event-bar'>) {
  const text = useText();
  const address = useAddresses();
  const { title, when, price, struckOut, closed } = useProgram(id);
  return (
    <aside className={styles.bar} data-event-bar aria-label={text('event.bar')}>
      <div className={styles.inside}>
        <p className={styles.program}>
          <span className={styles.title}>{title}</span>
          <span className={styles.facts}>
            {text('event.barFacts', { when, price })} {struckOut && <del>{struckOut}</del>}
          </span>
        </p>
        <p className={styles.links}>
          <a className={styles.quiet} href={address('section:contact')}>
            {text('event.contact')}
          </a>
          {learnMore && (
            <a className={styles.quiet} href={address(learnMore)}>
              {text('event.learnMore')}
              <VisuallyHidden>{text('event.about', { title })}</VisuallyHidden>
            </a>
          )}
          {closed ? (
            <span className={styles.closed}>{closed}</span>
          ) : (
            <a className={styles.register} href={`#${register}`}>
              {text('event.register')}
            </a>
          )}
        </p>
      </div>
    </aside>
  );
}
