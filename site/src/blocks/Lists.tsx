import { ItemTitle } from '../components/ItemTitle.tsx';
import { Section } from '../components/Section.tsx';
import type { BlockOf } from '../content/siteBlock.ts';
import * as styles from './Lists.module.css';

/** Short lists side by side. */
export function Lists({ items, ...heading }: Omit<BlockOf<'lists'>, 'type'>) {
  return (
    <Section {...heading}>
      <div className={styles.lists}>
        {items.map(({ title, entries }) => (
          <div key={title} className={styles.list}>
            <ItemTitle>{title}</ItemTitle>
            <ul>
              {entries.map((entry) => (
                <li key={entry}>{entry}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
