import { formatDates, formatPrice, type Program, toEuros } from '@surya/data';
import { useEffect } from 'react';
import { useEmit } from '../forms/tracking.ts';
import { useFormMessages } from '../forms/useFormMessages.ts';
import { useSurroundings } from '../shared/surroundings.ts';
import { amountShown, type Landing } from './landing.ts';
import { Result } from './Result.tsx';
import { useVerification, type Wait } from './useVerification.ts';

/** The sessions whose purchase this page has told. */
const told = new Set<string>();

/** True the first time a session is asked about: on this page, and after a reload by the history's entry. */
function firstTime(sessionId: string): boolean {
  const mark = { suryaPurchase: sessionId };
  const first = !told.has(sessionId) && history.state?.suryaPurchase !== sessionId;
  told.add(sessionId);
  history.replaceState({ ...history.state, ...mark }, '');
  return first;
}

interface VerifiedProps {
  landing: Landing;
  sessionId: string;
  program: Program;
  wait?: Wait;
}

/** The verification of a payment, from its first check to its end. */
export function Verified({ landing, sessionId, program, wait }: VerifiedProps) {
  const { locale } = useSurroundings();
  const emit = useEmit();
  const { result } = useFormMessages();
  const verification = useVerification(sessionId, program, wait);
  const paid = verification.state === 'success' ? verification.paid : undefined;
  const { title } = program.languageContent[locale];
  const amount = paid?.amount ?? amountShown(landing, program);

  useEffect(() => {
    if (!paid || !firstTime(sessionId)) return;
    emit('surya:purchase', {
      content_name: title,
      value: toEuros(paid.amount),
      currency: paid.currency.toUpperCase(),
      transaction_id: sessionId,
    });
  }, [paid, sessionId, title, emit]);

  return (
    <Result state={verification.state}>
      {paid && (
        <p>
          {result.confirmed(
            `${title}, ${program.location}, ${formatDates(program.startDate, program.endDate, locale)}`,
          )}
        </p>
      )}
      {verification.state !== 'none' && (
        <p>
          {result.paid} <b className="price">{formatPrice(amount, locale)}</b>
        </p>
      )}
    </Result>
  );
}
