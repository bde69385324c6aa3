import type { ReactNode } from 'react';
import * as styles from './BookingPanel.module.css';

/** A light sheet around a form or a payment, in every tone of its section. */
export function BookingPanel({ children }: { children: ReactNode }) {
  return <div className={styles.panel}>{children}</div>;
}
