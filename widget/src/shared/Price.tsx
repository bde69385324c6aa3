import { formatPrice, type Program, priceAt } from '@surya/data';
import { useWidget } from './useWidget.ts';

interface PriceProps {
  program: Program;
  /** False for a program that is full or over, whose reduced price is not shown. */
  open?: boolean;
}

/** Shows what a program costs today: free, its price, or the reduced price beside the full one struck out. */
export function Price({ program, open = true }: PriceProps) {
  const {
    locale,
    now,
    messages: { common },
  } = useWidget();
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
      <span className="visually-hidden">{`${common.reducedPrice} `}</span>
      {free ? common.free : formatPrice(charged, locale)}{' '}
      <s>
        <span className="visually-hidden">{`${common.fullPrice} `}</span>
        {formatPrice(full, locale)}
      </s>
    </p>
  );
}
