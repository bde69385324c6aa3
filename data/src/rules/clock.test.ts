import { parisInstant, parisTime } from './clock.ts';

test.each([
  ['2025-06-22T21:59:00Z', '2025-06-22', 1439],
  ['2025-06-22T22:00:00Z', '2025-06-23', 0],
  ['2025-12-31T23:00:00Z', '2026-01-01', 0],
  ['2025-03-30T01:00:00Z', '2025-03-30', 180],
])('at %s Paris shows %s, minute %i', (instant, day, minutes) => {
  expect(parisTime(new Date(instant))).toEqual({ day, minutes });
});

test.each([
  ['in summer', '2025-07-05', 510, '2025-07-05T06:30:00.000Z'],
  ['in winter', '2025-01-05', 510, '2025-01-05T07:30:00.000Z'],
  ['on the night that has 2:30 twice, the first of them', '2025-10-26', 150, '2025-10-26T00:30:00.000Z'],
  ['on the night that has no 2:30, an hour later', '2025-03-30', 150, '2025-03-30T01:30:00.000Z'],
  ['at midnight', '2025-07-05', 0, '2025-07-04T22:00:00.000Z'],
])('finds the instant of a Paris time %s', (_name, day, minutes, instant) => {
  expect(parisInstant(day, minutes).toISOString()).toBe(instant);
});
