import { Section } from '../components/Section.tsx';
import { useText } from '../components/useText.ts';
import type { BlockOf } from '../content/siteBlock.ts';
import * as styles from './Testimonials.module.css';

/** Testimonials of participants, or a line that says they are still to come. */
export function Testimonials({ items, empty, ...heading }: BlockOf<'testimonials'>) {
  const text = useText();
  if (items.length === 0) {
    return (
      <Section {...heading} layout="side">
        {empty && <p className={styles.empty}>{empty}</p>}
      </Section>
    );
  }
  return (
    <Section {...heading}>
      <ul className={styles.testimonials}>
        {items.map(({ text: words, author, city }) => (
          <li key={words}>
            <figure className={styles.testimonial}>
              <blockquote>
                <p>{words}</p>
              </blockquote>
              <figcaption>{city ? text('testimonial.author', { author, city }) : author}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
