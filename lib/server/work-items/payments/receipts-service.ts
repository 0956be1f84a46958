import 'server-only';
import type { Party } from '@/lib/domain/meetings/meeting';
import { type PaidPayment, paidPaymentOf } from '@/lib/server/payments/statements/receipts';
import { notFound } from '@/lib/server/platform/app-error';
import { database } from '@/lib/server/platform/db/pool';
import { ownRows, type WorkItemRows } from '../records/service';
import * as store from './receipts-store';

export interface WorkItemReceipt extends PaidPayment {
  readonly rows: WorkItemRows;
  /** The place of a milestone that has others beside it, from 1; null where the agreement was paid at once. */
  readonly part: number | 'services' | null;
}

/** What was paid for a part of an agreement; not found while no money arrived for it. */
export async function receiptOf(
  party: Party,
  itemId: string,
  partId: string,
): Promise<WorkItemReceipt> {
  const rows = await ownRows(database(), party, itemId);
  const milestone = await store.findMilestone(database(), itemId, partId);
  if (milestone) {
    const paid = await paidPaymentOf(database(), { type: 'milestone', id: partId });
    return { ...paid, rows, part: milestone.name === null ? null : milestone.place };
  }
  const purchase = await store.findPurchase(database(), itemId, partId);
  if (!purchase) throw notFound();
  const paid = await paidPaymentOf(database(), { type: 'service_purchase', id: purchase.id });
  return { ...paid, rows, part: 'services' };
}
