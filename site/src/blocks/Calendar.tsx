import { usePage } from '../components/pageInfo.ts';
import { Section } from '../components/Section.tsx';
import { SuryaElement } from '../components/SuryaElement.tsx';
import { useText } from '../components/useText.ts';
import { feedPath } from '../studio/feeds.ts';
import type { BlockOf } from '../studio/siteBlock.ts';
import * as styles from './Calendar.module.css';

/** The booking calendar; the whole one keeps its filters in the page's address and can be subscribed to. */
export function Calendar({ variant, practice, limit, ...heading }: BlockOf<'calendar'>) {
  const text = useText();
  const { locale } = usePage();
  const whole = variant === 'full';
  return (
    <Section {...heading}>
      <SuryaElement
        tag="surya-calendar"
        attributes={{ variant, practice, limit, ...(whole && { 'share-filters': true }) }}
      />
      {whole && (
        <p className={styles.subscribe}>
          <a href={feedPath(locale)}>{text('calendar.subscribe')}</a>
        </p>
      )}
    </Section>
  );
}
