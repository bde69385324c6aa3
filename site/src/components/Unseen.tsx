import * as styles from './Unseen.module.css';

/** Words for screen readers where the eye has a sign. */
export function Unseen({ children }: { children: string }) {
  return <span className={styles.unseen}>{children}</span>;
}
