import { studioTimeZone, toInstant, toParisTime } from './parisTime.ts';

test.each([
  ['2025-06-22T21:59:00Z', '2025-06-22', 1439],
  ['2025-06-22T22:00:00Z', '2025-06-23', 0],
  ['2025-12-31T23:00:00Z', '2026-01-01', 0],
  ['2025-03-30T01:00:00Z', '2025-03-30', 180],
])('at %s Paris shows %s, minute %i', (instant, day, minutes) => {
  expect(toParisTime(new Date(instant))).toEqual({ day, minutes });
});

test.each([
  ['in summer', '2025-07-05', 510, '2025-07-05T06:30:00.000Z'],
  ['in winter', '2025-01-05', 510, '2025-01-05T07:30:00.000Z'],
  ['on the night that has 2:30 twice, the first of them', '2025-10-26', 150, '2025-10-26T00:30:00.000Z'],
  ['on the night that has no 2:30, an hour later', '2025-03-30', 150, '2025-03-30T01:30:00.000Z'],
  ['at midnight', '2025-07-05', 0, '2025-07-04T22:00:00.000Z'],
])('finds the instant of a Paris time %s', (_name, day, minutes, instant) => {
  expect(toInstant(day, minutes).toISOString()).toBe(instant);
});

test('is the clock that the time zone database has, through every change of clocks', () => {
  const shown = new Intl.DateTimeFormat('sv-SE', {
    timeZone: studioTimeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const minute = 60_000;
  const changes = Array.from({ length: 2037 - 2002 }, (_, year) => year + 2002).flatMap((year) => [
    ...Array.from({ length: 12 }, (_, month) => Date.UTC(year, month, 15, 22, 30)),
    // Every last week of March and October, hour by hour and at the minute before.
    ...[2, 9].flatMap((month) =>
      Array.from({ length: 8 * 24 }, (_, hour) => Date.UTC(year, month, 24, hour)).flatMap((at) => [
        at,
        at - minute,
      ]),
    ),
  ]);
  const wrong = changes.filter((at) => {
    const { day, minutes } = toParisTime(new Date(at));
    const two = (number: number) => String(number).padStart(2, '0');
    return `${day} ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}` !== shown.format(at);
  });
  expect(changes.length).toBeGreaterThan(10_000);
  expect(wrong.map((at) => new Date(at).toISOString())).toEqual([]);
});

test('an invalid date has no clock', () => {
  expect(() => toParisTime(new Date(Number.NaN))).toThrow(RangeError);
});
