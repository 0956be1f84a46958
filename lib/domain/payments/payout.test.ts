import { HOUR_MS } from '@/lib/domain/platform/time';
import { payoutPostings, returnPostings } from './ledger';
import {
  INSTAPAY_LIMIT,
  nextPayoutDay,
  PAYOUT_STATUSES,
  PAYOUT_TRANSITIONS,
  payableFrom,
  planPayout,
  weeklyCause,
} from './payout';

const NOW = Date.parse('2026-11-24T02:00:00Z');
const BOTH = { rails: ['instapay', 'pesonet'], changedAt: null } as const;
const facts = { available: 150_000, minimum: 50_000, hasOpen: false, bank: BOTH };

test('all that is available, by InstaPay up to its limit and by PESONet above it', () => {
  expect(planPayout(facts, NOW)).toEqual({ amount: 150_000, withheld: 0, rail: 'instapay' });
  const plan = (available: number) => planPayout({ ...facts, available }, NOW);
  expect(plan(INSTAPAY_LIMIT)).toMatchObject({ amount: INSTAPAY_LIMIT, rail: 'instapay' });
  expect(plan(INSTAPAY_LIMIT + 1)).toMatchObject({ amount: INSTAPAY_LIMIT + 1, rail: 'pesonet' });
});

test('where InstaPay alone goes, its limit at a time; where PESONet alone goes, by it', () => {
  const to = (rails: readonly ('instapay' | 'pesonet')[]) =>
    planPayout({ ...facts, available: 7_000_000, bank: { rails, changedAt: null } }, NOW);
  expect(to(['instapay'])).toEqual({ amount: INSTAPAY_LIMIT, withheld: 0, rail: 'instapay' });
  expect(planPayout({ ...facts, bank: { ...BOTH, rails: ['pesonet'] } }, NOW)).toMatchObject({
    rail: 'pesonet',
  });
});

test.each([
  ['open', { hasOpen: true }],
  ['no_bank', { bank: null }],
  ['nothing', { available: 0 }],
  ['nothing', { available: -1, minimum: -5 }],
  ['below_minimum', { available: 49_999 }],
  ['bank_unreachable', { bank: { rails: [], changedAt: null } }],
  ['bank_changed', { bank: { ...BOTH, changedAt: NOW - 72 * HOUR_MS + 1 } }],
] as const)('%s', (why, change) => {
  expect(planPayout({ ...facts, ...change }, NOW)).toBe(why);
});

test('a part of it, and never more than there is', () => {
  expect(planPayout(facts, NOW, 60_000)).toMatchObject({ amount: 60_000 });
  expect(planPayout(facts, NOW, 150_001)).toBe('nothing');
});

test('bank details are paid to from the 72nd hour on; those that never changed at once', () => {
  expect(payableFrom(null, NOW)).toBeNull();
  expect(payableFrom(NOW - 72 * HOUR_MS, NOW)).toBeNull();
  expect(payableFrom(NOW - HOUR_MS, NOW)).toBe(NOW + 71 * HOUR_MS);
});

test.each([
  ['2026-11-22T15:59:59Z', null, '2026-11-23'],
  // Until its run, 03:17 in Manila, a Monday lies ahead.
  ['2026-11-22T16:00:00Z', 'weekly:2026-11-23', '2026-11-23'],
  ['2026-11-22T19:16:59Z', 'weekly:2026-11-23', '2026-11-23'],
  ['2026-11-22T19:17:00Z', 'weekly:2026-11-23', '2026-11-30'],
  ['2026-11-23T15:59:59Z', 'weekly:2026-11-23', '2026-11-30'],
  ['2026-11-23T16:00:00Z', null, '2026-11-30'],
])('at %s: %s, next on %s', (time, cause, next) => {
  expect(weeklyCause(Date.parse(time))).toBe(cause);
  expect(nextPayoutDay(Date.parse(time))).toBe(next);
});

test('what arrived comes back from the bank alone, and what ended stays ended', () => {
  const into = (to: string) =>
    PAYOUT_STATUSES.filter((from) => PAYOUT_TRANSITIONS[from].some((one) => one === to));
  expect(into('RETURNED')).toEqual(['SENT', 'PAID']);
  expect(into('DECLINED')).toEqual(['WAITING']);
  expect(into('APPROVED')).toEqual(['WAITING']);
});

test('postings sum to 0, with tax and without, and a return undoes them', () => {
  expect(payoutPostings(100_000, 0)).toEqual([
    { account: 'lawyer_payable', amount: 100_000 },
    { account: 'paid_out', amount: -100_000 },
  ]);
  const taxed = payoutPostings(100_000, 500);
  expect(taxed).toContainEqual({ account: 'withheld', amount: -500 });
  expect(taxed).toContainEqual({ account: 'paid_out', amount: -99_500 });
  const all = [...taxed, ...returnPostings(100_000, 500)];
  expect(taxed.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  for (const account of ['lawyer_payable', 'paid_out', 'withheld'])
    expect(all.filter((one) => one.account === account).reduce((s, l) => s + l.amount, 0)).toBe(0);
});
