import 'server-only';
import type { Executor } from '@/lib/server/platform/db/pool';
import * as store from './balances-store';
import { arrivedFor, payablesOf } from './received-service';

/** A lawyer's money, centavos. */
export interface Balance {
  /** Held for clients: it becomes the lawyer's once the meeting or the work is over for long enough. */
  readonly held: number;
  /** The lawyer's, to be paid out. */
  readonly available: number;
  /** In payouts that wait, are to be sent or were sent. */
  readonly onTheWay: number;
  /** What arrived at the lawyer's bank. */
  readonly paidOut: number;
}

/** Three statements. */
export async function balanceOf(exec: Executor, lawyerId: string): Promise<Balance> {
  const arrived = arrivedFor(payablesOf(exec, lawyerId));
  const held = await store.sumHeld(exec, arrived);
  const available = await store.sumPayable(exec, lawyerId, arrived);
  return { held, available, ...(await store.sumPayouts(exec, lawyerId)) };
}

/** What the ledger owes a lawyer. Whoever pays it out holds the lawyer's lock. */
export function availableOf(exec: Executor, lawyerId: string): Promise<number> {
  return store.sumPayable(exec, lawyerId, arrivedFor(payablesOf(exec, lawyerId)));
}

/** What the ledger owed a lawyer before an instant. */
export function availableBefore(exec: Executor, lawyerId: string, at: number): Promise<number> {
  return store.sumPayable(exec, lawyerId, arrivedFor(payablesOf(exec, lawyerId)), at);
}
