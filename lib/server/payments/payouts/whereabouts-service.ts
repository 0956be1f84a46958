import 'server-only';
import { cache } from 'react';
import type { PayoutStatus } from '@/lib/domain/payments/payout';
import {
  type Expected,
  type Hold,
  type HoldReason,
  type Payday,
  paydaysOf,
  remainderOf,
  type Traced,
  traced,
  type Whereabouts,
} from '@/lib/domain/payments/whereabouts';
import { notFound } from '@/lib/server/platform/app-error';
import { database, type Executor } from '@/lib/server/platform/db/pool';
import { registeredPayables } from '@/lib/server/registry/registry';
import { movementsOf } from '../ledger/balances-service';
import {
  type PaymentOfLawyer,
  type ReceivedPayment,
  receivedOf,
  withTitles,
} from '../ledger/received-service';
import { withheldOfPayments } from '../tax/withholding-service';
import { findOfLawyer, type PayoutRow, type PayoutTerms, payoutTerms } from './service';

type PayoutState = NonNullable<Awaited<ReturnType<typeof movementsOf>>[number]['payout']>;

export interface Where {
  readonly state: Whereabouts;
  readonly hold: Hold | null;
  /** Centavos that a decision leaves to the lawyer; null where none waits to be carried out. */
  readonly kept: number | null;
  /** Day key of the Monday on which the last part is paid out. */
  readonly payday: string | null;
  readonly payouts: readonly { readonly payout: PayoutState; readonly amount: number }[];
}

export interface Money {
  readonly paydays: readonly Payday[];
  readonly waiting: readonly { why: HoldReason; amount: number; count: number }[];
  whereIs(payment: Pick<ReceivedPayment, 'id' | 'amounts'>): Where;
}

/**
 * Returns all of a lawyer's money, in a number of statements that grows neither with payments nor with payouts.
 * @param terms given when they are loaded already
 */
export async function moneyOf(
  lawyerId: string,
  now: number,
  terms?: Promise<PayoutTerms>,
): Promise<Money> {
  const [{ shares, balance, held, states }, known] = await Promise.all([
    piecesOf(database(), lawyerId),
    terms ?? payoutTerms(database(), lawyerId),
  ]);
  const paydays = paydaysOf(
    [...balance.map((piece) => ({ ...piece, from: now })), ...dated(held, now)],
    known,
    now,
  );
  return {
    paydays,
    waiting: waitingOf(held),
    whereIs: finder({ shares, balance, held, paydays, states }),
  };
}

const piecesOf = cache(async (exec: Executor, lawyerId: string) => {
  const [movements, held] = await Promise.all([
    movementsOf(exec, lawyerId),
    heldPayments(exec, lawyerId),
  ]);
  const states = movements.flatMap(({ payout }) => (payout ? [[payout.id, payout] as const] : []));
  return { ...traced(movements), held, states: new Map(states) };
});

/** A payment, its share of a payout, and the tax that was withheld of that share at the release; centavos. */
export interface PartOfPayout extends PaymentOfLawyer {
  readonly share: number;
  readonly withheld: number;
}

/**
 * Returns a lawyer's payout with the payments it consists of, the oldest first.
 * @throws AppError not_found
 */
export async function partsOfPayout(
  lawyerId: string,
  id: string,
): Promise<{ payout: PayoutRow; parts: PartOfPayout[] }> {
  const exec = database();
  const payout = await findOfLawyer(exec, lawyerId, id);
  if (!payout) throw notFound();
  const { shares } = traced(await movementsOf(exec, lawyerId));
  const amounts = new Map<string, number>();
  for (const { payoutId, paymentId, amount } of shares)
    if (payoutId === id) amounts.set(paymentId, (amounts.get(paymentId) ?? 0) + amount);
  const payments = await receivedOf(exec, lawyerId, {
    which: 'ids',
    ids: [...amounts.keys()],
  });
  const named = await withTitles(exec, payments.toReversed());
  const withheld = await withheldOfPayments(exec, [...amounts.keys()]);
  const parts = named.map((one) => {
    const { id, amounts: of } = one.payment;
    const [share, tax] = [amounts.get(id) ?? 0, withheld.get(id) ?? 0];
    return { ...one, share, withheld: Math.round((tax * share) / Math.max(1, of.net - tax)) };
  });
  return { payout, parts };
}

interface Held {
  readonly payment: ReceivedPayment;
  readonly hold: Hold;
}

async function heldPayments(exec: Executor, lawyerId: string): Promise<Held[]> {
  const unreleased = await receivedOf(exec, lawyerId, { which: 'unreleased' });
  const payments = unreleased.filter(({ amounts }) => amounts.net > 0);
  const holds = await Promise.all(
    registeredPayables().map(async ({ type, holds: holdsOf }) => {
      const ofType = payments.filter(({ payableType }) => payableType === type);
      const ids = [...new Set(ofType.map(({ payableId }) => payableId))];
      const byId = new Map((await holdsOf(exec, ids)).map((hold) => [hold.id, hold]));
      return ofType.flatMap((payment) => {
        const hold = byId.get(payment.payableId);
        return hold ? [{ payment, hold }] : [];
      });
    }),
  );
  return holds.flat();
}

function dated(held: readonly Held[], now: number): Expected[] {
  return held.flatMap(({ payment: { id, amounts }, hold }) =>
    hold.until === null
      ? []
      : [{ id, amount: remainderOf(amounts.net, hold), from: Math.max(hold.until, now) }],
  );
}

function waitingOf(held: readonly Held[]): Money['waiting'] {
  const sums = new Map<HoldReason, { amount: number; count: number }>();
  for (const { payment, hold } of held) {
    const { net } = payment.amounts;
    // Of what has a day, only that which goes back to the client by a decision.
    const without = hold.until === null ? net : net - remainderOf(net, hold);
    if (without === 0) continue;
    const { amount, count } = sums.get(hold.why) ?? { amount: 0, count: 0 };
    sums.set(hold.why, { amount: amount + without, count: count + 1 });
  }
  return [...sums].map(([why, sum]) => ({ why, ...sum }));
}

interface Known extends Traced, Pick<Money, 'paydays'> {
  readonly held: readonly Held[];
  readonly states: ReadonlyMap<string, PayoutState>;
}

const ENDED: readonly PayoutStatus[] = ['DECLINED', 'FAILED', 'RETURNED'];

function finder({ shares, balance, held, paydays, states }: Known): Money['whereIs'] {
  const days = new Map(paydays.flatMap(({ day, pieces }) => pieces.map((id) => [id, day])));
  const holds = new Map(held.map(({ payment, hold }) => [payment.id, hold]));
  const left = new Set(balance.map(({ id }) => id));
  const paid = new Map<string, { payout: PayoutState; amount: number }[]>();
  for (const { paymentId, payoutId, amount } of shares) {
    const payout = states.get(payoutId);
    if (!payout || ENDED.includes(payout.status)) continue;
    paid.set(paymentId, [...(paid.get(paymentId) ?? []), { payout, amount }]);
  }
  return ({ id, amounts }) => {
    const payouts = paid.get(id) ?? [];
    const hold = holds.get(id) ?? null;
    const kept = hold?.why === 'decided' ? remainderOf(amounts.net, hold) : null;
    const known = { hold, kept, payday: days.get(id) ?? null, payouts };
    if (amounts.net <= 0) return { ...known, state: 'back' };
    if (left.has(id)) return { ...known, state: 'balance' };
    return { ...known, state: payouts.length > 0 ? 'payout' : 'held' };
  };
}
