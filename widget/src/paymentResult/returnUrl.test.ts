import { getExpectedAmount, parseReturnUrl } from './returnUrl.ts';

test('the return URL says session, program and amount', () => {
  expect(parseReturnUrl('?session_id=cs_test_a1&program_id=kriya&amount=230&program=Kriya')).toEqual({
    sessionId: 'cs_test_a1',
    programId: 'kriya',
    amount: 23_000,
  });
  expect(parseReturnUrl('?amount=12.5').amount).toBe(1_250);
});

test.each([
  '',
  '?session_id={CHECKOUT_SESSION_ID}',
  '?session_id=cs_test_',
  '?session_id=pi_1',
  '?amount=-1',
  '?amount=lots',
])('%j says nothing', (search) => {
  expect(parseReturnUrl(search)).toMatchObject({ sessionId: undefined, amount: undefined });
});

test('the price shown is the amount of the URL, else the reduced price, else the price', () => {
  const none = parseReturnUrl('');
  expect(getExpectedAmount(parseReturnUrl('?amount=100'), { price: 250, promoPrice: 230 })).toBe(10_000);
  expect(getExpectedAmount(none, { price: 250, promoPrice: 230 })).toBe(23_000);
  expect(getExpectedAmount(none, { price: 250 })).toBe(25_000);
});
