import { aProgram } from '../testing.ts';
import {
  type CalendarFilter,
  getListedTypes,
  noFilter,
  orderedRange,
  parsePractice,
  selectPrograms,
  sortPrograms,
} from './calendarFilter.ts';

const practices = [{ type: 'flow' }, { type: 'rest' }, { type: 'review', alsoListedUnder: ['rest'] }];
const programs = practices.map(({ type }) => aProgram({ id: type, type }));
const ids = (found: { id: string }[]) => found.map(({ id }) => id);
const select = (filter: CalendarFilter, among = programs) => selectPrograms(among, filter, practices);

test('all selects every program', () => {
  expect(select(noFilter)).toHaveLength(practices.length);
});

test.each([
  ['flow', ['flow']],
  ['rest', ['rest', 'review']],
  ['review', ['review']],
])('%s selects the programs of its type and those also listed under it', (practice, expected) => {
  expect(ids(select({ practice }))).toEqual(expected);
  expect(getListedTypes(practice, practices)).toEqual(expected);
});

test.each(['', 'toString', 'Flow', 'all', null, undefined])('%p names no practice: all', (key) => {
  expect(parsePractice(key, practices)).toBe('all');
});

test('a known key names its practice', () => {
  expect(parsePractice('review', practices)).toBe('review');
});

test('a location must be equal letter by letter', () => {
  const cities = [
    aProgram({ id: 'a' }),
    aProgram({ id: 'b', location: 'Angers' }),
    aProgram({ id: 'c', location: 'Rennes Sud' }),
  ];
  expect(ids(select({ practice: 'all', location: 'Rennes' }, cities))).toEqual(['a']);
});

describe('a date range', () => {
  const program = aProgram({ startDate: '2025-07-05', endDate: '2025-07-06' });
  const { endDate: _, ...oneDay } = program;

  test.each([
    ['shows a program that ends on its first day', program, '2025-07-06', '2025-07-20', true],
    ['hides a program that ends before it', program, '2025-07-07', '2025-07-20', false],
    ['shows a program that starts on its last day', program, '2025-06-01', '2025-07-05', true],
    ['hides a program that starts after it', program, '2025-06-01', '2025-07-04', false],
    [
      'shows a program that spans it',
      aProgram({ startDate: '2025-06-01', endDate: '2025-08-01' }),
      '2025-07-01',
      '2025-07-02',
      true,
    ],
    ['takes a program without end date as one day', oneDay, '2025-07-06', '2025-07-20', false],
    ['does nothing without its end', program, '2026-01-01', undefined, true],
    ['does nothing without its start', program, undefined, '2024-01-01', true],
  ])('%s', (_name, candidate, from, to, shown) => {
    expect(select({ practice: 'all', from, to }, [candidate])).toHaveLength(shown ? 1 : 0);
  });
});

test('programs are sorted by start date, those of one day in the order of the catalogue', () => {
  const unsorted = [
    aProgram({ id: 'c', startDate: '2025-07-12' }),
    aProgram({ id: 'a', startDate: '2025-07-05' }),
    aProgram({ id: 'b', startDate: '2025-07-05' }),
  ];
  expect(ids(sortPrograms(unsorted))).toEqual(['a', 'b', 'c']);
});

test('a second day before the first is swapped with it', () => {
  expect(orderedRange('2025-07-06', '2025-07-05')).toEqual({ from: '2025-07-05', to: '2025-07-06' });
  expect(orderedRange('2025-07-05', '2025-07-06')).toEqual({ from: '2025-07-05', to: '2025-07-06' });
});
