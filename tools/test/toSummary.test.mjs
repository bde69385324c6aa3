import { toSummary } from './toSummary.mjs';

test('the summary lists the time of each step and ends with the sums', () => {
  const { lines, failed } = toSummary([
    { title: 'Types', seconds: 12.4, passed: 1, failed: 0 },
    { title: 'Unit tests', seconds: 100, passed: 40, failed: 2 },
  ]);
  expect(lines).toEqual([
    'Types         12 s     1 passed',
    'Unit tests   100 s    40 passed   2 failed',
    '',
    '41 passed, 2 failed',
  ]);
  expect(failed).toBe(2);
});
