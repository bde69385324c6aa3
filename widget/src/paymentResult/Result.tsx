import type { ReactNode } from 'react';
import { useFormMessages } from '../forms/useFormMessages.ts';
import type { Verification } from './useVerification.ts';

/** One state of the result, told politely; `children` follow its words. */
export function Result({ state, children }: { state: Verification['state']; children?: ReactNode }) {
  const { result } = useFormMessages();
  const waiting = state === 'checking' || state === 'adding';
  const titles = {
    checking: result.checking,
    adding: result.adding,
    success: result.thanks,
    pending: result.pendingTitle,
    failed: result.failedTitle,
    none: result.noneTitle,
  };
  return (
    <>
      <div className="result" part="result" role="status" aria-busy={waiting} data-state={state}>
        {(waiting || state === 'success') && <div className="sun" aria-hidden="true" />}
        <p className="title">{titles[state]}</p>
        {(state === 'pending' || state === 'failed' || state === 'none') && <p>{result[state]}</p>}
        {children}
      </div>
      <slot />
    </>
  );
}
