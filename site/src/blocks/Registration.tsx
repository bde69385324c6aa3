import { BookingPanel } from '../components/BookingPanel.tsx';
import { Section } from '../components/Section.tsx';
import { SuryaElement } from '../components/SuryaElement.tsx';
import type { BlockOf } from '../content/siteBlock.ts';

/** The free event's form. */
export function Registration({ program, ...heading }: BlockOf<'registration'>) {
  return (
    <Section {...heading} layout="side">
      <BookingPanel>
        <SuryaElement tag="surya-registration" attributes={{ program }} />
      </BookingPanel>
    </Section>
  );
}
