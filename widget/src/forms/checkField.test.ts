import { checkField } from './checkField.ts';

test.each(['ana@example.com', 'a.b+c@sub.example.co', "o'neil@example.fr", ' ana@example.com '])(
  '%s is an address',
  (text) => expect(checkField('email', text)).toBeUndefined(),
);

test.each([
  'ana',
  'ana@example',
  '@example.com',
  'ana@',
  'ana@-a.com',
  'a b@example.com',
  'ana@example..com',
])('%s is no address', (text) => expect(checkField('email', text)).toBe('invalid'));

test('every field is required', () => {
  for (const name of ['firstName', 'lastName', 'email', 'phone', 'city'] as const) {
    expect(checkField(name, ' ')).toBe('required');
  }
});
