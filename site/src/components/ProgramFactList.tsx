import { FactList, FactPrice } from './FactList.tsx';
import type { ShownProgram } from './useProgram.ts';
import { useText } from './useText.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface Props {
  shown: ShownProgram;
  /** False beside an element that says the price itself. */
  withPrice?: boolean;
}

/** Lists when and where a program takes place, and what it costs. */
export function ProgramFactList({ shown, withPrice = true }: Props) {
  const text = useText();
  const { program, when, times, place, price, struckOut } = shown;
  const amount = struckOut ? (
    <FactPrice
      price={
        <>
          <VisuallyHidden>{text('event.promoPrice')}</VisuallyHidden> {price}
        </>
      }
      struckOut={
        <>
          <VisuallyHidden>{text('event.fullPrice')}</VisuallyHidden> {struckOut}
        </>
      }
    />
  ) : (
    <FactPrice price={price} />
  );
  return (
    <FactList
      facts={[
        { label: text('event.when'), value: when, note: times },
        { label: text('event.where'), value: program.location, note: place },
        ...(withPrice ? [{ label: text('event.price'), value: amount }] : []),
      ]}
    />
  );
}
