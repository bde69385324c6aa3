import { createIdempotencyKeys } from './idempotencyKeys.ts';

const request = { programId: 'a', price: 60 };

test('a repeated request keeps its key', () => {
  const keys = createIdempotencyKeys();
  expect(keys.get(request)).toBe(keys.get({ ...request }));
});

test('another request, or one after a reset, has another key', () => {
  const keys = createIdempotencyKeys();
  const first = keys.get(request);
  const second = keys.get({ ...request, price: 50 });
  keys.reset();
  const third = keys.get({ ...request, price: 50 });
  expect(new Set([first, second, third]).size).toBe(3);
});

test('a key is a UUID of version 4', () => {
  expect(createIdempotencyKeys().get(request)).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
});
