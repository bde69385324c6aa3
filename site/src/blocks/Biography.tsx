import { Avatar } from '../components/Avatar.tsx';
import { useSiteContent } from '../components/PageInfo.ts';
import type { BlockOf } from '../content/siteBlock.ts';
import * as styles from './Biography.module.css';

/** The teacher: portrait, role and biography. */
export function Biography({ ground: tone = 'plain', role, paragraphs, portraitAlt }: BlockOf<'biography'>) {
  const { site } = useSiteContent();
  return (
    <section className={styles.biography} data-tone={tone}>
      <div className={styles.inside}>
        <div className={styles.portrait}>
          <Avatar src={site.teacher.portrait} alt={portraitAlt} name={role} />
        </div>
        <div className={styles.words}>
          <h2 className={styles.role}>{role}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
