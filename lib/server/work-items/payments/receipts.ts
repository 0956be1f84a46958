import 'server-only';
import { and, eq, or, sql } from 'drizzle-orm';
import * as contract from '@/lib/contract/work-items/documents';
import { fullName } from '@/lib/domain/accounts/full-name';
import type { Party } from '@/lib/domain/meetings/meeting';
import { formatDay } from '@/lib/domain/platform/clock-labels';
import { renderPdf } from '@/lib/server/adapters/pdf/pdf';
import type { PdfDocument } from '@/lib/server/adapters/pdf/port';
import * as paidReceipts from '@/lib/server/payments/statements/receipts';
import {
  type PaidPayment,
  paidPaymentOf,
  referenceOf,
} from '@/lib/server/payments/statements/receipts';
import { notFound } from '@/lib/server/platform/app-error';
import { database, type Executor } from '@/lib/server/platform/db/pool';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { operation } from '@/lib/server/platform/pipeline/operation';
import type { Feature } from '@/lib/server/registry/feature';
import { workItemMilestones, workItemPurchases } from '@/lib/server/schema/work-items';
import { ownRows, type WorkItemRows } from '../records/service';

// Operations

export const getWorkItemReceipt = operation(
  contract.getWorkItemReceipt,
  async ({ actor, params, now }) => {
    const party = { side: 'client', userId: actor.id } as const;
    const receipt = await receiptOf(party, params.id, params.childId);
    const body = await renderPdf(receiptDocument(receipt, now));
    const name = `receipt-${referenceOf(receipt)}.pdf`;
    return { name, contentType: 'application/pdf', size: body.length, body };
  },
  { before: ({ actor }) => consumeRateLimit('pdf_account', actor.id) },
);

function receiptDocument({ rows, part, ...paid }: WorkItemReceipt, now: number): PdfDocument {
  const { item, client, lawyer } = rows;
  const accepted = item.acceptedAt
    ? ([['Agreement accepted on', formatDay(item.acceptedAt.getTime())]] as const)
    : [];
  return paidReceipts.receiptDocument(
    paid,
    [
      ['Paid by', fullName(client)],
      ['Lawyer', `Atty. ${lawyer.displayName}`],
      ['For', whatFor(part)],
      ...accepted,
    ],
    now,
  );
}

function whatFor(part: WorkItemReceipt['part']): string {
  if (part === 'services') return 'Additional legal services beside an engagement agreement';
  const whole = 'Legal services under an engagement agreement';
  return part === null ? whole : `${whole}, milestone ${part}`;
}

// Service

interface WorkItemReceipt extends PaidPayment {
  readonly rows: WorkItemRows;
  /** Position of a milestone among several, from 1; null where the agreement was paid at once. */
  readonly part: number | 'services' | null;
}

async function receiptOf(party: Party, itemId: string, partId: string): Promise<WorkItemReceipt> {
  const rows = await ownRows(database(), party, itemId);
  const milestone = await findMilestone(database(), itemId, partId);
  if (milestone) {
    const paid = await paidPaymentOf(database(), { type: 'milestone', id: partId });
    return { ...paid, rows, part: milestone.name === null ? null : milestone.place };
  }
  const purchase = await findPurchase(database(), itemId, partId);
  if (!purchase) throw notFound();
  const paid = await paidPaymentOf(database(), { type: 'service_purchase', id: purchase.id });
  return { ...paid, rows, part: 'services' };
}

// Store

async function findMilestone(exec: Executor, itemId: string, id: string) {
  const place = sql<number>`(select count(*)::int from work_item_milestones other
    where other.work_item_id = ${itemId} and other.position <= work_item_milestones.position)`;
  const [row] = await exec
    .select({ id: workItemMilestones.id, name: workItemMilestones.name, place })
    .from(workItemMilestones)
    .where(and(eq(workItemMilestones.workItemId, itemId), eq(workItemMilestones.id, id)));
  return row;
}

/** Finds a purchase of this agreement: by its id, or by that of a service it bought, which is what clients know. */
async function findPurchase(exec: Executor, itemId: string, id: string) {
  const bought = sql`${workItemPurchases.id} in
    (select service.purchase_id from work_item_services service where service.id = ${id})`;
  const [row] = await exec
    .select({ id: workItemPurchases.id })
    .from(workItemPurchases)
    .where(and(eq(workItemPurchases.workItemId, itemId), or(eq(workItemPurchases.id, id), bought)));
  return row;
}

// Feature

export const receipts: Pick<Feature, 'operations'> = {
  operations: [getWorkItemReceipt],
};
