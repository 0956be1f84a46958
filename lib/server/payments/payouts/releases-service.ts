import 'server-only';
import { releasable } from '@/lib/domain/payments/ledger';
import type { PayableRef, PayableType } from '@/lib/domain/payments/payment';
import { partsReceived } from '@/lib/domain/payments/refund';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import { lockAllArrived } from '../checkout/service';
import { postReleases } from '../ledger/service';
import * as store from './releases-store';

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
export function releasePayment(tx: Transaction, payable: PayableRef, now: number): Promise<number> {
  return releasePayments(tx, payable.type, [payable.id], now);
}

/** The same of several payables of a kind, in four statements. */
export async function releasePayments(
  tx: Transaction,
  type: PayableType,
  ids: readonly string[],
  now: number,
): Promise<number> {
  if (ids.length === 0) return 0;
  await lockAllArrived(tx, type, ids);
  const releases = (await store.listHeld(tx, type, ids))
    .map((row) => ({ paymentId: row.payment.id, amount: heldOf(row).releasable }))
    .filter(({ amount }) => amount > 0);
  await postReleases(tx, releases, now);
  return releases.reduce((sum, { amount }) => sum + amount, 0);
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
