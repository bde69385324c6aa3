import { ItemTitle } from '../components/ItemTitle.tsx';
import { Section } from '../components/Section.tsx';
import type { BlockOf } from '../studio/siteBlock.ts';
import * as styles from './Story.module.css';

/** A long text in chapters, closed at first. */
export function Story({ chapters, ...heading }: BlockOf<'story'>) {
  return (
    <Section {...heading} layout="side">
      <div className={styles.chapters}>
        {chapters.map(({ title, paragraphs }) => (
          <details key={title} className={styles.chapter}>
            <summary>
              <ItemTitle>{title}</ItemTitle>
            </summary>
            <div className={styles.text}>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </details>
        ))}
      </div>
    </Section>
  );
}
