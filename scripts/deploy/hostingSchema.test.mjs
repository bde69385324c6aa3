import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faultsOf } from './hostingSchema.mjs';

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
  assert.deepEqual(faultsOf({ hosting: { cleanUrls: true } }, schema), []);
});

test('a fault is named with its place, once', () => {
  assert.deepEqual(faultsOf({ hosting: { cleanUrl: true }, hostings: 1 }, schema), [
    '/ must NOT have additional properties (hostings)',
    '/hosting must NOT have additional properties (cleanUrl)',
    '/hosting must be array',
  ]);
});
