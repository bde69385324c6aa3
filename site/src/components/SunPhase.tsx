import { useId } from 'react';
import * as styles from './SunPhase.module.css';

/** A sun over the horizon; `rise` is how far it has risen, from 0 to 1. */
export function SunPhase({ rise }: { rise: number }) {
  const clip = useId();
  const y = 33 - 19 * rise;
  return (
    <svg className={styles.phase} viewBox="0 -5 72 45" aria-hidden="true">
      <clipPath id={clip}>
        <path d="M0-5h72v36H0z" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <circle className={styles.halo} cx="36" cy={y} r="17" />
        <circle className={styles.disc} cx="36" cy={y} r="10" />
      </g>
      <path className={styles.line} d="M4 31h64" />
      <path className={styles.line} d="M27 36h18" />
    </svg>
  );
}
