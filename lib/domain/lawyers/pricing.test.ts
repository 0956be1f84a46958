import fc from 'fast-check';
import { MAX_PRICE, MIN_PRICE, quote, usualPrices } from './pricing';

const PRICES = { 30: 150_000, 60: 250_000 };

test.each([
  ['30 minutes', 30, 0, { price: 150_000, platformFee: 0, total: 150_000 }],
  ['60 minutes', 60, 0, { price: 250_000, platformFee: 0, total: 250_000 }],
  ['a platform fee beside it', 30, 4_900, { price: 150_000, platformFee: 4_900, total: 154_900 }],
  ['the same fee for 60', 60, 4_900, { price: 250_000, platformFee: 4_900, total: 254_900 }],
] as const)('%s', (_what, duration, fee, expected) => {
  expect(quote(PRICES, duration, fee)).toEqual(expected);
});

test('a free consultation costs nothing, the platform fee included', () => {
  expect(quote(PRICES, 30, 4_900, true)).toEqual({ price: 0, platformFee: 0, total: 0 });
});

test('the fee of the lawyer is never touched by the platform fee', () => {
  const price = fc.integer({ min: MIN_PRICE, max: MAX_PRICE });
  const fee = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(
    fc.property(price, price, fee, fc.constantFrom(30 as const, 60 as const), (a, b, f, length) => {
      const quoted = quote({ 30: a, 60: b }, length, f);
      expect(quoted.price).toBe(length === 30 ? a : b);
      expect(quoted.platformFee).toBe(f);
      expect(quoted.total - quoted.price).toBe(f);
    }),
  );
});

test('prices run from ₱20 to ₱50,000', () => {
  expect([MIN_PRICE, MAX_PRICE]).toEqual([2_000, 5_000_000]);
});

describe('usual prices', () => {
  const asking = (price: number) => ({
    services: [
      { duration: 30 as const, price },
      { duration: 60 as const, price: 900_000 },
    ],
  });

  test.each([
    [[150_000, 50_000, 300_000], { median: 150_000, min: 50_000, max: 300_000 }],
    [[100_000, 200_000, 400_000, 300_000], { median: 250_000, min: 100_000, max: 400_000 }],
  ])('of %j', (prices, usual) => {
    expect(usualPrices(prices.map(asking))).toEqual(usual);
  });

  it('are not said of too few', () => {
    expect(usualPrices([100_000, 200_000].map(asking))).toBeNull();
  });
});
