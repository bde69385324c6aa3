import { Section } from '../components/Section.tsx';
import { SuryaElement } from '../components/SuryaElement.tsx';
import type { BlockOf } from '../content/siteBlock.ts';

/** The booking calendar; the variant `full` keeps its filters in the page's address. */
export function Calendar({ variant, practice, limit, ...heading }: BlockOf<'calendar'>) {
  return (
    <Section {...heading}>
      <SuryaElement
        tag="surya-calendar"
        attributes={{ variant, practice, limit, ...(variant === 'full' && { 'share-filters': true }) }}
      />
    </Section>
  );
}
