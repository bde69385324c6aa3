import type { Program, VerifyPaymentResponse } from '@surya/data';
import { useEffect, useState } from 'react';
import type { CallFailure, FailureCode } from '../api.ts';
import { useSurroundings } from '../shared/surroundings.ts';

/**
 * `pending`: the card provider has not confirmed the payment; `failed`: paid or not, it could not be finished
 * here; `none`: there is no such payment.
 */
export type Verification =
  | { state: 'checking' | 'adding' | 'pending' | 'failed' | 'none' }
  | { state: 'success'; paid: VerifyPaymentResponse['data'] };

/** Waits before another try, milliseconds; after the last the state stands. */
const waits = [1_000, 2_000, 4_000, 8_000];

/** Failures that may pass: the payment is being confirmed, or a service does not answer just now. */
const passing: readonly FailureCode[] = ['payment_incomplete', 'provider_unavailable', 'network', 'timeout'];

/** Resolves after `milliseconds`. */
export type Wait = (milliseconds: number) => Promise<void>;
const real: Wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Has the payment checked and the buyer put on record, with a few tries where that may help. */
export function useVerification(sessionId: string, program: Program, wait: Wait = real): Verification {
  const { api } = useSurroundings();
  const [verification, setVerification] = useState<Verification>({ state: 'checking' });
  const { type: programType, location } = program;

  useEffect(() => {
    let left = false;
    const say = (next: Verification) => {
      if (!left) setVerification(next);
    };
    async function verify(): Promise<Verification> {
      for (let tried = 0; ; tried += 1) {
        try {
          const { data } = await api.verifyPayment({ sessionId, programType, location });
          return { state: 'success', paid: data };
        } catch (failure) {
          const { code } = failure as CallFailure;
          const pause = waits[tried];
          if (code === 'unknown_session' || code === 'invalid_field') return { state: 'none' };
          if (left || !passing.includes(code) || pause === undefined) {
            return { state: code === 'payment_incomplete' ? 'pending' : 'failed' };
          }
          say({ state: code === 'payment_incomplete' ? 'checking' : 'adding' });
          await wait(pause);
          say({ state: 'adding' });
        }
      }
    }
    say({ state: 'adding' });
    void verify().then(say);
    return () => {
      left = true;
    };
  }, [api, sessionId, programType, location, wait]);
  return verification;
}
