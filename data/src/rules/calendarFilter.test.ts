import { type ProgramType, programTypes } from '../programTypes.ts';
import { aProgram } from '../testing.ts';
import {
  filterPrograms,
  isPracticeFilter,
  noFilter,
  orderedRange,
  practiceFilters,
} from './calendarFilter.ts';

const ids = (programs: { id: string }[]) => programs.map(({ id }) => id);
const ofType = (type: ProgramType) => aProgram({ id: type.replaceAll('_', '-'), type });
const oneOfEach = programTypes.map(ofType);

test('all shows every program', () => {
  expect(filterPrograms(oneOfEach, noFilter)).toHaveLength(programTypes.length);
});

test.each(programTypes.filter((type) => type !== 'shambhavi'))(
  '%s shows its own type and nothing else',
  (practice) => {
    expect(ids(filterPrograms(oneOfEach, { practice }))).toEqual([practice.replaceAll('_', '-')]);
  },
);

test('shambhavi shows its own type and the correction program', () => {
  expect(ids(filterPrograms(oneOfEach, { practice: 'shambhavi' }))).toEqual([
    'shambhavi',
    'surya-kriya-correction-shakti',
  ]);
});

test('a location must be equal letter by letter', () => {
  const programs = [
    aProgram({ id: 'a' }),
    aProgram({ id: 'b', location: 'Angers' }),
    aProgram({ id: 'c', location: 'Rennes Sud' }),
  ];
  expect(ids(filterPrograms(programs, { practice: 'all', location: 'Rennes' }))).toEqual(['a']);
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
    expect(filterPrograms([candidate], { practice: 'all', from, to })).toHaveLength(shown ? 1 : 0);
  });
});

test('results are sorted by start date, those of one day in the order of the catalogue', () => {
  const programs = [
    aProgram({ id: 'c', startDate: '2025-07-12' }),
    aProgram({ id: 'a', startDate: '2025-07-05' }),
    aProgram({ id: 'b', startDate: '2025-07-05' }),
  ];
  expect(ids(filterPrograms(programs, noFilter))).toEqual(['a', 'b', 'c']);
});

test('a second day before the first is swapped with it', () => {
  expect(orderedRange('2025-07-06', '2025-07-05')).toEqual({ from: '2025-07-05', to: '2025-07-06' });
  expect(orderedRange('2025-07-05', '2025-07-06')).toEqual({ from: '2025-07-05', to: '2025-07-06' });
});

test('only the known keys are practice filters', () => {
  expect(practiceFilters.every(isPracticeFilter)).toBe(true);
  expect(['', 'toString', 'Surya_Kriya', null, undefined].some(isPracticeFilter)).toBe(false);
});
