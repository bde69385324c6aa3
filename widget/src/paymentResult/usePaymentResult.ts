import { type Program, toEuros, type VerifyPaymentResponse } from '@surya/data';
import { useEffect, useState } from 'react';
import type { FailureCode } from '../api.ts';
import { isCallFailure } from '../forms/isCallFailure.ts';
import { useEmit } from '../forms/useEmit.ts';
import { useWidget } from '../shared/useWidget.ts';

/**
 * `pending`: Stripe has not confirmed the payment; `failed`: the verification could not be finished, whether
 * paid or not; `none`: there is no such payment.
 */
export type Verification =
  | { state: 'checking' | 'adding' | 'pending' | 'failed' | 'none' }
  | { state: 'success'; paid: VerifyPaymentResponse['data'] };

/** Delays before another try, milliseconds; after the last one the state is final. */
const retryDelays = [1_000, 2_000, 4_000, 8_000];

/** Transient failures: the payment is being confirmed, or a service does not answer. */
const transient: readonly FailureCode[] = [
  'payment_incomplete',
  'provider_unavailable',
  'network',
  'timeout',
];

/** Resolves after `milliseconds`. */
export type Wait = (milliseconds: number) => Promise<void>;
const waitForTimer: Wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The sessions whose purchase this page has reported. */
const reported = new Set<string>();

/** True the first time: a second rendering and a reload, which finds the history's entry, report nothing. */
function isFirstReport(sessionId: string): boolean {
  const isFirst = !reported.has(sessionId) && history.state?.suryaPurchase !== sessionId;
  reported.add(sessionId);
  history.replaceState({ ...history.state, suryaPurchase: sessionId }, '');
  return isFirst;
}

/**
 * Has the server verify a payment and register the participant, retries after transient failures, and reports
 * the purchase to the page once.
 */
export function usePaymentResult(
  sessionId: string,
  program: Program,
  wait: Wait = waitForTimer,
): Verification {
  const { api, locale } = useWidget();
  const emit = useEmit();
  const [verification, setVerification] = useState<Verification>({ state: 'checking' });
  const { type: programType, location } = program;
  const { title } = program.languageContent[locale];
  const paid = verification.state === 'success' ? verification.paid : undefined;

  useEffect(() => {
    let unmounted = false;
    const show = (next: Verification) => {
      if (!unmounted) setVerification(next);
    };
    async function verify(): Promise<Verification> {
      for (let retries = 0; ; retries += 1) {
        try {
          const { data } = await api.verifyPayment({ sessionId, programType, location });
          return { state: 'success', paid: data };
        } catch (failure) {
          if (!isCallFailure(failure)) return { state: 'failed' };
          const { code } = failure;
          const delay = retryDelays[retries];
          if (code === 'unknown_session' || code === 'invalid_field') return { state: 'none' };
          if (unmounted || !transient.includes(code) || delay === undefined) {
            return { state: code === 'payment_incomplete' ? 'pending' : 'failed' };
          }
          show({ state: code === 'payment_incomplete' ? 'checking' : 'adding' });
          await wait(delay);
          show({ state: 'adding' });
        }
      }
    }
    show({ state: 'adding' });
    void verify().then(show);
    return () => {
      unmounted = true;
    };
  }, [api, sessionId, programType, location, wait]);

  useEffect(() => {
    if (!paid || !isFirstReport(sessionId)) return;
    emit('surya:purchase', {
      content_name: title,
      value: toEuros(paid.amount),
      currency: paid.currency.toUpperCase(),
      transaction_id: sessionId,
    });
  }, [paid, sessionId, title, emit]);
  return verification;
}
