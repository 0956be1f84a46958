import fc from 'fast-check';
import { amountsOf, receivedStatus, sumOf } from './received';
import { partsOfRefund } from './refund';

const PAID = {
  status: 'PAID',
  total: 1_500,
  price: 1_000,
  platformFee: 500,
  received: 1_500,
} as const;

test.each([
  [0, { gross: 1_500, refunded: 0, platformFee: 500, net: 1_000 }],
  [400, { gross: 1_500, refunded: 400, platformFee: 500, net: 600 }],
  [1_200, { gross: 1_500, refunded: 1_200, platformFee: 300, net: 0 }],
  [1_500, { gross: 1_500, refunded: 1_500, platformFee: 0, net: 0 }],
])('of a payment of which %i went back', (refunded, amounts) => {
  expect(amountsOf({ ...PAID, refunded })).toEqual(amounts);
});

test('another amount than was asked has no platform fee', () => {
  expect(amountsOf({ ...PAID, received: 900, refunded: 0 })).toEqual({
    gross: 900,
    refunded: 0,
    platformFee: 0,
    net: 900,
  });
});

test('net is gross less refunds and fee, and what the ledger would book', () => {
  const amount = fc.integer({ min: 1, max: 10_000_000 });
  fc.assert(
    fc.property(amount, amount, fc.nat(), (price, platformFee, cut) => {
      const total = price + platformFee;
      const refunded = (cut % total) + 1;
      const payment = { status: 'PAID', total, price, platformFee, received: total } as const;
      const amounts = amountsOf({ ...payment, refunded });
      expect(amounts.gross - amounts.refunded - amounts.platformFee).toBe(amounts.net);
      const back = partsOfRefund({ price, platformFee }, 0, refunded);
      expect(amounts).toMatchObject({
        net: price - back.price,
        platformFee: platformFee - back.platformFee,
      });
      expect(sumOf([amounts, amounts]).net).toBe(2 * amounts.net);
    }),
  );
});

test.each([
  ['PAID', 0, 'PAID'],
  ['PAID', 1, 'PARTLY_REFUNDED'],
  ['REFUND_PENDING', 1, 'REFUND_PENDING'],
  ['REFUNDED', 1_500, 'REFUNDED'],
] as const)('%s with %i refunded is %s', (status, refunded, shown) => {
  expect(receivedStatus({ status, refunded })).toBe(shown);
});
