import { CreatePaymentRequest, SendRegistrationRequest, VerifyPaymentRequest } from './requests.ts';

const registration = {
  firstName: 'Anne',
  lastName: 'Le Goff',
  email: 'anne@example.org',
  phone: '06 39 98 01 42',
  eventTitle: 'Découverte d’Isha Kriya',
};

/** The fields that `request` is refused for. */
const faults = (overrides: object) =>
  SendRegistrationRequest.safeParse({ ...registration, ...overrides }).error?.issues.map(
    ({ path }) => path[0],
  ) ?? [];

test('a registration needs no more than the specification’s fields', () => {
  expect(SendRegistrationRequest.parse(registration)).toMatchObject({ language: 'fr', whatsappGroup: false });
});

test.each([
  ['an empty first name', { firstName: '  ' }, 'firstName'],
  ['a last name of 101 characters', { lastName: 'x'.repeat(101) }, 'lastName'],
  ['an address without dot in its domain', { email: 'anne@localhost' }, 'email'],
  ['an address with a second line', { email: 'anne@example.org\nBcc: all@example.org' }, 'email'],
  ['a name with a line break', { firstName: 'Anne\r\nBcc: x@example.org' }, 'firstName'],
  ['a missing phone', { phone: undefined }, 'phone'],
  ['a phone of 41 characters', { phone: '0'.repeat(41) }, 'phone'],
  ['a language the studio does not speak', { language: 'de' }, 'language'],
])('%s is refused by its field', (_name, overrides, field) => {
  expect(faults(overrides)).toEqual([field]);
});

test.each(['a.b+c@sub.example.org', 'o’neil@example.org'])(
  '%s is judged as the browser judges it',
  (email) => {
    expect(faults({ email })).toEqual(email.includes('’') ? ['email'] : []);
  },
);

test('a session id must look like one of Stripe’s', () => {
  const request = { programType: 'surya_kriya', location: 'Rennes' };
  expect(VerifyPaymentRequest.safeParse({ ...request, sessionId: 'cs_test_a1B2' }).success).toBe(true);
  expect(VerifyPaymentRequest.safeParse({ ...request, sessionId: '../v1/refunds' }).success).toBe(false);
});

test('a payment request may leave promoPrice out or null', () => {
  const request = {
    programId: 'yoga-equilibrium-rennes',
    programType: 'yoga_equilibrium',
    location: 'Rennes',
    price: 60,
    programTitle: 'Yoga for Balance',
    language: 'en',
  };
  expect(CreatePaymentRequest.safeParse(request).success).toBe(true);
  expect(CreatePaymentRequest.safeParse({ ...request, promoPrice: null }).success).toBe(true);
  expect(CreatePaymentRequest.safeParse({ ...request, price: -1 }).success).toBe(false);
});
