import 'server-only';
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { releasable } from '@/lib/domain/payments/ledger';
import type { PayableRef, PayableType } from '@/lib/domain/payments/payment';
import { partsReceived } from '@/lib/domain/payments/refund';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import { ledgerEntries, ledgerPostings, payments, refunds } from '@/lib/server/schema/payments';
import { lockAllArrived } from '../checkout/service';
import { postReleases } from '../ledger/ledger';

// Service

/** What became of the money that arrived for a payable, centavos. */
interface HeldMoney {
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
  const releases = (await listHeld(tx, type, ids))
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
  for (const row of await listHeld(exec, type, ids)) {
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

type HeldRow = Awaited<ReturnType<typeof listHeld>>[number];

/** Of one payment: it is released once, and nothing of it goes back after that. */
function heldOf({ payment, requested, released }: HeldRow): HeldMoney {
  if (released > 0) return { refundable: 0, releasable: 0, released };
  return {
    refundable: (payment.received ?? 0) - requested,
    releasable: releasable(partsReceived(payment), requested),
    released,
  };
}

// Store

/** Payments for these payables that arrived, the oldest first, with the centavos that refunds asked for and that were released. */
async function listHeld(exec: Executor, type: PayableType, ids: readonly string[]) {
  if (ids.length === 0) return [];
  // Written out, as in the store of the checkout.
  const requested = sql<number>`(select coalesce(sum(refunds.amount), 0)::int from ${refunds}
    where refunds.payment_id = payments.id)`;
  const released = sql<number>`(select coalesce(-sum(p.amount), 0)::int from ${ledgerEntries} e
    join ${ledgerPostings} p on p.entry_id = e.id and p.account = 'lawyer_payable'
    where e.source_type = 'payment' and e.source_id = payments.id and e.kind = 'release')`;
  return exec
    .select({ payment: payments, requested, released })
    .from(payments)
    .where(
      and(
        eq(payments.payableType, type),
        inArray(payments.payableId, [...ids]),
        isNotNull(payments.received),
      ),
    )
    .orderBy(asc(payments.createdAt), asc(payments.id));
}
