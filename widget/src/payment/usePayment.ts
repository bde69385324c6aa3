import { type Program, priceAt, toEuros } from '@surya/data';
import { useEffect, useRef, useState } from 'react';
import type { CallFailure } from '../api.ts';
import { useEmit } from '../forms/tracking.ts';
import { useSurroundings } from '../shared/surroundings.ts';
import { createAttempts } from './attempt.ts';
import { purchaseOf } from './purchaseOf.ts';

/** `creation`: the server could not make the payment; `unexpected`: anything else went wrong (SPEC §8). */
export type PaymentState = 'idle' | 'loading' | 'creation' | 'unexpected' | 'full' | 'past';

/** Leaves for the card provider's page. */
export type Leave = (url: string) => void;

/** How long a page that was told to leave may take before the button works again, milliseconds. */
const leaving = 10_000;

/** What is for sale, and what the world is asked to do. */
interface Sale {
  program: Program;
  now: Date;
  partner: string | undefined;
  /** Fetches the programs anew: what was shown is not the catalogue's today. */
  renew: () => void;
  leave: Leave;
}

/** Failures that are not the server's answer. */
const unanswered = ['timeout', 'network', 'bad_answer'];

function stateAfter(code: CallFailure['code'] | undefined): PaymentState {
  if (code === 'program_full') return 'full';
  if (code === 'program_over') return 'past';
  return code && !unanswered.includes(code) ? 'creation' : 'unexpected';
}

/**
 * The payment button's states: idle, loading, then away to the card provider, or an error and idle again.
 * A second press while loading does nothing; a failed attempt keeps its name, so that trying again cannot
 * pay twice; a visitor who comes back, also out of the back/forward cache, begins another.
 */
export function usePayment({
  program,
  now,
  partner,
  renew,
  leave,
}: Sale): [state: PaymentState, pay: () => void] {
  const { locale, api } = useSurroundings();
  const emit = useEmit();
  const [state, setState] = useState<PaymentState>('idle');
  const [attempts] = useState(() => createAttempts());
  const busy = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const settle = (next: PaymentState) => {
    clearTimeout(timer.current);
    busy.current = false;
    setState(next);
  };

  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      attempts.end();
      clearTimeout(timer.current);
      busy.current = false;
      setState('idle');
    };
    addEventListener('pageshow', back);
    return () => {
      removeEventListener('pageshow', back);
      clearTimeout(timer.current);
    };
  }, [attempts]);

  const pay = async () => {
    if (busy.current) return;
    busy.current = true;
    setState('loading');
    const purchase = purchaseOf(program, now, locale, partner);
    emit('surya:checkout-initiated', {
      content_name: program.languageContent[locale].title,
      content_category: 'Yoga Program',
      value: toEuros(priceAt(program, now).charged),
      currency: 'EUR',
      location: program.location,
    });
    try {
      const { url } = await api.createPayment({ ...purchase, attempt: attempts.nameOf(purchase) });
      if (!url) return settle('creation');
      timer.current = setTimeout(() => settle('idle'), leaving);
      leave(url);
    } catch (failure) {
      const { code } = failure as Partial<CallFailure>;
      if (code === 'catalogue_mismatch') renew();
      settle(stateAfter(code));
    }
  };
  return [state, pay];
}
