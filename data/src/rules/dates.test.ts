import { formatDates, formatShortDate, formatTimeRange } from './dates.ts';

test.each([
  ['fr', '2025-07-05', undefined, '5 juillet 2025'],
  ['en', '2025-07-05', undefined, 'July 5, 2025'],
  ['es', '2025-07-05', undefined, '5 de julio de 2025'],
  ['fr', '2025-06-01', undefined, '1er juin 2025'],
  ['fr', '2025-07-05', '2025-07-05', '5 juillet 2025'],
  ['fr', '2025-07-05', '2025-07-06', '5 & 6 juillet 2025'],
  ['en', '2025-07-05', '2025-07-06', 'July 5 & 6, 2025'],
  ['es', '2025-07-05', '2025-07-06', '5 y 6 de julio de 2025'],
  ['fr', '2025-06-28', '2025-07-02', '28 juin 2025 au 2 juillet 2025'],
  ['en', '2025-06-28', '2025-07-02', 'June 28, 2025 to July 2, 2025'],
  ['es', '2025-06-28', '2025-07-02', '28 de junio de 2025 al 2 de julio de 2025'],
  ['en', '2025-07-05', '2026-07-06', 'July 5, 2025 to July 6, 2026'],
] as const)('%s writes %s to %s as "%s"', (locale, start, end, text) => {
  expect(formatDates(start, end, locale)).toBe(text);
});

test.each([
  ['fr', '5 juil. 2025'],
  ['en', 'Jul 5, 2025'],
  ['es', '5 jul 2025'],
] as const)('%s abbreviates a chosen day to "%s"', (locale, text) => {
  expect(formatShortDate('2025-07-05', locale)).toBe(text);
});

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
