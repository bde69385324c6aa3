import { type CreatePaymentRequest, formatDates, type Program, priceAt, toEuros } from '@surya/data';
import { useEffect, useRef, useState } from 'react';
import { isCallFailure } from '../forms/isCallFailure.ts';
import { useEmit } from '../forms/useEmit.ts';
import { useWidget, type Widget } from '../shared/useWidget.ts';
import { createIdempotencyKeys } from './idempotencyKeys.ts';

/** `creation`: the server could not create the checkout session; `unexpected`: any other failure. */
export type PaymentState = 'idle' | 'loading' | 'creation' | 'unexpected' | 'full' | 'past';

/** Opens Stripe's page in place of this one. */
export type Leave = (url: string) => void;

/** How long the browser may take to leave the page before the button works again, milliseconds. */
const leaveTimeout = 10_000;

interface PaymentOptions {
  program: Program;
  /** Replaces the programs: those shown are out of date. */
  refetch: () => void;
  leave: Leave;
}

/** Failures without an answer from the server. */
const unanswered = ['timeout', 'network', 'bad_answer'];

function toState(failure: unknown): PaymentState {
  if (!isCallFailure(failure)) return 'unexpected';
  const { code } = failure;
  if (code === 'program_full') return 'full';
  if (code === 'program_over') return 'past';
  return unanswered.includes(code) ? 'unexpected' : 'creation';
}

/** Converts what the visitor was shown to a request; the server checks every field against its catalogue. */
export function toPaymentRequest(
  program: Program,
  { now, locale, partner }: Pick<Widget, 'now' | 'locale' | 'partner'>,
): Omit<CreatePaymentRequest, 'attempt'> {
  const { full, charged, basis } = priceAt(program, now);
  const dates = formatDates(program.startDate, program.endDate, locale);
  return {
    programId: program.id,
    programType: program.type,
    location: program.location,
    price: toEuros(full),
    ...(basis === 'promo' && { promoPrice: toEuros(charged) }),
    programTitle: `${program.languageContent[locale].title} – ${program.location} – ${dates}`,
    language: locale,
    ...(partner && { partner }),
  };
}

/**
 * The states of the payment button: idle, loading, then away to Stripe's page, or an error and idle again.
 * A second press while loading does nothing. A try after a failure has the same idempotency key, so that it
 * cannot charge twice; a visitor who comes back, also from the back/forward cache, gets another.
 */
export function usePayment({
  program,
  refetch,
  leave,
}: PaymentOptions): [state: PaymentState, pay: () => void] {
  const widget = useWidget();
  const emit = useEmit();
  const [state, setState] = useState<PaymentState>('idle');
  const [idempotencyKeys] = useState(() => createIdempotencyKeys());
  const busy = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const settle = (next: PaymentState) => {
    clearTimeout(timer.current);
    busy.current = false;
    setState(next);
  };

  useEffect(() => {
    const handlePageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      idempotencyKeys.reset();
      clearTimeout(timer.current);
      busy.current = false;
      setState('idle');
    };
    addEventListener('pageshow', handlePageShow);
    return () => {
      removeEventListener('pageshow', handlePageShow);
      clearTimeout(timer.current);
    };
  }, [idempotencyKeys]);

  const pay = async () => {
    if (busy.current) return;
    busy.current = true;
    setState('loading');
    const request = toPaymentRequest(program, widget);
    emit('surya:checkout-initiated', {
      content_name: program.languageContent[widget.locale].title,
      content_category: 'Yoga Program',
      value: toEuros(priceAt(program, widget.now).charged),
      currency: 'EUR',
      location: program.location,
    });
    try {
      const { url } = await widget.api.createPayment({ ...request, attempt: idempotencyKeys.get(request) });
      if (!url) return settle('creation');
      timer.current = setTimeout(() => settle('idle'), leaveTimeout);
      leave(url);
    } catch (failure) {
      if (isCallFailure(failure) && failure.code === 'catalogue_mismatch') refetch();
      settle(toState(failure));
    }
  };
  return [state, pay];
}
