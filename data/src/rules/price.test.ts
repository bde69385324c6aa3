import { aProgram, parisSummer } from '../testing.ts';
import { formatPrice, priceAt, toCents } from './price.ts';

const { promoPrice: _, promoDeadline: __, ...fullPriceOnly } = aProgram();

test.each([
  ['the reduced price before its deadline', aProgram(), parisSummer('2025-06-01'), 25000, 23000, true],
  [
    'the reduced price until the last minute of its day',
    aProgram(),
    parisSummer('2025-06-22', '23:59'),
    25000,
    23000,
    true,
  ],
  [
    'the full price from midnight in Paris on',
    aProgram(),
    parisSummer('2025-06-23', '00:00'),
    25000,
    25000,
    false,
  ],
  ['the full price where there is no other', fullPriceOnly, parisSummer('2025-06-01'), 25000, 25000, false],
  [
    'no promotion where the reduced price is the full one',
    aProgram({ promoPrice: 250 }),
    parisSummer('2025-06-01'),
    25000,
    25000,
    false,
  ],
])('charges %s', (_name, program, now, full, charged, promo) => {
  expect(priceAt(program, now)).toEqual({ full, charged, basis: promo ? 'promo' : 'full', free: false });
});

test('a reduced price without deadline has no end', () => {
  const program = { price: 250, promoPrice: 230 };
  expect(priceAt(program, parisSummer('2031-08-01')).charged).toBe(23000);
});

test('a price of 0 is free', () => {
  expect(priceAt({ price: 0 }, parisSummer('2025-06-01'))).toEqual({
    full: 0,
    charged: 0,
    basis: 'full',
    free: true,
  });
});

test('cents come out whole from euros that binary fractions cannot hold', () => {
  expect([19.99, 0.29, 64.1].map(toCents)).toEqual([1999, 29, 6410]);
});

test.each([
  ['fr', 23000, '230 €'],
  ['en', 23000, '€230'],
  ['es', 23000, '230 €'],
  ['fr', 1950, '19,50 €'],
  ['en', 1950, '€19.50'],
] as const)('in %s %i cents read %s', (locale, cents, text) => {
  expect(formatPrice(cents, locale).replace(/\s/g, ' ')).toBe(text);
});
