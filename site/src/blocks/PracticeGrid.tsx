import { resolveLink } from '@surya/data';
import { ItemTitle } from '../components/ItemTitle.tsx';
import { usePage, useSiteContent } from '../components/PageInfo.ts';
import { Picture } from '../components/Picture.tsx';
import { Section } from '../components/Section.tsx';
import { useText } from '../components/useText.ts';
import type { BlockOf } from '../content/siteBlock.ts';
import * as styles from './PracticeGrid.module.css';

/** The practices; one that does not exist yet in the page's language is greyed and says "coming soon". */
export function PracticeGrid({ type: _type, ...heading }: BlockOf<'practice-grid'>) {
  const text = useText();
  const content = useSiteContent();
  const { locale } = usePage();
  return (
    <Section {...heading}>
      <ul className={styles.grid}>
        {content.practices.map(({ id, image, name, description, link }) => {
          const target = link[locale];
          return (
            <li key={id} className={styles.card} data-available={target !== undefined}>
              <a
                className={styles.link}
                href={resolveLink(target ?? 'section:under-construction', locale, content)}
              >
                <span className={styles.frame}>
                  <Picture
                    className={styles.picture}
                    src={image}
                    alt=""
                    sizes="(min-width: 1100px) 20vw, 45vw"
                  />
                  {!target && <span className={styles.badge}>{text('comingSoon')}</span>}
                </span>
                <ItemTitle className={styles.name}>{name[locale]}</ItemTitle>
              </a>
              <p className={styles.more}>{description[locale]}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
