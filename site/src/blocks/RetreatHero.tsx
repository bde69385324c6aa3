import { formatDates, formatPrice, isOver, toCents } from '@surya/data';
import { Actions } from '../components/Actions.tsx';
import { FactList, FactPrice } from '../components/FactList.tsx';
import { OpeningHero } from '../components/OpeningHero.tsx';
import { usePage } from '../components/PageInfo.ts';
import { useText } from '../components/useText.ts';
import type { BlockOf } from '../content/siteBlock.ts';
import * as styles from './RetreatHero.module.css';

/** Opens a retreat's page: title, dates, place, price, and registration by mail to its organiser. */
export function RetreatHero({ retreat: id, register }: BlockOf<'retreat-hero'>) {
  const text = useText();
  const { content, locale, now } = usePage();
  const retreat = content.retreats.find((candidate) => candidate.id === id);
  if (!retreat) throw new Error(`retreats.json has no retreat "${id}"`);
  const { title, subtitle, dateDetails, location, priceNote } = retreat.languageContent[locale];
  const price = formatPrice(toCents(retreat.price), locale);
  return (
    <OpeningHero title={title} subtitle={subtitle} image={retreat.image[locale]}>
      <FactList
        facts={[
          {
            label: text('event.when'),
            value: formatDates(retreat.startDate, retreat.endDate, locale),
            note: dateDetails,
          },
          { label: text('event.where'), value: location },
          { label: text('event.price'), value: <FactPrice price={price} />, note: priceNote },
        ]}
      />
      {isOver(retreat, now) && <p className={styles.over}>{text('event.retreatOver')}</p>}
      <Actions links={[register]} />
    </OpeningHero>
  );
}
