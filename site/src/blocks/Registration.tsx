import { Section } from '../components/Section.tsx';
import { SuryaElement } from '../components/SuryaElement.tsx';
import type { BlockOf } from '../studio/siteBlock.ts';
import * as styles from './Booking.module.css';

/** The free event's form. */
export function Registration({ program, ...heading }: BlockOf<'registration'>) {
  return (
    <Section {...heading} layout="side">
      <div className={styles.panel}>
        <SuryaElement tag="surya-registration" attributes={{ program }} />
      </div>
    </Section>
  );
}
