import { getLocations } from './getLocations.ts';

test('locations are distinct and alphabetical, accents apart', () => {
  const programs = ['Rennes', 'Évreux', 'Angers', 'Rennes', 'Fougères'].map((location) => ({ location }));
  expect(getLocations(programs)).toEqual(['Angers', 'Évreux', 'Fougères', 'Rennes']);
});
