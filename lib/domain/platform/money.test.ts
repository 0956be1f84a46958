import fc from 'fast-check';
import { formatPeso } from './money';

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
