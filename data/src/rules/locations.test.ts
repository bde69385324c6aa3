import { locationsOf } from './locations.ts';

test('locations are distinct and alphabetical, accents apart', () => {
  const programs = ['Rennes', 'Évreux', 'Angers', 'Rennes', 'Fougères'].map((location) => ({ location }));
  expect(locationsOf(programs)).toEqual(['Angers', 'Évreux', 'Fougères', 'Rennes']);
});
