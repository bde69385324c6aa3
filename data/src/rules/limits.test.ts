import * as z from 'zod';
import { emailPattern } from './limits.ts';

const standard = z
  .string()
  .regex(z.regexes.html5Email)
  .regex(/@.+\../);

test.each([
  'ana@example.com',
  'a.b+c@sub.example.co',
  "o'neil@example.fr",
  'ANA@EXAMPLE.COM',
  'ana_b@ex-ample.com',
  'ana',
  'ana@example',
  '@example.com',
  'ana@',
  'ana@-a.com',
  'ana@a-.com',
  'a b@example.com',
  'ana@example..com',
  'ana@exämple.com',
  'ana@example.com\n',
])('%j is an address exactly where the HTML standard says so and its domain has a dot', (text) => {
  expect(emailPattern.test(text)).toBe(standard.safeParse(text).success);
});
