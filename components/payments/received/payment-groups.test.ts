import type { ReceivedPayment } from '@/lib/contract/payments/received-payments';
import { groupsOf } from './payment-groups';

const payout = (paid_at: string | null) => ({
  _id: 'x',
  status: paid_at ? ('PAID' as const) : ('SENT' as const),
  amount: 1,
  created_at: '2026-11-01T01:00:00.000Z',
  paid_at,
});

const payment = (where: Partial<ReceivedPayment['where']>, net = 100) =>
  ({
    net,
    where: {
      state: 'held',
      why: 'work',
      until: null,
      kept: null,
      payday: null,
      payouts: [],
      ...where,
    },
  }) as ReceivedPayment;

test('groups stand as their money moves: on its way, coming, open, disputed, past, back', () => {
  const groups = groupsOf([
    payment({ state: 'back' }, 0),
    payment({ state: 'payout', payouts: [payout('2026-11-09T01:00:00.000Z')] }),
    payment({ state: 'payout', payouts: [payout('2026-11-16T01:00:00.000Z')] }),
    payment({ why: 'objection' }),
    payment({}),
    payment({ state: 'balance', why: null }),
    payment({ payday: '2026-12-14', why: 'meeting' }, 300),
    payment({ payday: '2026-12-07', why: 'meeting' }, 200),
    payment({ payday: '2026-12-07', state: 'balance', why: null }, 50),
    payment({ state: 'payout', payouts: [payout(null), payout('2026-11-09T01:00:00.000Z')] }),
  ]);
  expect(groups.map(({ title, sum, payments }) => [title, sum, payments.length])).toEqual([
    ['On the way to your bank', 100, 1],
    ['Paid out Mon, Dec 7', 250, 2],
    ['Paid out Mon, Dec 14', 300, 1],
    ['In your balance', 100, 1],
    ['Held, no payday yet', 100, 1],
    ['In dispute', 100, 1],
    ['Paid out November 16, 2026', 100, 1],
    ['Paid out November 9, 2026', 100, 1],
    ['Went back to clients', 0, 1],
  ]);
});
