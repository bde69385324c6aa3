import { Blocks } from './blocks.ts';

function measuredBlocks() {
  const blocks = new Blocks(100);
  blocks.measured(0, [500, 700]);
  return blocks;
}

test('a block that was not in the page is as high as the average of those first measured', () => {
  const blocks = measuredBlocks();
  expect(blocks.height(0, 2)).toBe(1200);
  expect(blocks.height(2, 3)).toBe(600);
  expect(blocks.height(0, 100)).toBe(60_000);
});

test('what is measured later leaves the blocks not seen yet where they are', () => {
  const blocks = measuredBlocks();
  blocks.measured(50, [900]);
  expect(blocks.height(50, 51)).toBe(900);
  expect(blocks.height(51, 52)).toBe(600);
});

test.each([
  ['at the top', 0, 900, { first: 0, end: 2 }],
  ['in the middle', 6000, 7300, { first: 10, end: 13 }],
  ['up to the edge of a block and no further', 600, 1200, { first: 1, end: 2 }],
  ['at the end', 59_900, 70_000, { first: 99, end: 100 }],
  ['past the end', 90_000, 91_000, { first: 99, end: 100 }],
  ['before the list', -5000, -4000, { first: 0, end: 1 }],
])('the blocks in view are known %s', (_, from, to, blocks) => {
  expect(measuredBlocks().between(from, to)).toEqual(blocks);
});

test('after a change of width every height is measured anew', () => {
  const blocks = measuredBlocks();
  blocks.forget();
  blocks.measured(10, [1000]);
  expect(blocks.height(0, 3)).toBe(3000);
});

test('a list that is not laid out has no height, and all its blocks stand in one place', () => {
  const blocks = new Blocks(3);
  blocks.measured(0, [0, 0]);
  expect(blocks.height(0, 3)).toBe(0);
  expect(blocks.between(0, 0)).toEqual({ first: 2, end: 3 });
});
