import type { BlockOf } from '../content/siteBlock.ts';
import * as styles from './Quote.module.css';

/** A quotation on a background of its own, with the rising disc behind it. */
export function Quote({ text, author }: Pick<BlockOf<'quote'>, 'text' | 'author'>) {
  return (
    <section className={styles.quote}>
      <figure className={styles.figure}>
        <blockquote className={styles.text}>
          <p>{text}</p>
        </blockquote>
        <figcaption className={styles.author}>{author}</figcaption>
      </figure>
    </section>
  );
}
