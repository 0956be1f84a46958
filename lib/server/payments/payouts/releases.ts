import 'server-only';
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { releasable } from '@/lib/domain/payments/ledger';
import type { PayableRef, PayableType } from '@/lib/domain/payments/payment';
import { partsReceived } from '@/lib/domain/payments/refund';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import { ledgerEntries, ledgerPostings, payments, refunds } from '@/lib/server/schema/payments';
import { lockAllArrived } from '../checkout/service';
import { postReleases } from '../ledger/ledger';
import { withholdFrom } from '../tax/withholding-service';

// Service

interface HeldMoney {
  /** Centavos held for the client that may still be refunded, the platform's fee included. */
  readonly refundable: number;
  /** Centavos that a release would move to the lawyer. */
  readonly releasable: number;
  readonly released: number;
}

/**
 * Releases the held part of the lawyer's fee of a payable to the lawyer: what arrived less its refunds, open ones
 * included. While the tax pack is on, tax is withheld of it. Returns the centavos released, before tax; a repeat
 * releases nothing more and returns 0.
 */
export function releasePayment(tx: Transaction, payable: PayableRef, now: number): Promise<number> {
  return releasePayments(tx, payable.type, [payable.id], now);
}

export async function releasePayments(
  tx: Transaction,
  type: PayableType,
  ids: readonly string[],
  now: number,
): Promise<number> {
  if (ids.length === 0) return 0;
  await lockAllArrived(tx, type, ids);
  const releases = (await listHeld(tx, type, ids))
    .map((row) => ({
      paymentId: row.payment.id,
      payableId: row.payment.payableId,
      amount: heldOf(row).releasable,
    }))
    .filter(({ amount }) => amount > 0);
  const withheld = await withholdFrom(tx, type, releases, now);
  await postReleases(
    tx,
    releases.map((one) => ({ ...one, withheld: withheld.get(one.paymentId) ?? 0 })),
    now,
  );
  return releases.reduce((sum, { amount }) => sum + amount, 0);
}

/** Returns the money of these payables by their ids; those without any are missing. One statement. */
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

/** Computes the money of one payment: it is released once, and nothing of it is refunded after that. */
function heldOf({ payment, requested, released }: HeldRow): HeldMoney {
  if (released > 0) return { refundable: 0, releasable: 0, released };
  return {
    refundable: (payment.received ?? 0) - requested,
    releasable: releasable(partsReceived(payment), requested),
    released,
  };
}

// Store

async function listHeld(exec: Executor, type: PayableType, ids: readonly string[]) {
  if (ids.length === 0) return [];
  // Written out, as in the store of the checkout.
  const requested = sql<number>`(select coalesce(sum(refunds.amount), 0)::int from ${refunds}
    where refunds.payment_id = payments.id)`;
  const released = sql<number>`(select coalesce(sum(p.amount), 0)::int from ${ledgerEntries} e
    join ${ledgerPostings} p on p.entry_id = e.id and p.account = 'client_funds'
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
