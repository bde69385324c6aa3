import { amountShown, landingOf } from './landing.ts';

test('the return address says session, program and amount', () => {
  expect(landingOf('?session_id=cs_test_a1&program_id=kriya&amount=230&program=Kriya')).toEqual({
    sessionId: 'cs_test_a1',
    programId: 'kriya',
    amount: 23_000,
  });
  expect(landingOf('?amount=12.5').amount).toBe(1_250);
});

test.each([
  '',
  '?session_id={CHECKOUT_SESSION_ID}',
  '?session_id=cs_test_',
  '?session_id=pi_1',
  '?amount=-1',
  '?amount=lots',
])('%j says nothing', (search) => {
  expect(landingOf(search)).toMatchObject({ sessionId: undefined, amount: undefined });
});

test('the price shown is the amount of the address, else the reduced price, else the price', () => {
  const none = landingOf('');
  expect(amountShown(landingOf('?amount=100'), { price: 250, promoPrice: 230 })).toBe(10_000);
  expect(amountShown(none, { price: 250, promoPrice: 230 })).toBe(23_000);
  expect(amountShown(none, { price: 250 })).toBe(25_000);
});
