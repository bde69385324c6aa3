import { toCents } from '@surya/data';
import { BookingPanel } from '../components/BookingPanel.tsx';
import { ProgramFactList } from '../components/ProgramFactList.tsx';
import { Section } from '../components/Section.tsx';
import { SuryaElement } from '../components/SuryaElement.tsx';
import { useProgram } from '../components/useProgram.ts';
import { useText } from '../components/useText.ts';
import type { BlockOf } from '../content/siteBlock.ts';
import * as styles from './Booking.module.css';

/** Books a place: the payment of a sold program, the registration form of a free one. */
export function Booking({ anchor, program: id }: BlockOf<'booking'>) {
  const text = useText();
  const shown = useProgram(id);
  const free = toCents(shown.program.price) === 0;
  return (
    <Section
      anchor={anchor}
      title={text('event.booking')}
      intro={shown.closed ? undefined : text(free ? 'event.bookingFree' : 'event.bookingPaid')}
      layout="side"
    >
      <BookingPanel>
        <p className={styles.name}>{shown.title}</p>
        <ProgramFactList shown={shown} withPrice={free} />
        <div className={styles.element}>
          <SuryaElement tag={free ? 'surya-registration' : 'surya-payment'} attributes={{ program: id }} />
        </div>
      </BookingPanel>
    </Section>
  );
}
