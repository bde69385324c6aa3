import type { ReactNode, Ref } from 'react';
import { useWidget } from '../shared/useWidget.ts';

interface ActionButtonProps {
  type: 'button' | 'submit';
  /** True while its request is being answered. */
  busy: boolean;
  onClick?: () => void;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

/**
 * A button that needs the script. In the first paint made at build it is disabled without looking so: a press
 * would be lost, and a form would be sent by the browser with its fields in the page's address.
 */
export function ActionButton({ busy, children, ...rest }: ActionButtonProps) {
  const prerendered = useWidget().host === undefined;
  return (
    <button
      className={prerendered ? 'button prerendered' : 'button'}
      part="button"
      disabled={prerendered || busy}
      {...rest}
    >
      {children}
    </button>
  );
}
