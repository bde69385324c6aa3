import { type Catalogue, formatDates, type Program, priceAt } from '@surya/data';
import { useEffect, useRef } from 'react';
import { ActionButton } from '../forms/ActionButton.tsx';
import { BookOnStudioSite, useCanBookHere, useIsExternalPage } from '../forms/BookOnStudioSite.tsx';
import { ForProgram, SoldOutNotice } from '../forms/ForProgram.tsx';
import { useFormMessages } from '../forms/useFormMessages.ts';
import type { FeatureProps } from '../shared/feature.ts';
import { Price } from '../shared/Price.tsx';
import { useWidget } from '../shared/useWidget.ts';
import { type Leave, usePayment } from './usePayment.ts';

/** `<surya-payment>`: a program's price and its payment button. `index.d.ts` documents its attributes. */
export function Payment(props: FeatureProps) {
  return (
    <ForProgram {...props}>
      {(program, catalogue, refetch) => (
        <PaymentPanel program={program} catalogue={catalogue} refetch={refetch} />
      )}
    </ForProgram>
  );
}

interface PaymentPanelProps {
  program: Program;
  catalogue: Catalogue;
  /** Replaces the programs, where their price was refused as out of date. */
  refetch: () => void;
  leave?: Leave;
}

/** Leaves frames too, into which site builders put pasted code: Stripe's page refuses frames. */
const leavePage: Leave = (url) => void open(url, '_top');

/** Price and button of a program that can be booked; a free one leads to its registration. */
export function PaymentPanel({ program, catalogue, refetch, leave = leavePage }: PaymentPanelProps) {
  const { locale, messages, now, resolve } = useWidget();
  const { payment, program: programTexts } = useFormMessages();
  const isExternal = useIsExternalPage();
  const canBookHere = useCanBookHere(catalogue);
  const [state, pay] = usePayment({ program, refetch, leave });
  const button = useRef<HTMLButtonElement>(null);
  const failed = state === 'creation' || state === 'unexpected';
  const { basis, free } = priceAt(program, now);

  // A disabled button loses the focus.
  useEffect(() => {
    if (failed) button.current?.focus();
  }, [failed]);

  if (state === 'full' || state === 'past') {
    return (
      <div role="alert">
        <SoldOutNotice availability={state} />
      </div>
    );
  }
  return (
    <div className="sheet">
      <div>
        <Price program={program} />
        {basis === 'promo' && program.promoDeadline && (
          <p className="small">
            {programTexts.promoUntil(formatDates(program.promoDeadline, undefined, locale))}
          </p>
        )}
      </div>
      {free && (
        <a
          className="button"
          part="button"
          href={resolve(program.languageContent[locale].detailsUrl)}
          target="_top"
        >
          {messages.calendar.learnMore}
        </a>
      )}
      {!free && !canBookHere && <BookOnStudioSite program={program} />}
      {!free && canBookHere && (
        <>
          <ActionButton type="button" ref={button} busy={state === 'loading'} onClick={pay}>
            {state === 'loading' ? payment.loading : payment.pay}
          </ActionButton>
          {failed && (
            <p className="alert" role="alert">
              {state === 'creation' ? payment.creationFailed : payment.unexpected}
            </p>
          )}
          {state === 'unexpected' && isExternal ? (
            <BookOnStudioSite program={program} />
          ) : (
            <p className="small">{payment.where}</p>
          )}
        </>
      )}
    </div>
  );
}
