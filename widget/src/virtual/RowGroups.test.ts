import { RowGroups } from './RowGroups.ts';

function measuredGroups() {
  const groups = new RowGroups(100);
  groups.setHeights(0, [500, 700]);
  return groups;
}

test('a group that was not in the page is as high as the average of those first measured', () => {
  const groups = measuredGroups();
  expect(groups.getHeight(0, 2)).toBe(1200);
  expect(groups.getHeight(2, 3)).toBe(600);
  expect(groups.getHeight(0, 100)).toBe(60_000);
});

test('what is measured later leaves the groups not seen yet where they are', () => {
  const groups = measuredGroups();
  groups.setHeights(50, [900]);
  expect(groups.getHeight(50, 51)).toBe(900);
  expect(groups.getHeight(51, 52)).toBe(600);
});

test.each([
  ['at the top', 0, 900, { first: 0, end: 2 }],
  ['in the middle', 6000, 7300, { first: 10, end: 13 }],
  ['up to the edge of a group and no further', 600, 1200, { first: 1, end: 2 }],
  ['at the end', 59_900, 70_000, { first: 99, end: 100 }],
  ['past the end', 90_000, 91_000, { first: 99, end: 100 }],
  ['before the list', -5000, -4000, { first: 0, end: 1 }],
])('the groups in view are known %s', (_, from, to, groups) => {
  expect(measuredGroups().getRange(from, to)).toEqual(groups);
});

test('after a change of width all heights are measured again', () => {
  const groups = measuredGroups();
  groups.clear();
  groups.setHeights(10, [1000]);
  expect(groups.getHeight(0, 3)).toBe(3000);
});

test('a list that is not laid out has no height, and all its groups stand in one place', () => {
  const groups = new RowGroups(3);
  groups.setHeights(0, [0, 0]);
  expect(groups.getHeight(0, 3)).toBe(0);
  expect(groups.getRange(0, 0)).toEqual({ first: 2, end: 3 });
});
