import type { ReactNode } from 'react';
import * as styles from './FactList.module.css';

/** A fact, and below it in small print what belongs to it. */
export interface Fact {
  label: string;
  value: ReactNode;
  note?: ReactNode;
}

/** Lists the facts a visitor looks for first: when, where, for how much. */
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
