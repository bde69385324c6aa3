import { formatDates, type Program, priceAt } from '@surya/data';
import { useEffect, useRef } from 'react';
import { Elsewhere, useAway, useBooksHere } from '../forms/Elsewhere.tsx';
import { useFormMessages } from '../forms/useFormMessages.ts';
import { ActionButton } from '../shared/ActionButton.tsx';
import { Closed } from '../shared/ForProgram.tsx';
import { Price } from '../shared/Price.tsx';
import { useSurroundings } from '../shared/surroundings.ts';
import { type Leave, usePayment } from './usePayment.ts';

interface PaymentDeskProps {
  program: Program;
  now: Date;
  /** The element's attribute. */
  partner: string | undefined;
  partners: readonly string[] | undefined;
  /** Fetches the programs anew, where their price was refused as out of date. */
  renew: () => void;
  leave?: Leave;
}

/** Out of a frame too, as site builders put pasted code into one: the card provider's page refuses frames. */
const leavePage: Leave = (url) => void open(url, '_top');

/** Price and button of a program that can be booked; a free one leads to its registration. */
export function PaymentDesk({ program, now, renew, leave = leavePage, ...rest }: PaymentDeskProps) {
  const { locale, messages, resolve, partnerOf } = useSurroundings();
  const { payment, program: programTexts } = useFormMessages();
  const partner = partnerOf(rest.partner);
  const away = useAway();
  const here = useBooksHere(rest.partners, rest.partner);
  const [state, pay] = usePayment({ program, now, partner, renew, leave });
  const button = useRef<HTMLButtonElement>(null);
  const failed = state === 'creation' || state === 'unexpected';
  const { basis, free } = priceAt(program, now);

  // A button that was off has lost the focus; whoever pressed it is still there.
  useEffect(() => {
    if (failed) button.current?.focus();
  }, [failed]);

  if (state === 'full' || state === 'past') {
    return (
      <div role="alert">
        <Closed availability={state} />
      </div>
    );
  }
  return (
    <div className="sheet">
      <div>
        <Price program={program} now={now} />
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
      {!free && !here && <Elsewhere program={program} partner={rest.partner} />}
      {!free && here && (
        <>
          <ActionButton type="button" ref={button} busy={state === 'loading'} onClick={pay}>
            {state === 'loading' ? payment.loading : payment.pay}
          </ActionButton>
          {failed && (
            <p className="alert" role="alert">
              {state === 'creation' ? payment.creationFailed : payment.unexpected}
            </p>
          )}
          {state === 'unexpected' && away ? (
            <Elsewhere program={program} partner={rest.partner} />
          ) : (
            <p className="small">{payment.where}</p>
          )}
        </>
      )}
    </div>
  );
}
