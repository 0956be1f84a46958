import { manilaDayKey, manilaDayNumber } from '@/lib/domain/platform/time';
import { nextPayoutRun, type PayoutFacts, planPayout } from './payout';

/**
 * Why received money is not the lawyer's yet. meeting: not enough time has passed since it · absence: its client
 * reported that the lawyer was not there · work: it is not finished · objections: its client may still object ·
 * objection: its client did · unfinished: its client reported that the work is overdue · decided: a decision about one of
 * these is not carried out yet · refund: one is pending.
 */
export const HOLD_REASONS = [
  'meeting',
  'absence',
  'work',
  'objections',
  'objection',
  'unfinished',
  'decided',
  'refund',
] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

/** Reasons that end by a decision, not on a day. */
export const DISPUTES: readonly HoldReason[] = ['absence', 'objection', 'unfinished'];

export interface Hold {
  readonly why: HoldReason;
  /** Epoch ms at which it ends by itself; null where an event is required. */
  readonly until: number | null;
  /** Centavos that a decision gives back to the client at its end. */
  readonly back?: number;
}

/** Returns what stays of the lawyer's part of a payment: what goes back is taken of it first. */
export function remainderOf(net: number, hold: Hold): number {
  return Math.max(0, net - (hold.back ?? 0));
}

/**
 * Where the money of a payment is. held: for the client · balance: the lawyer's, not paid out · payout: in pending or
 * completed payouts · back: none of it is or becomes the lawyer's
 */
export const WHEREABOUTS = ['held', 'balance', 'payout', 'back'] as const;
export type Whereabouts = (typeof WHEREABOUTS)[number];

export interface Piece {
  readonly id: string;
  readonly amount: number;
}

/**
 * Changes of a lawyer's balance: a payment was released, tax of one was returned (its `id` is the payment's), a payout
 * was made, a payout did not arrive.
 */
export type Movement =
  | ({ readonly kind: 'release' | 'correction' | 'payout' } & Piece)
  | { readonly kind: 'return'; readonly id: string };

export interface Share {
  readonly paymentId: string;
  readonly payoutId: string;
  readonly amount: number;
}

export interface Traced {
  /** In the order in which they were taken, including those of payouts that did not arrive. */
  readonly shares: readonly Share[];
  /** Money in no payout, the next to be taken first. */
  readonly balance: readonly Piece[];
}

/**
 * Traces which payout took what: each takes the oldest money in the balance, and returned money goes to the front
 * again.
 * @param movements all of a lawyer, the oldest first
 */
export function traced(movements: readonly Movement[]): Traced {
  const taken = new Map<string, readonly Piece[]>();
  let balance: readonly Piece[] = [];
  for (const movement of movements) {
    const { kind, id } = movement;
    if (kind === 'release' || kind === 'correction') balance = [...balance, movement];
    else if (kind === 'return') balance = joined([...(taken.get(id) ?? []), ...balance]);
    else {
      const { parts, rest } = split(balance, movement.amount);
      taken.set(id, parts);
      balance = rest;
    }
  }
  const shares = [...taken].flatMap(([payoutId, parts]) =>
    merged(parts).map((part) => ({ paymentId: part.id, payoutId, amount: part.amount })),
  );
  return { shares, balance: balance.map(({ id, amount }) => ({ id, amount })) };
}

/** Splits off an amount from the front of the pieces. */
function split(pieces: readonly Piece[], amount: number) {
  const parts: Piece[] = [];
  let left = amount;
  let next = 0;
  for (let one = pieces[next]; one && left >= one.amount; one = pieces[next]) {
    parts.push(one);
    left -= one.amount;
    next += 1;
  }
  const [cut, ...after] = pieces.slice(next);
  if (!cut || left === 0) return { parts, rest: pieces.slice(next) };
  parts.push({ id: cut.id, amount: left });
  return { parts, rest: [{ id: cut.id, amount: cut.amount - left }, ...after] };
}

/** Adds up the pieces of each payment, in the order of the first of each. */
function merged(pieces: readonly Piece[]): Piece[] {
  const sums = new Map<string, number>();
  for (const { id, amount } of pieces) sums.set(id, (sums.get(id) ?? 0) + amount);
  return [...sums].map(([id, amount]) => ({ id, amount }));
}

function joined(pieces: readonly Piece[]): Piece[] {
  const all: Piece[] = [];
  for (const piece of pieces) {
    const last = all.at(-1);
    if (last?.id !== piece.id) all.push(piece);
    else all[all.length - 1] = { id: piece.id, amount: last.amount + piece.amount };
  }
  return all;
}

/** Money that no payout has taken, and from when on (epoch ms) one can. */
export interface Expected extends Piece {
  readonly from: number;
}

export interface Payday {
  readonly day: string;
  readonly amount: number;
  /** Ids of the payments whose last part is paid out on this day. */
  readonly pieces: readonly string[];
}

/** Weeks without a payout after which the search ends. */
const WEEKS_AHEAD = 60;

/**
 * Returns the expected paydays, simulating the weekly job (`planPayout`) without further income. Money below the
 * minimum, or without an account it can go to, is on none.
 */
export function paydaysOf(
  expected: readonly Expected[],
  facts: Pick<PayoutFacts, 'minimum' | 'bank'>,
  now: number,
): readonly Payday[] {
  const days: Payday[] = [];
  let waiting: readonly Expected[] = expected
    .filter(({ amount }) => amount > 0)
    .toSorted((a, b) => a.from - b.from);
  let balance: readonly Piece[] = [];
  let run = nextPayoutRun(now);
  for (let idle = 0; idle < WEEKS_AHEAD && waiting.length + balance.length > 0; idle += 1) {
    const due = waiting.filter(({ from }) => from <= run);
    waiting = waiting.slice(due.length);
    balance = [...balance, ...due];
    const available = balance.reduce((sum, { amount }) => sum + amount, 0);
    const plan = planPayout({ ...facts, available, hasOpen: false }, run);
    if (typeof plan !== 'string') {
      const { rest } = split(balance, plan.amount);
      const done = balance.slice(0, balance.length - rest.length);
      const day = manilaDayKey(manilaDayNumber(run));
      days.push({ day, amount: plan.amount, pieces: done.map(({ id }) => id) });
      balance = rest;
      idle = 0;
    }
    run = nextPayoutRun(run);
  }
  return days;
}
