import { getDateBadge } from './getDateBadge.ts';

test.each([
  ['fr', { startDate: '2025-07-05', endDate: '2025-07-06' }, '5–6', 'juil.'],
  ['en', { startDate: '2025-07-05' }, '5', 'Jul'],
  ['es', { startDate: '2025-06-28', endDate: '2025-07-02' }, '28', 'jun'],
  ['fr', { startDate: '2025-06-01' }, '1', 'juin'],
] as const)('in %s %j is %s %s', (locale, program, days, month) => {
  expect(getDateBadge(program, locale)).toEqual({ days, month });
});
