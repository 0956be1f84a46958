import { tmpdir } from 'node:os';
import { headCommit, seedOf } from './commit.ts';

test('a commit gives one seed, which is a whole number that fast-check takes', () => {
  const seed = seedOf('5dfae703fa1e54218119a042c60b8cc707964521');
  expect(seed).toBe(0x5dfae70);
  expect(seedOf('ffffffffffffffffffffffffffffffffffffffff')).toBeLessThan(2 ** 31);
});

test('outside of git the seed is fixed', () => {
  expect(headCommit(tmpdir())).toBeNull();
  expect(seedOf(null)).toBe(seedOf(null));
  expect(Number.isInteger(seedOf(null))).toBe(true);
});
