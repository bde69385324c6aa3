import { faultOf } from './rules.ts';

test.each(['ana@example.com', 'a.b+c@sub.example.co', "o'neil@example.fr", ' ana@example.com '])(
  '%s is an address',
  (text) => expect(faultOf('email', text)).toBeUndefined(),
);

test.each([
  'ana',
  'ana@example',
  '@example.com',
  'ana@',
  'ana@-a.com',
  'a b@example.com',
  'ana@example..com',
])('%s is no address', (text) => expect(faultOf('email', text)).toBe('invalid'));

test('every field is required', () => {
  for (const name of ['firstName', 'lastName', 'email', 'phone', 'city'] as const) {
    expect(faultOf(name, ' ')).toBe('required');
  }
});
