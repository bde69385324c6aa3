import * as styles from './VisuallyHidden.module.css';

/** Text for screen readers alone, where a sign tells it to the eye. */
export function VisuallyHidden({ children }: { children: string }) {
  return <span className={styles.hidden}>{children}</span>;
}
