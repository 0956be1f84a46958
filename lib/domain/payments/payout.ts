import { BANK_CHANGE_HOURS } from '@/lib/domain/lawyers/bank-account';
import {
  DAILY_RUN_MINUTE,
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  manilaDayKey,
  manilaDayNumber,
  manilaDayStart,
  manilaMonday,
} from '@/lib/domain/platform/time';
import type { Transitions } from '@/lib/domain/platform/transitions';

/**
 * States of a payout, which is one transfer to one account. WAITING: for an administrator · APPROVED: to be sent ·
 * SENT: at the gateway · PAID · DECLINED by an administrator, FAILED at the gateway, RETURNED by the bank after it
 * was paid: the money is in the lawyer's balance again and available for another payout.
 */
export const PAYOUT_STATUSES = [
  'WAITING',
  'APPROVED',
  'SENT',
  'PAID',
  'DECLINED',
  'FAILED',
  'RETURNED',
] as const;
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number];

export const PAYOUT_TRANSITIONS: Transitions<PayoutStatus> = {
  WAITING: ['APPROVED', 'DECLINED'],
  APPROVED: ['SENT', 'FAILED'],
  SENT: ['PAID', 'FAILED', 'RETURNED'],
  PAID: ['RETURNED'],
  DECLINED: [],
  FAILED: [],
  RETURNED: [],
};

/** Networks of bank transfers in the Philippines: immediate up to ₱50,000, or by banking day (BSP). */
export const RAILS = ['instapay', 'pesonet'] as const;
export type Rail = (typeof RAILS)[number];

/** Centavos that InstaPay takes at most in one transfer (BSP: ₱50,000). */
export const INSTAPAY_LIMIT = 5_000_000;

/** Days after a transfer within which its bank may return it. */
export const RETURN_DAYS = 7;

/** Polling schedule of transfers, milliseconds. */
export const TRANSFER_CHECKS = {
  /** Since the last response, while a transfer is new. */
  again: 30_000,
  /** Since it was sent: transfers still open are processed by banking day. */
  straggler: HOUR_MS,
  stragglerAgain: 30 * MINUTE_MS,
  /** For a paid one, until RETURN_DAYS are over. */
  paidAgain: 6 * HOUR_MS,
} as const;

/**
 * Why there is no payout. open: another payout is under way · no_bank: no account is set · nothing: nothing is
 * available · below_minimum · bank_unreachable: no transfer reaches the bank · bank_changed: the account is too new.
 */
export const PAYOUT_REFUSALS = [
  'open',
  'no_bank',
  'nothing',
  'below_minimum',
  'bank_unreachable',
  'bank_changed',
] as const;
export type PayoutRefusal = (typeof PAYOUT_REFUSALS)[number];

export interface PayoutFacts {
  /** Centavos that belong to the lawyer and are in no payout. */
  readonly available: number;
  readonly minimum: number;
  readonly hasOpen: boolean;
  readonly bank: {
    readonly rails: readonly Rail[];
    /** Epoch ms; null: it was never changed. */
    readonly changedAt: number | null;
  } | null;
}

/** Centavos taken from the balance, the tax withheld of them, and the network for the rest. */
export interface PayoutPlan {
  readonly amount: number;
  readonly withheld: number;
  readonly rail: Rail;
}

/**
 * Plans the payout to make now, or returns why there is none: all that is available, by InstaPay up to its limit and
 * by PESONet above it; an account that has InstaPay alone gets no more than the limit at a time. Tax was withheld
 * when the money was released (`taxOfRelease`), so a payout withholds none.
 * @param wanted centavos, where less than everything is requested
 */
export function planPayout(
  { available, minimum, hasOpen, bank }: PayoutFacts,
  now: number,
  wanted = available,
): PayoutPlan | PayoutRefusal {
  if (hasOpen) return 'open';
  if (!bank) return 'no_bank';
  if (available <= 0 || wanted <= 0 || wanted > available) return 'nothing';
  if (available < minimum) return 'below_minimum';
  if (bank.rails.length === 0) return 'bank_unreachable';
  if (payableFrom(bank.changedAt, now) !== null) return 'bank_changed';
  const amount = bank.rails.includes('pesonet') ? wanted : Math.min(wanted, INSTAPAY_LIMIT);
  const rail = amount <= INSTAPAY_LIMIT && bank.rails.includes('instapay') ? 'instapay' : 'pesonet';
  return { amount, withheld: 0, rail };
}

/** Returns from when on a changed account can be paid to, epoch ms; null when it already can. */
export function payableFrom(changedAt: number | null, now: number): number | null {
  if (changedAt === null) return null;
  const from = changedAt + BANK_CHANGE_HOURS * HOUR_MS;
  return now < from ? from : null;
}

/** Returns the time of the next weekly run after an instant, epoch ms: on a Monday in Manila. */
export function nextPayoutRun(now: number): number {
  const monday = manilaMonday(manilaDayNumber(now));
  const run = manilaDayStart(monday) + DAILY_RUN_MINUTE * MINUTE_MS;
  return now < run ? run : run + 7 * DAY_MS;
}

export function nextPayoutDay(now: number): string {
  return manilaDayKey(manilaDayNumber(nextPayoutRun(now)));
}

/** Returns the cause of a weekly payout at an instant; null when it is not Monday in Manila. */
export function weeklyCause(now: number): string | null {
  const today = manilaDayNumber(now);
  return manilaMonday(today) === today ? `weekly:${manilaDayKey(today)}` : null;
}
