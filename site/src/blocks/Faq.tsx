import { useId } from 'react';
import { ItemTitle } from '../components/ItemTitle.tsx';
import { Section } from '../components/Section.tsx';
import type { BlockOf } from '../studio/siteBlock.ts';
import * as styles from './Story.module.css';

/** Questions of which one is open at a time, and any can be closed again. */
export function Faq({ items, ...heading }: BlockOf<'faq'>) {
  const group = useId();
  return (
    <Section {...heading} layout="side">
      <div className={styles.chapters}>
        {items.map(({ question, answer }) => (
          <details key={question} name={group} className={styles.chapter}>
            <summary>
              <ItemTitle>{question}</ItemTitle>
            </summary>
            <div className={styles.text}>
              <p>{answer}</p>
            </div>
          </details>
        ))}
      </div>
    </Section>
  );
}
