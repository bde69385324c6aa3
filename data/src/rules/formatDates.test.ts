import { formatDates, formatShortDate } from './formatDates.ts';

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
