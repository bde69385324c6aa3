import { Actions } from '../components/Actions.tsx';
import { Section } from '../components/Section.tsx';
import type { BlockOf } from '../studio/siteBlock.ts';
import * as styles from './Formats.module.css';

/** Ways to learn or take part, one a row: name, what it is, its facts. */
export function Formats({ items, ...heading }: BlockOf<'formats'>) {
  return (
    <Section {...heading}>
      <ul className={styles.formats}>
        {items.map(({ title, description, facts, link }) => (
          <li key={title} className={styles.format}>
            <h3>{title}</h3>
            <div>
              <p>{description}</p>
              {link && <Actions className={styles.actions} links={[link]} />}
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
