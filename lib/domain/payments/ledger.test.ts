import fc from 'fast-check';
import { paymentPostings, refundPostings, releasable, releasePostings } from './ledger';
import { partsOfRefund } from './refund';

const parts = fc.record({
  price: fc.integer({ min: 1, max: 100_000_000 }),
  platformFee: fc.integer({ min: 0, max: 1_000_000 }),
});
/** A payment, and what goes back of it before it is released. */
const refunded = parts.chain((paid) =>
  fc.tuple(fc.constant(paid), fc.integer({ min: 0, max: paid.price + paid.platformFee })),
);

const balance = (postings: readonly { account: string; amount: number }[], account?: string) =>
  postings
    .filter((one) => account === undefined || one.account === account)
    .reduce((sum, { amount }) => sum + amount, 0);

test('the postings of a release sum to 0, and none is of 0', () => {
  fc.assert(
    fc.property(refunded, ([paid, back]) => {
      const postings = releasePostings(releasable(paid, back));
      expect(balance(postings)).toBe(0);
      expect(postings.every(({ amount }) => amount !== 0)).toBe(true);
    }),
  );
});

test('what went back and what is released never exceed what came, and leave nothing of the client', () => {
  fc.assert(
    fc.property(refunded, ([paid, back]) => {
      const release = releasable(paid, back);
      expect(release).toBeGreaterThanOrEqual(0);
      expect(release + back).toBeLessThanOrEqual(paid.price + paid.platformFee);
      const all = [
        ...paymentPostings(paid),
        ...(back > 0 ? refundPostings(partsOfRefund(paid, 0, back)) : []),
        ...releasePostings(release),
      ];
      expect(balance(all)).toBe(0);
      expect(balance(all, 'client_funds')).toBe(0);
      expect(balance(all, 'lawyer_payable') + release).toBe(0);
      expect(balance(all, 'gateway')).toBe(paid.price + paid.platformFee - back);
    }),
  );
});

test('the fee of the gateway is booked beside what it keeps for us, and a refund takes the whole', () => {
  fc.assert(
    fc.property(parts, fc.integer({ min: 0, max: 100_000 }), (paid, fee) => {
      const whole = paid.price + paid.platformFee;
      const arrived = paymentPostings(paid, fee);
      expect(balance(arrived)).toBe(0);
      expect(arrived.every(({ amount }) => amount !== 0)).toBe(true);
      expect(balance(arrived, 'gateway')).toBe(whole - fee);
      expect(balance(arrived, 'gateway_fees')).toBe(fee);
      const all = [...arrived, ...refundPostings(paid)];
      expect(balance(all, 'gateway')).toBe(0 - fee);
      expect(balance(all, 'client_funds') + balance(all, 'platform_fees')).toBe(0);
    }),
  );
});

test('more than arrived cannot have gone back', () => {
  expect(() => releasable({ price: 100, platformFee: 10 }, 111)).toThrow(RangeError);
});
