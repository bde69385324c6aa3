import { validateHosting } from './hostingSchema.mjs';

const schema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    hosting: {
      anyOf: [
        { type: 'object', additionalProperties: false, properties: { cleanUrls: { type: 'boolean' } } },
        { type: 'array' },
      ],
    },
  },
};

test('a configuration that fits has no faults', () => {
  expect(validateHosting({ hosting: { cleanUrls: true } }, schema)).toEqual([]);
});

test('a fault is named with its place, once', () => {
  expect(validateHosting({ hosting: { cleanUrl: true }, hostings: 1 }, schema)).toEqual([
    '/ must NOT have additional properties (hostings)',
    '/hosting must NOT have additional properties (cleanUrl)',
    '/hosting must be array',
  ]);
});
