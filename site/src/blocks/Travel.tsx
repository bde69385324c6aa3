import { ItemTitle } from '../components/ItemTitle.tsx';
import { usePage, useSiteContent } from '../components/PageInfo.ts';
import { Picture } from '../components/Picture.tsx';
import { Section } from '../components/Section.tsx';
import { useText } from '../components/useText.ts';
import type { BlockOf } from '../content/siteBlock.ts';
import { Invitation } from './Invitation.tsx';
import * as styles from './Travel.module.css';

/** The teacher's travels: a timeline of destinations, with the van at the current one. */
export function Travel({ invitation, ...heading }: BlockOf<'travel'>) {
  const text = useText();
  const { locale } = usePage();
  const { destinations } = useSiteContent();
  const places = destinations.filter(({ status }) => status !== 'available');
  return (
    <>
      <Section {...heading}>
        <ol className={styles.road}>
          {places.map(({ id, image, city, region: area, status, date, description, availableForBooking }) => (
            <li key={id} className={styles.stop} data-status={status}>
              <div className={styles.sign}>
                {status === 'current' ? (
                  <span className={styles.van}>
                    <img src="/images/van.svg" alt="" width={96} height={64} loading="lazy" />
                  </span>
                ) : (
                  <span className={styles.dot} />
                )}
                <span className={styles.status}>
                  {text(status === 'current' ? 'travel.current' : 'travel.upcoming')}
                </span>
              </div>
              <Picture className={styles.picture} src={image} alt="" sizes="(min-width: 900px) 30vw, 100vw" />
              <ItemTitle>{city[locale]}</ItemTitle>
              <p className={styles.region}>{area[locale]}</p>
              {date && <p className={styles.date}>{date[locale]}</p>}
              <div className={styles.description}>
                {description[locale].map((line) => (
                  <p key={line}>{line}</p>
                ))}
              </div>
              {availableForBooking && <p className={styles.open}>{text('travel.open')}</p>}
            </li>
          ))}
        </ol>
      </Section>
      <Invitation {...invitation} />
    </>
  );
}
