import { withheldOf } from './invoice';
import { quartersOf } from './withholding';

const months = Array.from({ length: 12 }, (_, i) => ({
  month: `2026-${String(i + 1).padStart(2, '0')}`,
  withheld: 0,
  taxed: 0,
}));

test('three months are a quarter, and what was remitted is before tax', () => {
  const sums = months.map((one, i) => (i < 4 ? { ...one, withheld: 50, taxed: 10_000 } : one));
  expect(quartersOf(sums)).toEqual([
    { quarter: 1, from: '2026-01', to: '2026-03', remitted: 30_000, withheld: 150 },
    { quarter: 2, from: '2026-04', to: '2026-06', remitted: 10_000, withheld: 50 },
    { quarter: 3, from: '2026-07', to: '2026-09', remitted: 0, withheld: 0 },
    { quarter: 4, from: '2026-10', to: '2026-12', remitted: 0, withheld: 0 },
  ]);
});

test('a correction is taken off the quarter in which it was made', () => {
  const sums = months.map((one, i) => (i === 9 ? { ...one, withheld: -50, taxed: -10_000 } : one));
  expect(quartersOf(sums)[3]).toMatchObject({ remitted: -10_000, withheld: -50 });
});

test('of what payouts withheld, a payment has its share to the nearest centavo', () => {
  expect(withheldOf([])).toBe(0);
  expect(withheldOf([{ share: 10_000, amount: 10_000, withheld: 50 }])).toBe(50);
  expect(
    withheldOf([
      { share: 1, amount: 3, withheld: 2 },
      { share: 2_500, amount: 10_000, withheld: 50 },
    ]),
  ).toBe(1 + 13);
});
