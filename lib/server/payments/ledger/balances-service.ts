import 'server-only';
import type { Movement } from '@/lib/domain/payments/whereabouts';
import type { Executor } from '@/lib/server/platform/db/pool';
import { given } from '@/lib/server/platform/db/prepared';
import * as store from './balances-store';
import { arrivedFor, payablesOf } from './received-service';

/** A lawyer's balance, in centavos. */
export interface Balance {
  readonly held: number;
  /** Released to the lawyer and not paid out yet. */
  readonly available: number;
  readonly onTheWay: number;
  /** Centavos that arrived at the lawyer's bank. */
  readonly paidOut: number;
  readonly hasOpen: boolean;
}

const arrived = (exec: Executor) => arrivedFor(payablesOf(exec, given('lawyerId')));
const balances = store.balancesWith(arrived);
const available = store.availableWith(arrived);
const availableAt = store.availableAtWith(arrived);
const movements = store.movementsWith(arrived);

/** Returns a lawyer's balance. One statement. */
export async function balanceOf(exec: Executor, lawyerId: string): Promise<Balance> {
  const [row] = await balances(exec, { lawyerId });
  if (!row) throw new Error('sums of payouts have one row');
  const { hasOpen, ...sums } = row;
  return {
    held: Number(sums.held),
    available: Number(sums.available),
    onTheWay: Number(sums.onTheWay),
    paidOut: Number(sums.paidOut),
    hasOpen,
  };
}

export async function availableOf(exec: Executor, lawyerId: string): Promise<number> {
  return sumOf(await available(exec, { lawyerId }));
}

/** Returns the available balance of a lawyer before an instant. */
export async function availableBefore(
  exec: Executor,
  lawyerId: string,
  at: number,
): Promise<number> {
  return sumOf(await availableAt(exec, { lawyerId, before: new Date(at) }));
}

function sumOf([row]: readonly { sum: string }[]): number {
  return Number(row?.sum ?? 0);
}

/**
 * Returns the movements of a lawyer's balance, the oldest first: releases less tax, returned tax, payouts in their
 * current state, and returned payouts. One statement.
 */
export async function movementsOf(exec: Executor, lawyerId: string) {
  const rows = await movements(exec, { lawyerId });
  return rows.map(
    ({ kind, id, amount, payout }): Movement & Pick<(typeof rows)[number], 'payout'> => ({
      kind,
      id,
      amount: Number(amount),
      payout,
    }),
  );
}
