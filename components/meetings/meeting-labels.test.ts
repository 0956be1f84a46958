import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/domain/platform/time';
import { durationLabel, isAhead, statusLabel, timeRange, totalLabel } from './meeting-labels';

const at = (iso: string) => Date.parse(iso);

test.each([
  ['PAYMENT_PENDING', 'PENDING', 'Waiting for payment'],
  ['CONFIRMED', 'PAID', 'Confirmed'],
  ['CONFIRMED', null, 'Confirmed'],
  ['COMPLETED', 'PAID', 'Completed'],
  ['CANCELLED', 'EXPIRED', 'Cancelled'],
  ['CANCELLED', 'REFUND_PENDING', 'Cancelled, refund under way'],
  ['CANCELLED', 'REFUNDED', 'Cancelled, refunded'],
  ['EXPIRED', 'EXPIRED', 'Not paid in time'],
  ['EXPIRED', 'REFUND_PENDING', 'Paid too late, refund under way'],
  ['EXPIRED', 'REFUNDED', 'Paid too late, refunded'],
] as const)('%s with payment %s reads "%s"', (status, payment, text) => {
  expect(statusLabel({ status, payment: { status: payment } }).text).toBe(text);
});

test.each([
  ['PAID', 'gcash', 'Paid, GCash'],
  ['REFUNDED', 'card', 'Paid, card'],
  ['PENDING', 'maya', 'To pay'],
  ['EXPIRED', 'maya', 'Not paid'],
  [null, null, 'Total'],
] as const)('total of a payment %s by %s: %s', (status, method, text) => {
  const money = { price: 0, platform_fee: 0, total: 0, refunded: 0, by_payer: false };
  expect(totalLabel({ ...money, status, method })).toBe(text);
});

test('a range says AM or PM once when both halves agree', () => {
  expect(timeRange(at('2026-11-24T02:00:00Z'), at('2026-11-24T02:30:00Z'))).toBe(
    '10:00 to 10:30 AM PHT',
  );
  expect(timeRange(at('2026-11-24T03:30:00Z'), at('2026-11-24T04:30:00Z'))).toBe(
    '11:30 AM to 12:30 PM PHT',
  );
});

test.each([
  [30_000, 'less than a minute'],
  [MINUTE_MS, '1 minute'],
  [9 * MINUTE_MS + 59_000, '9 minutes'],
  [HOUR_MS, '1 h'],
  [3 * HOUR_MS + 20 * MINUTE_MS, '3 h 20 min'],
  [DAY_MS, '1 day'],
  [2 * DAY_MS + 5 * HOUR_MS, '2 days'],
])('%i ms is %s', (ms, words) => {
  expect(durationLabel(ms)).toBe(words);
});

test('a meeting is ahead while its time is taken and not over', () => {
  const end_time = '2026-11-24T02:30:00Z';
  const end = at(end_time);
  expect(isAhead({ status: 'CONFIRMED', end_time }, end - 1)).toBe(true);
  expect(isAhead({ status: 'PAYMENT_PENDING', end_time }, end - 1)).toBe(true);
  expect(isAhead({ status: 'CONFIRMED', end_time }, end)).toBe(false);
  expect(isAhead({ status: 'CANCELLED', end_time }, end - 1)).toBe(false);
});
