import type { LawyerPayouts } from '@/lib/contract/payments/payouts';
import { calendarState, checkState, payoutState } from './help-states';

const BANK = { name: 'BPI', account_end: '1234' };
const payouts = (change: Partial<LawyerPayouts>) =>
  payoutState({
    on_the_way: 0,
    bank: BANK,
    paydays: [],
    why_not: null,
    minimum: 50_000,
    payable_from: null,
    ...change,
  } as LawyerPayouts);

test.each<[Partial<LawyerPayouts>, string]>([
  [{ on_the_way: 1_970_000 }, '₱19,700 is on its way to BPI, account ending 1234.'],
  [
    { paydays: [{ day: '2026-12-07', amount: 1_970_000 }] },
    'Your next payout: ₱19,700 on Mon, Dec 7.',
  ],
  [{ why_not: 'nothing' }, 'Nothing is due now.'],
  [{ why_not: 'below_minimum' }, 'Nothing is due now. Payouts start at ₱500.'],
  [
    { why_not: 'no_bank', bank: null, on_the_way: 1 },
    'Nothing is due now. Add your bank account, so that we know where to pay.',
  ],
])('of payouts %j it says "%s"', (change, text) => {
  expect(payouts(change)).toBe(text);
});

const check = {
  submitted_at: '2026-11-20T01:00:00.000Z',
  decided_at: '2026-11-21T01:00:00.000Z',
  reason: 'The IBP ID is cut off.',
} as Parameters<typeof checkState>[0];

test.each([
  ['NONE', 'You have not handed in your IDs yet.'],
  ['PENDING', 'Your IDs were handed in on November 20, 2026 and are being checked.'],
  ['APPROVED', 'Your IDs were checked on November 21, 2026.'],
  ['REJECTED', 'Your IDs were handed back on November 21, 2026: The IBP ID is cut off.'],
] as const)('of a check that is %s it says "%s"', (status, text) => {
  expect(checkState({ ...check, status })).toBe(text);
});

const connection = {
  account: 'a@example.com',
  connected_at: '2026-11-20T01:00:00.000Z',
  client_names: false,
  agreed_at: '2026-11-30T01:00:00.000Z',
  problem: null,
  url: 'https://calendar.google.com',
};

test.each([
  [null, 'Google Calendar is not connected.'],
  [connection, 'Google Calendar is connected, last read Mon, Nov 30, 9:00 AM PHT.'],
  [{ ...connection, agreed_at: null }, 'Google Calendar is connected, not read yet.'],
  [
    { ...connection, problem: 'revoked' as const },
    'Google Calendar cannot be read now; last read Mon, Nov 30, 9:00 AM PHT.',
  ],
])('of a connection it says so: %#', (given, text) => {
  expect(calendarState({ connection: given })).toBe(text);
});
