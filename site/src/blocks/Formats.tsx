import { ItemTitle } from '../components/ItemTitle.tsx';
import { useAddresses } from '../components/PageInfo.ts';
import { Section } from '../components/Section.tsx';
import type { BlockOf } from '../content/siteBlock.ts';
import * as styles from './Formats.module.css';

/** Ways to learn or take part, one a row, each with its facts. */
export function Formats({ items, ...heading }: BlockOf<'formats'>) {
  const address = useAddresses();
  return (
    <Section {...heading}>
      <ul className={styles.formats}>
        {items.map(({ title, description, facts, link }) => (
          <li key={title} className={styles.format}>
            <ItemTitle>{title}</ItemTitle>
            <div>
              <p>{description}</p>
              {link && (
                <a className={styles.link} href={address(link.to)}>
                  {link.label}
                </a>
              )}
            </div>
            {facts && (
              <ul className={styles.facts}>
                {facts.map((fact) => (
                  <li key={fact}>{fact}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
