import { createAttempts } from './attempt.ts';

const purchase = { programId: 'a', price: 60 };

test('an attempt keeps its name when the same is asked for again', () => {
  const attempts = createAttempts();
  expect(attempts.nameOf(purchase)).toBe(attempts.nameOf({ ...purchase }));
});

test('another purchase, or one after the end, is another attempt', () => {
  const attempts = createAttempts();
  const first = attempts.nameOf(purchase);
  const second = attempts.nameOf({ ...purchase, price: 50 });
  attempts.end();
  const third = attempts.nameOf({ ...purchase, price: 50 });
  expect(new Set([first, second, third]).size).toBe(3);
});

test('a name is a UUID of version 4', () => {
  expect(createAttempts().nameOf(purchase)).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
});
