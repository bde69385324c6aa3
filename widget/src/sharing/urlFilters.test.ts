import { noFilter } from '@surya/data';
import { sample } from '../testing/builders.ts';
import { hasFilter, parseFilter, serializeFilter } from './withUrlFilters.tsx';

const read = (search: string) => parseFilter(search, sample);

test('an address holds practice, location and both ends of a range', () => {
  expect(read('?practice=isha_kriya&location=Angers&from=2025-06-01&to=2025-06-30')).toEqual({
    practice: 'isha_kriya',
    location: 'Angers',
    from: '2025-06-01',
    to: '2025-06-30',
  });
});

test('the ends of a range are put in order', () => {
  expect(read('?from=2025-06-30&to=2025-06-01')).toMatchObject({ from: '2025-06-01', to: '2025-06-30' });
});

test.each([
  '?practice=zumba',
  '?location=Paris',
  '?from=2025-06-01',
  '?from=yesterday&to=2025-06-01',
  '?from=2025-02-31x&to=2025-13-01',
])('%s counts as nothing chosen', (search) => {
  expect(read(search)).toEqual(noFilter);
});

test('what is chosen goes into the address; everything else in it stays', () => {
  expect(serializeFilter({ practice: 'shambhavi', location: 'Angers' }, '?utm=mail')).toBe(
    '?utm=mail&practice=shambhavi&location=Angers',
  );
  expect(serializeFilter(noFilter, '?practice=isha_kriya&utm=mail&from=2025-06-01&to=2025-06-02')).toBe(
    '?utm=mail',
  );
  expect(serializeFilter(noFilter, '')).toBe('');
});

test('an address chooses or does not', () => {
  expect(hasFilter('?utm=mail')).toBe(false);
  expect(hasFilter('?location=Angers')).toBe(true);
});
