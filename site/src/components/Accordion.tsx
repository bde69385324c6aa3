import { type ReactNode, useId } from 'react';
import * as styles from './Accordion.module.css';
import { ItemTitle } from './ItemTitle.tsx';

interface Props {
  items: readonly { title: string; content: ReactNode }[];
  /** True where opening one item closes the others. */
  exclusive?: boolean;
}

/** Titled texts, collapsed at first. */
export function Accordion({ items, exclusive = false }: Props) {
  const group = useId();
  return (
    <div className={styles.accordion}>
      {items.map(({ title, content }) => (
        <details key={title} name={exclusive ? group : undefined} className={styles.item}>
          <summary>
            <ItemTitle>{title}</ItemTitle>
          </summary>
          <div className={styles.text}>{content}</div>
        </details>
      ))}
    </div>
  );
}
