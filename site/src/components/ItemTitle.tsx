import { createContext, type ReactNode, useContext } from 'react';
import { titleText } from '../content/titleText.ts';
import * as styles from './ItemTitle.module.css';

/** The heading level of the items in a section: 3 below the section's own title, 2 where it has none. */
export const ItemLevel = createContext<2 | 3>(3);

/** The title of one item of a block, at the heading level of its section. */
export function ItemTitle({
  children,
  className = '',
}: {
  children: ReactNode;
  className?: string | undefined;
}) {
  const Heading = useContext(ItemLevel) === 2 ? 'h2' : 'h3';
  return (
    <Heading className={`${styles.title} ${className}`}>
      {typeof children === 'string' ? titleText(children) : children}
    </Heading>
  );
}
