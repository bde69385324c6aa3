import { type CreatePaymentResponse, type Locale, locales } from '@surya/data';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Api, CallFailure } from '../api.ts';
import { aCatalogue, sample, titled } from '../testing/builders.ts';
import { anApi, deferred, show, texts } from '../testing/show.tsx';
import { Payment, PaymentPanel } from './Payment.tsx';

const kriya = titled('Kriya', { price: 250, promoPrice: 230, promoDeadline: '2025-06-22' });
const page = { url: 'https://pay.example/session' };

function payment(createPayment: Api['createPayment'] = async () => page, locale: Locale = 'en') {
  const partner = 'studio-lumen';
  const api = { ...anApi(), createPayment: jest.fn(createPayment) };
  const leave = jest.fn();
  const catalogue = { ...aCatalogue(kriya), partners: [partner] };
  const shown = show(
    <PaymentPanel program={kriya} catalogue={catalogue} refetch={jest.fn()} leave={leave} />,
    { api, locale, partner },
  );
  const attempts = () => api.createPayment.mock.calls.map(([request]) => request.attempt);
  return { ...shown, api, leave, attempts };
}

const button = () => screen.getByRole('button');
const press = () => userEvent.click(button());

/** The visitor comes back by the back button to a page the browser kept. */
function comeBack(persisted = true) {
  act(() => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  });
}

afterEach(() => {
  jest.useRealTimers();
});

test('price, full price struck out and the last day of the reduction are shown', () => {
  payment();
  expect(screen.getByText(/€230/)).toBeVisible();
  expect(screen.getByText('€250').closest('s')).toBeVisible();
  expect(screen.getByText('Reduced price until June 22, 2025')).toBeVisible();
});

test('one press leads to the card provider', async () => {
  const { api, leave } = payment();
  await press();
  expect(api.createPayment).toHaveBeenCalledWith(
    expect.objectContaining({ programId: 'kriya', price: 250, promoPrice: 230, language: 'en' }),
  );
  expect(leave).toHaveBeenCalledWith('https://pay.example/session');
});

test('the page is told before anything is sent', async () => {
  const { host, api } = payment();
  const heard = jest.fn(() => expect(api.createPayment).not.toHaveBeenCalled());
  host.addEventListener('surya:checkout-initiated', heard as unknown as EventListener);
  await press();
  expect(heard).toHaveBeenCalledWith(
    expect.objectContaining({
      detail: {
        content_name: 'Kriya',
        content_category: 'Yoga Program',
        value: 230,
        currency: 'EUR',
        location: 'Rennes',
      },
    }),
  );
});

test.each([
  ['fr', 'Chargement...'],
  ['en', 'Loading...'],
  ['es', 'Cargando...'],
] as const)('in %s the button says "%s" and is off until the page is left', async (locale, label) => {
  const { promise, resolve } = deferred<CreatePaymentResponse>();
  const { api } = payment(() => promise, locale);
  await press();
  expect(button()).toHaveTextContent(label);
  expect(button()).toBeDisabled();
  await press();
  expect(api.createPayment).toHaveBeenCalledTimes(1);
  await act(async () => resolve(page));
  expect(button()).toBeDisabled();
});

test('two presses in one go make one payment', async () => {
  const { api } = payment();
  await act(async () => {
    button().click();
    button().click();
  });
  expect(api.createPayment).toHaveBeenCalledTimes(1);
});

describe.each(locales)('in %s', (locale) => {
  const { creationFailed, unexpected } = texts[locale].forms.payment;

  test.each([
    ['the server refuses', new CallFailure('catalogue_mismatch'), creationFailed],
    ['the card provider does not answer', new CallFailure('provider_unavailable'), creationFailed],
    ['the network is gone', new CallFailure('network'), unexpected],
    ['the answer comes too late', new CallFailure('timeout'), unexpected],
    ['something else goes wrong', new Error('oops'), unexpected],
  ])('where %s it is told beside the button, which works again', async (_, failure, message) => {
    const { leave } = payment(() => Promise.reject(failure), locale);
    await press();
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(button()).toBeEnabled();
    expect(button()).toHaveFocus();
    expect(leave).not.toHaveBeenCalled();
  });

  test('an answer without an address is an error of creation', async () => {
    payment(async () => ({ url: '' }), locale);
    await press();
    expect(screen.getByRole('alert')).toHaveTextContent(creationFailed);
  });
});

