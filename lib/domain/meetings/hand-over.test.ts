import { refusalToName } from './hand-over';

const listed = new Set(['ana', 'ben', 'cora', 'dina', 'own']);

test.each([
  [[], null],
  [['ana'], null],
  [['ana', 'ben', 'cora'], null],
  [['ana', 'ben', 'cora', 'dina'], 'many'],
  [['ana', 'own'], 'self'],
  [['ana', 'ana'], 'twice'],
  [['ana', 'hidden'], 'not_listed'],
] as const)('naming %j is refused as %p', (named, refusal) => {
  expect(refusalToName('own', named, listed)).toBe(refusal);
});
