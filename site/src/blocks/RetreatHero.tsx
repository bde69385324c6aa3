import { formatDates, formatPrice, isOver, toCents } from '@surya/data';
import { Actions } from '../components/Actions.tsx';
import { usePage, useSiteContent } from '../components/PageInfo.ts';
import { Picture } from '../components/Picture.tsx';
import * as facts from '../components/ProgramFactList.module.css';
import { useText } from '../components/useText.ts';
import type { BlockOf } from '../studio/siteBlock.ts';
import { titleText } from '../studio/titleText.ts';
import * as styles from './ProgramHero.module.css';

/** Opens a retreat's page: title, dates, place, price, and registration by mail to its organiser. */
export function RetreatHero({ retreat: id, register }: BlockOf<'retreat-hero'>) {
  const text = useText();
  const { locale, now } = usePage();
  const { retreats } = useSiteContent();
  const retreat = retreats.find((candidate) => candidate.id === id);
  if (!retreat) throw new Error(`retreats.json has no retreat "${id}"`);
  const words = retreat.languageContent[locale];
  const image = retreat.image[locale];
  return (
    <div className={styles.hero} data-opening="plain">
      <div className={styles.inside}>
        <div className={styles.words}>
          <h1>{titleText(words.title)}</h1>
          <p className={styles.subtitle}>{words.subtitle}</p>
          <dl className={facts.facts}>
            <div>
              <dt>{text('event.when')}</dt>
              <dd>
                {formatDates(retreat.startDate, retreat.endDate, locale)}
                <span className={facts.further}>{words.dateDetails}</span>
              </dd>
            </div>
            <div>
              <dt>{text('event.where')}</dt>
              <dd>{words.location}</dd>
            </div>
            <div>
              <dt>{text('event.price')}</dt>
              <dd>
                <span className={facts.price}>{formatPrice(toCents(retreat.price), locale)}</span>
                <span className={facts.further}>{words.priceNote}</span>
              </dd>
            </div>
          </dl>
          {isOver(retreat, now) && <p className={styles.over}>{text('event.retreatOver')}</p>}
          <Actions links={[register]} />
        </div>
        <Picture
          className={styles.picture}
          src={image.src}
          alt={image.alt}
          first
          sizes="(min-width: 900px) 50vw, 100vw"
        />
      </div>
    </div>
  );
}
