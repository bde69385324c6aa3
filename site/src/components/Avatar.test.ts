import { getInitials } from './Avatar.tsx';

test.each([
  ['Your teacher', 'YT'],
  ['Votre enseignante', 'VE'],
  ['Surya', 'S'],
  ['Anne-Marie de la Tour', 'AT'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(getInitials(name)).toBe(initials);
});
