import type { ReactNode } from 'react';
import type { Tone } from '../content/siteBlock.ts';
import { titleText } from '../content/titleText.ts';
import { ItemLevel } from './ItemTitle.tsx';
import * as styles from './Section.module.css';

interface SectionProps {
  anchor?: string | undefined;
  /** The tone of the section, under the name the content has for it. */
  ground?: Tone | undefined;
  kicker?: string | undefined;
  title?: string | undefined;
  intro?: string | undefined;
}

interface Props extends SectionProps {
  /** `side`: heading in its own column beside the content; `above`: over it; `narrow`: one reading column. */
  layout?: 'side' | 'above' | 'narrow';
  children?: ReactNode;
}

/** One block of a page in its tone, with its heading. */
export function Section({
  anchor,
  ground: tone = 'plain',
  kicker,
  title,
  intro,
  layout = 'above',
  children,
}: Props) {
  const headed = kicker || title || intro;
  return (
    <section id={anchor} className={styles.section} data-tone={tone}>
      <div className={styles.inside} data-layout={headed || layout === 'narrow' ? layout : 'above'}>
        {headed && (
          <div className={styles.heading}>
            {kicker && <p className={styles.kicker}>{kicker}</p>}
            {title && <h2>{titleText(title)}</h2>}
            {intro && <p className={styles.intro}>{intro}</p>}
          </div>
        )}
        {children && (
          <div className={styles.content}>
            <ItemLevel value={title ? 3 : 2}>{children}</ItemLevel>
          </div>
        )}
      </div>
    </section>
  );
}
