import { formatDates, formatPrice, type Program } from '@surya/data';
import type { ReactNode } from 'react';
import { useFormMessages } from '../forms/useFormMessages.ts';
import type { FeatureProps } from '../shared/feature.ts';
import { useCatalogue } from '../shared/useCatalogue.ts';
import { useWidget } from '../shared/useWidget.ts';
import { Unavailable } from '../shared/WithCatalogue.tsx';
import { getExpectedAmount, parseReturnUrl, type ReturnUrl } from './returnUrl.ts';
import { usePaymentResult, type Verification, type Wait } from './usePaymentResult.ts';

/** `<surya-payment-result>`: the result of the payment from which Stripe's page led back. */
export function PaymentResult({ catalogue: first }: FeatureProps) {
  const [catalogue, retry] = useCatalogue(first);
  // At build there is no address yet; in the browser the check is about to begin.
  if (typeof location === 'undefined') return <Result state="checking" />;
  if (catalogue === null) return <Unavailable retry={retry} />;
  const returnUrl = parseReturnUrl(location.search);
  const { sessionId, programId } = returnUrl;
  if (!sessionId) return <Result state="none" />;
  if (!catalogue) return <Result state="checking" />;
  const program = catalogue.programs.find(({ id }) => id === programId);
  if (!program) return <Result state="none" />;
  return <VerifiedPayment returnUrl={returnUrl} sessionId={sessionId} program={program} />;
}

interface VerifiedPaymentProps {
  returnUrl: ReturnUrl;
  sessionId: string;
  program: Program;
  wait?: Wait;
}

/** The verification of a payment, from its first check to its result. */
export function VerifiedPayment({ returnUrl, sessionId, program, wait }: VerifiedPaymentProps) {
  const { locale } = useWidget();
  const { result } = useFormMessages();
  const verification = usePaymentResult(sessionId, program, wait);
  const paid = verification.state === 'success' ? verification.paid : undefined;
  const { title } = program.languageContent[locale];
  const amount = paid?.amount ?? getExpectedAmount(returnUrl, program);
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

/** One state of the result, announced politely; `children` follow its text. */
function Result({ state, children }: { state: Verification['state']; children?: ReactNode }) {
  const { result } = useFormMessages();
  const busy = state === 'checking' || state === 'adding';
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
      <div className="result" part="result" role="status" aria-busy={busy} data-state={state}>
        {(busy || state === 'success') && <div className="sun" aria-hidden="true" />}
        <p className="title">{titles[state]}</p>
        {(state === 'pending' || state === 'failed' || state === 'none') && <p>{result[state]}</p>}
        {children}
      </div>
      <slot />
    </>
  );
}
