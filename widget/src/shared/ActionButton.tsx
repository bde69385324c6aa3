import type { ReactNode, Ref } from 'react';
import { useSurroundings } from './surroundings.ts';

interface ActionButtonProps {
  type: 'button' | 'submit';
  /** True while what it started is on its way. */
  busy: boolean;
  onClick?: () => void;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

/**
 * A button that only the script can answer. In the first paint made at build it is off without looking so:
 * a press would be lost, and a form would be sent by the browser with its fields in the page's address.
 */
export function ActionButton({ busy, children, ...rest }: ActionButtonProps) {
  const asleep = useSurroundings().host === undefined;
  return (
    <button className={asleep ? 'button asleep' : 'button'} part="button" disabled={asleep || busy} {...rest}>
      {children}
    </button>
  );
}
