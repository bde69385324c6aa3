import { formatPrice, type Program, priceAt } from '@surya/data';
import { useSurroundings } from './surroundings.ts';

interface PriceProps {
  program: Program;
  now: Date;
  /** False where nobody can have the program any more: a reduction is no news then. */
  open?: boolean;
}

/** What a program costs today: free, its price, or the reduced price beside the full one struck out. */
export function Price({ program, now, open = true }: PriceProps) {
  const {
    locale,
    messages: { common },
  } = useSurroundings();
  const { full, charged, basis, free } = priceAt(program, now);
  if (basis === 'full' || !open) {
    return (
      <p className="price" part="price">
        {free ? common.free : formatPrice(charged, locale)}
      </p>
    );
  }
  return (
    <p className="price" part="price">
      <span className="vh">{`${common.reducedPrice} `}</span>
      {free ? common.free : formatPrice(charged, locale)}{' '}
      <s>
        <span className="vh">{`${common.fullPrice} `}</span>
        {formatPrice(full, locale)}
      </s>
    </p>
  );
}
