import { type Locale, locales, type VerifyPaymentResponse } from '@surya/data';
import { act, screen, waitFor } from '@testing-library/react';
import { type Api, CallFailure, type FailureCode } from '../api.ts';
import { aCatalogue, titled } from '../testing/builders.ts';
import { anApi, deferred, show, texts } from '../testing/show.tsx';
import { PaymentResult, VerifiedPayment } from './PaymentResult.tsx';

const kriya = titled('Kriya', { price: 250, promoPrice: 230 });
const answer: VerifyPaymentResponse = { data: { programId: 'kriya', amount: 23_000, currency: 'eur' } };

let sessions = 0;

/** A session that no other test has paid. */
function aSession(): string {
  sessions += 1;
  return `cs_test_${sessions}`;
}

function result(
  verifyPayment: Api['verifyPayment'],
  { locale = 'en', sessionId = aSession() }: { locale?: Locale; sessionId?: string } = {},
) {
  const waited: number[] = [];
  const api = { ...anApi(), verifyPayment: jest.fn(verifyPayment) };
  const heard = jest.fn();
  document.body.addEventListener('surya:purchase', heard);
  const shown = show(
    <VerifiedPayment
      returnUrl={{ sessionId, programId: 'kriya', amount: undefined }}
      sessionId={sessionId}
      program={kriya}
      wait={async (milliseconds) => {
        waited.push(milliseconds);
      }}
    />,
    { api, locale },
  );
  return { ...shown, api, waited, heard, sessionId };
}

const failing = (...codes: FailureCode[]): Api['verifyPayment'] => {
  const left = [...codes];
  return async () => {
    const code = left.shift();
    if (code) throw new CallFailure(code);
    return answer;
  };
};

const status = () => screen.getByRole('status');

beforeEach(() => {
  history.replaceState(null, '', '/');
});

test('while it is being checked it says so, then that the place is booked', async () => {
  const { promise, resolve } = deferred<VerifyPaymentResponse>();
  const { api } = result(() => promise);
  expect(status()).toHaveTextContent(texts.en.forms.result.adding);
  expect(status()).toHaveAttribute('aria-busy', 'true');
  await act(async () => resolve(answer));
  expect(status()).toHaveTextContent('Thank you, your payment is confirmed');
  expect(status()).toHaveTextContent('Kriya, Rennes, July 5 & 6, 2025');
  expect(status()).toHaveTextContent('€230');
  expect(api.verifyPayment).toHaveBeenCalledWith({
    sessionId: expect.stringMatching(/^cs_test_/),
    programType: 'surya_kriya',
    location: 'Rennes',
  });
});

test.each(locales)(
  'in %s a failure says that the information comes by e-mail all the same',
  async (locale) => {
    const { heard } = result(failing('provider_error'), { locale });
    await act(async () => undefined);
    expect(status()).toHaveTextContent(texts[locale].forms.result.failed);
    expect(status()).toHaveAttribute('data-state', 'failed');
    expect(heard).not.toHaveBeenCalled();
  },
);

test('a payment that is still being confirmed is asked about again, a little later each time', async () => {
  const { waited } = result(failing('payment_incomplete', 'provider_unavailable'));
  await screen.findByText('Thank you, your payment is confirmed');
  expect(waited).toEqual([1_000, 2_000]);
});

test('a few tries, then it says what stands', async () => {
  const { api } = result(failing(...Array<FailureCode>(9).fill('payment_incomplete')));
  await screen.findByText(texts.en.forms.result.pending);
  expect(api.verifyPayment).toHaveBeenCalledTimes(5);
});

test('an unknown session is no payment', async () => {
  result(failing('unknown_session'));
  await screen.findByText(texts.en.forms.result.noneTitle);
});

test('the purchase is told once: not again when shown again, nor after a reload', async () => {
  const { heard, sessionId, unmount } = result(failing());
  await screen.findByText('Thank you, your payment is confirmed');
  await waitFor(() => expect(heard).toHaveBeenCalled());
  expect(heard.mock.calls.map(([event]) => event.detail)).toEqual([
    { content_name: 'Kriya', value: 230, currency: 'EUR', transaction_id: sessionId },
  ]);
  unmount();
  const again = result(failing(), { sessionId });
  await screen.findByText('Thank you, your payment is confirmed');
  expect(again.heard).not.toHaveBeenCalled();
  expect(history.state).toEqual({ suryaPurchase: sessionId });
});

test('an address without session, or with an unknown program, shows no payment', () => {
  show(<PaymentResult attributes={{}} catalogue={aCatalogue(kriya)} />);
  expect(status()).toHaveTextContent(texts.en.forms.result.noneTitle);
  document.body.replaceChildren();
  history.replaceState(null, '', '/?session_id=cs_test_x&program_id=gone');
  show(<PaymentResult attributes={{}} catalogue={aCatalogue(kriya)} />);
  expect(status()).toHaveTextContent(texts.en.forms.result.noneTitle);
});

test('the address leads to the check of its payment', async () => {
  history.replaceState(null, '', `/?session_id=${aSession()}&program_id=kriya&amount=230&program=Kriya`);
  const verifyPayment = jest.fn(async () => answer);
  show(<PaymentResult attributes={{}} />, {
    api: anApi({ verifyPayment, catalogue: async () => aCatalogue(kriya) }),
  });
  expect(status()).toHaveTextContent(texts.en.forms.result.checking);
  await screen.findByText('Thank you, your payment is confirmed');
  expect(verifyPayment).toHaveBeenCalledTimes(1);
});
