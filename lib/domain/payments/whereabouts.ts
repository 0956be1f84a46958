import { manilaDayKey, manilaDayNumber } from '@/lib/domain/platform/time';
import { nextPayoutRun, type PayoutFacts, planPayout } from './payout';

/**
 * Why money that arrived is not the lawyer's yet. meeting: it is not over for long enough · absence: its client reported
 * that the lawyer was not there · work: it is not finished · objections: its client may still object · objection: its
 * client did · unfinished: its client reported that the work is overdue · refund: one is under way.
 */
export const HOLD_REASONS = [
  'meeting',
  'absence',
  'work',
  'objections',
  'objection',
  'unfinished',
  'refund',
] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

/** Of them, those that a decision ends, and no day. */
export const DISPUTES: readonly HoldReason[] = ['absence', 'objection', 'unfinished'];

export interface Hold {
  readonly why: HoldReason;
  /** Epoch ms at which it ends by itself; null where something must happen first. */
  readonly until: number | null;
}

/**
 * Where the money of a payment is. held: for the client · balance: the lawyer's, not paid out · payout: in payouts that are
 * on their way or arrived · back: none of it is or becomes the lawyer's
 */
export const WHEREABOUTS = ['held', 'balance', 'payout', 'back'] as const;
export type Whereabouts = (typeof WHEREABOUTS)[number];

/** Centavos of a payment. */
export interface Piece {
  readonly id: string;
  readonly amount: number;
}

/** What changed the balance of a lawyer: a payment was released, a payout was made, a payout did not arrive. */
export type Movement =
  | ({ readonly kind: 'release' | 'payout' } & Piece)
  | { readonly kind: 'return'; readonly id: string };

/** Centavos of a payment that a payout took. */
export interface Share {
  readonly paymentId: string;
  readonly payoutId: string;
  readonly amount: number;
}

export interface Traced {
  /** In the order in which they were taken, those of payouts that did not arrive among them. */
  readonly shares: readonly Share[];
  /** What no payout has, what will be taken next first. */
  readonly balance: readonly Piece[];
}

/**
 * Which payout took what: each takes what has been in the balance for longest, and what comes back goes to the front again.
 *
 * @param movements all of a lawyer, the oldest first
 */
export function traced(movements: readonly Movement[]): Traced {
  const taken = new Map<string, readonly Piece[]>();
  let balance: readonly Piece[] = [];
  for (const movement of movements) {
    const { kind, id } = movement;
    if (kind === 'release') balance = [...balance, movement];
    else if (kind === 'return') balance = joined([...(taken.get(id) ?? []), ...balance]);
    else {
      const { parts, rest } = split(balance, movement.amount);
      taken.set(id, parts);
      balance = rest;
    }
  }
  const shares = [...taken].flatMap(([payoutId, parts]) =>
    parts.map((part) => ({ paymentId: part.id, payoutId, amount: part.amount })),
  );
  return { shares, balance: balance.map(({ id, amount }) => ({ id, amount })) };
}

/** So much of the first of these, and what is left of them. */
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

/** The parts of a payment that stand side by side as one. */
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
  /** Day key of a Monday in Manila. */
  readonly day: string;
  /** Centavos. */
  readonly amount: number;
  /** Ids of what is paid out to the end on this day. */
  readonly pieces: readonly string[];
}

/** Weeks without a payout after which none is named any more. */
const WEEKS_AHEAD = 60;

/**
 * The paydays to come, as the weekly job would go about them (`planPayout`) if nothing else arrived. What is below the
 * minimum, or has no account that it can go to, is on none.
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
