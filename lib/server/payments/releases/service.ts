import 'server-only';
import { releasable } from '@/lib/domain/payments/ledger';
import type { PayableRef, PayableType } from '@/lib/domain/payments/payment';
import { partsReceived } from '@/lib/domain/payments/refund';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import { lockArrived } from '../checkout/service';
import { postRelease } from '../ledger/service';
import * as store from './store';

/** What became of the money that arrived for a payable, centavos. */
export interface HeldMoney {
  /** Held for the client: it may still go back, the platform's own line included. */
  readonly refundable: number;
  /** What a release would make the lawyer's. */
  readonly releasable: number;
  /** What is the lawyer's. */
  readonly released: number;
}

/**
 * Makes what is held of the lawyer's fee of a payable the lawyer's: what arrived less its refunds, those on their way
 * included. Answers the centavos of it; a repeat releases nothing more, and answers 0.
 */
export async function releasePayment(
  tx: Transaction,
  payable: PayableRef,
  now: number,
): Promise<number> {
  await lockArrived(tx, payable);
  let sum = 0;
  for (const row of await store.listHeld(tx, payable.type, [payable.id])) {
    const { releasable: amount } = heldOf(row);
    if (amount === 0) continue;
    await postRelease(tx, row.payment.id, amount, now);
    sum += amount;
  }
  return sum;
}

/** The money of these payables by their ids; one for which none arrived is missing. One statement. */
export async function heldMoney(
  exec: Executor,
  type: PayableType,
  ids: readonly string[],
): Promise<ReadonlyMap<string, HeldMoney>> {
  const sums = new Map<string, HeldMoney>();
  for (const row of await store.listHeld(exec, type, ids)) {
    const { payableId } = row.payment;
    const [sum, one] = [sums.get(payableId), heldOf(row)];
    sums.set(payableId, {
      refundable: (sum?.refundable ?? 0) + one.refundable,
      releasable: (sum?.releasable ?? 0) + one.releasable,
      released: (sum?.released ?? 0) + one.released,
    });
  }
  return sums;
}

type HeldRow = Awaited<ReturnType<typeof store.listHeld>>[number];

/** Of one payment: it is released once, and nothing of it goes back after that. */
function heldOf({ payment, requested, released }: HeldRow): HeldMoney {
  if (released > 0) return { refundable: 0, releasable: 0, released };
  return {
    refundable: (payment.received ?? 0) - requested,
    releasable: releasable(partsReceived(payment), requested),
    released,
  };
}
