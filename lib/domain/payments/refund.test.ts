import fc from 'fast-check';
import { paymentPostings, refundPostings } from './ledger';
import { partsOfRefund, partsReceived } from './refund';

const amount = fc.integer({ min: 0, max: 10_000_000 });
const parts = fc
  .record({ price: amount, platformFee: amount })
  .filter(({ price, platformFee }) => price + platformFee > 0);
const sum = (list: readonly { amount: number }[]) => list.reduce((all, one) => all + one.amount, 0);

/** Splits a whole at these places, sorted; no piece is empty. */
function pieces(whole: number, cuts: readonly number[]): number[] {
  const at = [...new Set([0, ...cuts.map((cut) => cut % whole), whole])].toSorted((a, b) => a - b);
  return at.slice(1).map((end, index) => end - (at[index] ?? 0));
}

test('however a payment is divided into refunds, together they are its parts exactly', () => {
  fc.assert(
    fc.property(parts, fc.array(fc.nat({ max: 20_000_000 }), { maxLength: 6 }), (paid, cuts) => {
      let before = 0;
      const total = { price: 0, platformFee: 0 };
      for (const piece of pieces(paid.price + paid.platformFee, cuts)) {
        const part = partsOfRefund(paid, before, piece);
        expect(part.price + part.platformFee).toBe(piece);
        expect(Math.min(part.price, part.platformFee)).toBeGreaterThanOrEqual(0);
        total.price += part.price;
        total.platformFee += part.platformFee;
        before += piece;
      }
      expect(total).toEqual(paid);
    }),
  );
});

test.each([
  ['nothing', 0, 0],
  ['less than nothing', 0, -1],
  ['a part of a centavo', 0, 0.5],
  ['more than arrived', 0, 1_501],
  ['more than is left', 1_000, 501],
])('refuses %s', (_what, before, more) => {
  expect(() => partsOfRefund({ price: 1_000, platformFee: 500 }, before, more)).toThrow(RangeError);
});

test('the lawyer’s fee goes back first, the platform’s line last', () => {
  const paid = { price: 1_000, platformFee: 500 };
  expect(partsOfRefund(paid, 0, 1_000)).toEqual({ price: 1_000, platformFee: 0 });
  expect(partsOfRefund(paid, 900, 300)).toEqual({ price: 100, platformFee: 200 });
});

test('an amount that was not agreed is the client’s alone', () => {
  const asked = { total: 1_500, price: 1_000, platformFee: 500 };
  expect(partsReceived({ ...asked, received: 1_500 })).toEqual({ price: 1_000, platformFee: 500 });
  expect(partsReceived({ ...asked, received: 3_000 })).toEqual({ price: 3_000, platformFee: 0 });
  expect(partsReceived({ ...asked, received: null })).toEqual({ price: 0, platformFee: 0 });
});

test('entries sum to 0, hold no empty line, and a refund undoes its payment', () => {
  fc.assert(
    fc.property(parts, (paid) => {
      const [entry, undone] = [paymentPostings(paid), refundPostings(paid)];
      expect(sum(entry)).toBe(0);
      expect([...entry, ...undone].filter((line) => line.amount === 0)).toEqual([]);
      expect(undone).toEqual(entry.map((line) => ({ ...line, amount: -line.amount })));
    }),
  );
});
