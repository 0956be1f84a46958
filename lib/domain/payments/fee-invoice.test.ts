import fc from 'fast-check';
import { DEFAULT_TAX_FIGURES } from '@/lib/domain/platform/tax-pack';
import {
  feeDocumentNumber,
  feeDocumentTitle,
  feeRanges,
  VAT_PERCENT_MAX,
  vatOf,
} from './fee-invoice';

test('numbers have eight digits, and a prefix for each series', () => {
  expect(feeDocumentNumber('invoice', 42)).toBe('FI-00000042');
  expect(feeDocumentNumber('credit_note', 123_456_789)).toBe('FC-123456789');
  expect(feeDocumentTitle({ kind: 'credit_note', number: 'FC-00000007' })).toBe(
    'Credit note FC-00000007',
  );
});

test.each([
  [11_200, 12, 1_200],
  [5_000, 12, 536],
  [5_000, 0, 0],
  [1, 12, 0],
])('%d centavos at %d per cent', (amount, percent, vat) => {
  expect(vatOf(amount, percent)).toBe(vat);
});

test('the parts of an invoice that is credited bit by bit have its tax exactly', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 40_000 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(parts, fc.integer({ min: 0, max: VAT_PERCENT_MAX }), (amounts, percent) => {
      let before = 0;
      let vat = 0;
      for (const amount of amounts) {
        const part = vatOf(amount, percent, before);
        expect(part).toBeGreaterThanOrEqual(0);
        expect(part).toBeLessThanOrEqual(amount);
        [before, vat] = [before + amount, vat + part];
      }
      expect(vat).toBe(vatOf(before, percent));
    }),
  );
});

test('fees are invoiced while the pack is on, by the latest decision about each day', () => {
  const decision = (id: number, active: boolean, from: string) => ({
    ...DEFAULT_TAX_FIGURES,
    id,
    active,
    from,
  });
  const start = (day: string) => Date.parse(`${day}T00:00:00+08:00`);
  expect(feeRanges([])).toEqual([]);
  const on = [decision(1, true, '2026-12-01'), decision(2, false, '2027-02-01')];
  expect(feeRanges(on)).toEqual([{ start: start('2026-12-01'), end: start('2027-02-01') }]);
  // A later decision takes the place of what was planned from its day on.
  const kept = [...on, decision(3, true, '2027-01-01')];
  expect(feeRanges(kept)).toEqual([
    { start: start('2026-12-01'), end: start('2027-01-01') },
    { start: start('2027-01-01'), end: start('2027-02-01') },
    { start: start('2027-02-01'), end: Number.POSITIVE_INFINITY },
  ]);
});
