import { splitName } from './splitName.ts';

test.each([
  ['Camille Martin', 'Camille', 'Martin'],
  ['Ana García López', 'Ana', 'García López'],
  ['Madonna', 'Madonna', undefined],
  ['', undefined, undefined],
  [undefined, undefined, undefined],
])('splits %p into first and last name', (full, firstName, lastName) => {
  expect(splitName(full)).toEqual({ firstName, lastName });
});
