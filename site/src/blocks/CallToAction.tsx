import { Actions } from '../components/Actions.tsx';
import type { BlockOf } from '../content/siteBlock.ts';
import { titleText } from '../content/titleText.ts';
import * as styles from './CallToAction.module.css';

/** The closing invitation of a page. */
export function CallToAction({
  anchor,
  kicker,
  title,
  intro,
  paragraphs,
  actions,
  note,
}: BlockOf<'call-to-action'>) {
  return (
    <section id={anchor} className={styles.call} data-tone="sea">
      <div className={styles.inside}>
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        {title && <h2>{titleText(title)}</h2>}
        {intro && <p className={styles.text}>{intro}</p>}
        {paragraphs?.map((paragraph) => (
          <p key={paragraph} className={styles.text}>
            {paragraph}
          </p>
        ))}
        <Actions links={actions} />
        {note && <p className={styles.note}>{note}</p>}
      </div>
    </section>
  );
}
