import { ItemTitle } from '../components/ItemTitle.tsx';
import { Picture } from '../components/Picture.tsx';
import { useAddresses } from '../components/pageInfo.ts';
import { Section } from '../components/Section.tsx';
import type { BlockOf } from '../studio/siteBlock.ts';
import * as styles from './Cards.module.css';

/** Cards that lead to other pages; one alone is shown wide. */
export function Cards({ items, ...heading }: BlockOf<'cards'>) {
  const address = useAddresses();
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
