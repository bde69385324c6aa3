import { Actions } from '../components/Actions.tsx';
import { Picture } from '../components/Picture.tsx';
import { Section } from '../components/Section.tsx';
import type { BlockOf } from '../content/siteBlock.ts';
import * as styles from './Prose.module.css';

/** Running text beside its heading or beside its picture. */
export function Prose({ paragraphs, list, image, actions, ...heading }: BlockOf<'prose'>) {
  const words = (
    <div className={styles.words}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {list && (
        <ul className={styles.list}>
          {list.map((entry) => (
            <li key={entry}>{entry}</li>
          ))}
        </ul>
      )}
      <Actions links={actions} />
    </div>
  );
  if (!image) {
    return (
      <Section {...heading} layout={heading.title ? 'side' : 'narrow'}>
        {words}
      </Section>
    );
  }
  return (
    <Section {...heading} layout="above">
      <div className={styles.pictured}>
        {words}
        <Picture
          className={styles.picture}
          src={image.src}
          alt={image.alt}
          sizes="(min-width: 700px) 40vw, 100vw"
        />
      </div>
    </Section>
  );
}
