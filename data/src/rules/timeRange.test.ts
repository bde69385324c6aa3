import { formatTimeRange } from './timeRange.ts';

test.each([
  ['fr', '8h30 – 11h30', '8h30 – 11h30'],
  ['en', '8h30 – 11h30', '8:30 am – 11:30 am'],
  ['es', '8h30 – 11h30', '8:30 – 11:30'],
  ['fr', '16h – 17h15', '16h – 17h15'],
  ['en', '16h – 17h15', '4 pm – 5:15 pm'],
  ['es', '16h – 17h15', '16:00 – 17:15'],
  ['en', '9h30 – 13h', '9:30 am – 1 pm'],
  ['en', '0h – 12h', '12 am – 12 pm'],
] as const)('%s writes the times %s as "%s"', (locale, range, text) => {
  expect(formatTimeRange(range, locale)).toBe(text);
});
