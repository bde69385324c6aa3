import { isOver } from '@surya/data';
import { ItemTitle } from '../components/ItemTitle.tsx';
import { useAddresses, usePage, useSiteContent } from '../components/PageInfo.ts';
import { Picture } from '../components/Picture.tsx';
import { Section } from '../components/Section.tsx';
import { useText } from '../components/useText.ts';
import type { BlockOf } from '../content/siteBlock.ts';
import * as styles from './Cards.module.css';

/** Cards that link to other pages; a single one is wide, and one of a past retreat says so. */
export function Cards({ items, ...heading }: BlockOf<'cards'>) {
  const text = useText();
  const address = useAddresses();
  const { now } = usePage();
  const { retreats } = useSiteContent();
  const over = new Set(retreats.filter((retreat) => isOver(retreat, now)).map(({ id }) => `retreat:${id}`));
  return (
    <Section {...heading}>
      <ul className={styles.cards} data-single={items.length === 1}>
        {items.map(({ title, description, image, facts, link }) => (
          <li key={title} className={styles.card}>
            <Picture
              className={styles.picture}
              src={image.src}
              alt={image.alt}
              sizes="(min-width: 768px) 45vw, 100vw"
            />
            <div className={styles.words}>
              {over.has(link.to) && <p className={styles.over}>{text('event.past')}</p>}
              <ItemTitle>{title}</ItemTitle>
              {facts && (
                <ul className={styles.facts}>
                  {facts.map((fact) => (
                    <li key={fact}>{fact}</li>
                  ))}
                </ul>
              )}
              <p>{description}</p>
              <a className={styles.link} href={address(link.to)}>
                {link.label}
              </a>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
