import { QueryClient, QueryObserver } from '@tanstack/react-query';
import type { Checkout } from '@/lib/contract/payments/payments';
import { checkoutQuery } from './payments';

const WAITING: Checkout = {
  ref: 'r1',
  reference: 'R1',
  kind: 'meeting',
  state: 'waiting',
  cancelled: false,
  last_attempt_failed: false,
  price: 150_000,
  platform_fee: 0,
  total: 150_000,
  received: null,
  refund: null,
  refund_account: null,
  by_payer: false,
  method: 'gcash',
  hold_expires_at: '2026-11-24T02:00:00Z',
  server_time: '2026-11-24T01:40:00Z',
  details: null,
};

/** Milliseconds until the next question after `answers` answers, the last of which is `state`. */
function pause(state: Checkout['state'], answers: number) {
  const queries = new QueryClient();
  const { queryKey, refetchInterval } = checkoutQuery('r1');
  for (let count = 0; count < answers; count += 1) {
    queries.setQueryData(queryKey, { ...WAITING, state });
  }
  const observer = new QueryObserver(queries, checkoutQuery('r1'));
  return typeof refetchInterval === 'function'
    ? refetchInterval(observer.getCurrentQuery())
    : refetchInterval;
}

test('a waiting payment is asked for every 2 s, after two minutes every 10 s', () => {
  expect(pause('waiting', 1)).toBe(2_000);
  expect(pause('waiting', 59)).toBe(2_000);
  expect(pause('waiting', 60)).toBe(10_000);
  expect(pause('refunding', 1)).toBe(2_000);
});

test.each(['expired', 'cancelled'] as const)(
  'after %s, money may still come: it is asked for every 10 s',
  (state) => {
    expect(pause(state, 1)).toBe(10_000);
  },
);

test.each(['confirmed', 'refunded'] as const)('a %s payment is final', (state) => {
  expect(pause(state, 1)).toBe(false);
});