test('trying again after a failure is the same attempt, and the message goes meanwhile', async () => {
  const { promise, resolve } = deferred<CreatePaymentResponse>();
  const calls = [Promise.reject(new CallFailure('timeout')), promise];
  const { attempts } = payment(() => calls.shift() ?? promise);
  await press();
  await press();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(attempts()[1]).toBe(attempts()[0]);
  await act(async () => resolve(page));
});

test('a visitor who comes back finds the button working, for another attempt', async () => {
  const { attempts } = payment();
  await press();
  expect(button()).toBeDisabled();
  comeBack();
  expect(button()).toBeEnabled();
  expect(button()).toHaveTextContent('Register and pay');
  await press();
  expect(attempts()).toHaveLength(2);
  expect(attempts()[1]).not.toBe(attempts()[0]);
});

test('the first showing of the page changes nothing', async () => {
  payment();
  await press();
  comeBack(false);
  expect(button()).toBeDisabled();
});

test('where the page is not left after all the button works again, for the same attempt', async () => {
  jest.useFakeTimers();
  const { attempts } = payment();
  await act(async () => button().click());
  expect(button()).toBeDisabled();
  act(() => {
    jest.advanceTimersByTime(10_000);
  });
  expect(button()).toBeEnabled();
  await act(async () => button().click());
  expect(attempts()[1]).toBe(attempts()[0]);
});

test.each([
  ['program_full', 'Full'],
  ['program_over', 'Past'],
] as const)(
  'what was sold out or over meanwhile (%s) is said in the place of the button',
  async (code, title) => {
    payment(() => Promise.reject(new CallFailure(code)));
    await press();
    expect(screen.getByRole('alert')).toHaveTextContent(title);
    expect(screen.queryByRole('button')).toBeNull();
  },
);

test.each([
  ['kriya-angers', 'Full'],
  ['gone', texts.en.messages.common.unknownProgram],
])('%s cannot be paid', (program, said) => {
  show(<Payment attributes={{ program }} catalogue={sample} />);
  expect(screen.getByText(said)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a program that is over cannot be paid', () => {
  show(<Payment attributes={{ program: 'balance' }} catalogue={sample} />, {
    now: new Date('2025-07-06T12:00:00+02:00'),
  });
  expect(screen.getByText('Past')).toBeVisible();
});

const organizer = 'https://studio.example/en-details/kriya';

test.each([
  ['names no partner', {}, organizer],
  ['names one we do not know', { partner: 'studio-umbra' }, `${organizer}?partner=studio-umbra`],
])('a page that %s leads to the studio’s own page to pay', (_, attributes, address) => {
  const catalogue = { ...aCatalogue(kriya), partners: ['studio-lumen'] };
  show(<Payment attributes={{ program: 'kriya', ...attributes }} catalogue={catalogue} />);
  expect(screen.getByText(/€230/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'Continue on the organizer’s site' })).toHaveAttribute(
    'href',
    address,
  );
});

test('where the server cannot be reached from a partner’s page its own page is offered too', async () => {
  payment(() => Promise.reject(new CallFailure('network')));
  await press();
  expect(button()).toBeEnabled();
  expect(screen.getByRole('link')).toHaveAttribute('href', `${organizer}?partner=studio-lumen`);
});

test('what the server refuses is no reason to go elsewhere', async () => {
  payment(() => Promise.reject(new CallFailure('provider_unavailable')));
  await press();
  expect(screen.queryByRole('link')).toBeNull();
});

test('a free program leads to its registration', () => {
  show(<Payment attributes={{ program: 'isha' }} catalogue={sample} />);
  expect(screen.getByText('Free')).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://studio.example/en-details/isha');
});

test('a price that is not today’s any more is refused, and the new one is shown', async () => {
  const dearer = { ...kriya, promoPrice: 240 };
  const catalogue = jest.fn(async () => aCatalogue(dearer));
  const createPayment = () => Promise.reject(new CallFailure('catalogue_mismatch'));
  show(<Payment attributes={{ program: 'kriya' }} catalogue={aCatalogue(kriya)} />, {
    api: anApi({ catalogue, createPayment }),
  });
  await press();
  expect(catalogue).toHaveBeenCalledWith(true);
  expect(screen.getByRole('alert')).toHaveTextContent('Payment creation error. Please try again.');
  expect(screen.getByText(/€240/)).toBeVisible();
});
