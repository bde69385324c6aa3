import type { ReactNode } from 'react';
import * as styles from './FactList.module.css';

/** A fact with its label, and a note in small print. */
export interface Fact {
  label: string;
  value: ReactNode;
  note?: ReactNode;
}

/** Lists the facts of a program or retreat: dates, place, price. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            {note && <span className={styles.note}>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A price among the facts, with the full one struck out beside a reduced one. */
export function FactPrice({ price, struckOut }: { price: ReactNode; struckOut?: ReactNode }) {
  if (!struckOut) return <span className={styles.price}>{price}</span>;
  return (
    <>
      <ins className={styles.price}>{price}</ins> <del className={styles.struck}>{struckOut}</del>
    </>
  );
}
