import * as styles from './ProgramFactList.module.css';
import type { ShownProgram } from './useProgram.ts';
import { useText } from './useText.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface Props {
  shown: ShownProgram;
  /** False beside an element that says the price itself. */
  withPrice?: boolean;
}

/** When, where and for how much: the facts a visitor looks for first. */
export function ProgramFactList({ shown, withPrice = true }: Props) {
  const text = useText();
  const { program, when, times, place, price, struckOut } = shown;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{text('event.when')}</dt>
        <dd>
          {when}
          {times && <span className={styles.further}>{times}</span>}
        </dd>
      </div>
      <div>
        <dt>{text('event.where')}</dt>
        <dd>
          {program.location}
          <span className={styles.further}>{place}</span>
        </dd>
      </div>
      {withPrice && (
        <div>
          <dt>{text('event.price')}</dt>
          <dd>
            {struckOut ? (
              <>
                <ins className={styles.price}>
                  <VisuallyHidden>{text('event.promoPrice')}</VisuallyHidden> {price}
                </ins>{' '}
                <del className={styles.struck}>
                  <VisuallyHidden>{text('event.fullPrice')}</VisuallyHidden> {struckOut}
                </del>
              </>
            ) : (
              <span className={styles.price}>{price}</span>
            )}
          </dd>
        </div>
      )}
    </dl>
  );
}
