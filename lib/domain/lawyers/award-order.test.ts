import { arranged, movedTo } from './award-order';

test.each([
  [['a', 'b', 'c'], ['c', 'a', 'b'], 'cab'],
  [['a', 'b', 'c'], ['c'], 'cab'],
  [['a', 'b'], ['gone', 'b', 'b'], 'ba'],
  [['a', 'b'], [], 'ab'],
  [[], ['gone'], ''],
])('%j arranged as %j is %s', (current, wanted, expected) => {
  expect(arranged(current, wanted).join('')).toBe(expected);
});

test.each([
  ['a', 2, 'bca'],
  ['c', 0, 'cab'],
  ['b', 1, 'abc'],
  ['a', -1, 'abc'],
  ['b', 9, 'acb'],
  ['gone', 0, 'abc'],
])('%s moved to place %i of abc gives %s', (id, place, expected) => {
  expect(movedTo(['a', 'b', 'c'], id, place).join('')).toBe(expected);
});
