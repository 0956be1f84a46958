import fc from 'fast-check';
import { formatPeso, parsePeso, plainPeso } from './money';

describe('formatPeso', () => {
  it.each([
    [0, '₱0'],
    [-0, '₱0'],
    [5, '₱0.05'],
    [50, '₱0.50'],
    [2_000, '₱20'],
    [99_900, '₱999'],
    [100_000, '₱1,000'],
    [150_000, '₱1,500'],
    [123_450, '₱1,234.50'],
    [5_000_000, '₱50,000'],
    [123_456_789_01, '₱123,456,789.01'],
    [-9_990, '-₱99.90'],
    [-150_000, '-₱1,500'],
  ])('%d centavos reads %s', (centavos, text) => {
    expect(formatPeso(centavos)).toBe(text);
  });

  it('loses nothing: the digits give the amount back', () => {
    fc.assert(
      fc.property(fc.integer(), (centavos) => {
        const text = formatPeso(centavos);
        const plain = text.replace(/[₱,]/g, '');
        expect(Math.round(Number(plain) * 100)).toBe(centavos);
        expect(text).toMatch(/^-?₱\d{1,3}(,\d{3})*(\.\d{2})?$/);
      }),
    );
  });

  it.each([1.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d', (amount) => {
    expect(() => formatPeso(amount)).toThrow(RangeError);
  });
});

describe('parsePeso', () => {
  it.each([
    ['1500', 150_000],
    ['1,500', 150_000],
    ['₱ 1 500.50', 150_050],
    [' 20.5 ', 2_050],
    ['0', 0],
  ])('reads %s', (typed, centavos) => expect(parsePeso(typed)).toBe(centavos));

  it.each(['', 'abc', '-5', '1.234', '1e3', '₱', '1.5.0'])('finds no amount in "%s"', (typed) =>
    expect(parsePeso(typed)).toBeNaN(),
  );

  it('reads what formatPeso writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5_000_000 }), (centavos) => {
        expect(parsePeso(formatPeso(centavos))).toBe(centavos);
      }),
    );
  });
});

test.each([
  [150_000, '1,500.00'],
  [123_450, '1,234.50'],
  [-9_990, '-99.90'],
  [0, '0.00'],
])('in a column %s centavos are %s', (centavos, text) => {
  expect(plainPeso(centavos)).toBe(text);
});
