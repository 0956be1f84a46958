import { withheldOf } from './invoice';
import { taxCodeOf } from './withholding';

test('the tax code changed in April 2025', () => {
  const codes = [2024, 2025, 2026].map((year) => [1, 2].map((one) => taxCodeOf(year, one)));
  expect(codes).toEqual([
    ['WI 760', 'WI 760'],
    ['WI 760', 'WI 820'],
    ['WI 820', 'WI 820'],
  ]);
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
