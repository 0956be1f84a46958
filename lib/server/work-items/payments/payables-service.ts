import 'server-only';
import { SERVICES_PART } from '@/lib/catalogue/agreement-money';
import { HOLIDAYS } from '@/lib/catalogue/holidays';
import { fullName } from '@/lib/domain/accounts/full-name';
import { reviewAuthor } from '@/lib/domain/lawyers/review';
import type { MilestoneStatus, PurchaseStatus } from '@/lib/domain/work-items/milestone';
import { answerEnd } from '@/lib/domain/work-items/order';
import { findLatest } from '@/lib/server/payments/checkout/service';
import { requireMoved } from '@/lib/server/platform/db/errors';
import { database, type Executor, type Transaction } from '@/lib/server/platform/db/pool';
import type {
  Confirm,
  Outcome,
  Payable,
  PayableDescription,
  PayableTitle,
  RefundNotification,
} from '@/lib/server/registry/payable';
import { changed } from '../records/locks';
import {
  type AgreementNotification,
  notifyParties,
  renderNotificationMail,
} from '../records/notifications-service';
import * as records from '../records/service';
import { acceptedAt } from './acceptance-service';
import { holdsOfMilestones, holdsOfPurchases } from './held-service';
import type { PartRef } from './holds';
import * as milestones from './milestones-service';
import * as store from './payables-store';
import * as purchases from './purchases-service';

/** Milestones as payables; the first one is paid on acceptance, and makes the agreement PAID. */
export const milestonePayable: Payable = {
  type: 'milestone',
  prepareConfirmation: prepareMilestoneConfirmation,
  expire: expireMilestone,
  notifyRefund: async (tx, id, refund) =>
    notifyRefund(tx, await itemOfMilestone(tx, id), id, refund),
  refundChanged: async (tx, id) => publish(tx, await itemOfMilestone(tx, id)),
  describe: describeMilestone,
  ofLawyer: store.milestonesOfLawyer,
  lawyersOf: store.lawyersOfMilestones,
  ofClient: store.milestonesOfClient,
  partsOf: store.milestonesIn,
  titles: async (exec, ids) => (await store.milestoneTitles(exec, ids)).map(titled),
  holds: (exec, ids) => holdsOfMilestones(exec, ids),
};

/** Additional services that are bought together. */
export const purchasePayable: Payable = {
  type: 'service_purchase',
  prepareConfirmation: preparePurchaseConfirmation,
  expire: (tx, id, _how, now) => expirePurchase(tx, id, now),
  notifyRefund: async (tx, id, refund) =>
    notifyRefund(tx, await itemOfPurchase(tx, id), id, refund),
  refundChanged: async (tx, id) => publish(tx, await itemOfPurchase(tx, id)),
  describe: describePurchase,
  ofLawyer: store.purchasesOfLawyer,
  lawyersOf: store.lawyersOfPurchases,
  ofClient: store.purchasesOfClient,
  partsOf: store.purchasesIn,
  titles: async (exec, ids) =>
    (await store.purchaseTitles(exec, ids)).map((row) => titled({ ...row, part: SERVICES_PART })),
  holds: (exec, ids) => holdsOfPurchases(exec, ids),
};

async function prepareMilestoneConfirmation(id: string, now: number): Promise<Confirm> {
  const milestone = await milestones.requireMilestone(database(), id);
  const rows = await records.rowsOf(database(), milestone.workItemId);
  const mail = await renderNotificationMail(rows, paidNotification(rows, milestone));
  return (tx) => confirmMilestone(tx, id, now, mail);
}

function paidNotification(
  { item }: records.WorkItemRows,
  { id, amount }: milestones.MilestoneRow,
): AgreementNotification {
  const type = item.status === 'PAID' ? 'milestone_paid' : 'paid';
  return { type, amount: amount + item.platformFee, part: id };
}

async function confirmMilestone(
  tx: Transaction,
  id: string,
  now: number,
  mail: Awaited<ReturnType<typeof renderNotificationMail>>,
): Promise<Outcome> {
  const rows = await records.lockedRowsOf(tx, await itemOfMilestone(tx, id));
  const milestone = await milestones.requireMilestone(tx, id);
  if (milestone.status === 'PAID') return 'known';
  // Money of an older checkout may be for other terms, and a newer one may be open.
  if (
    milestone.status === 'WAIVED' ||
    (await newestIs(tx, milestones.partOf(milestone))) !== 'PAID'
  )
    return 'gone';
  const isLater = rows.item.status === 'PAID';
  if (!isLater && !(await becomePaid(tx, rows, milestone, now))) return 'gone';
  const set = { holdExpiresAt: null, paidAt: new Date(now) };
  const askedAt = milestone.askedAt ?? new Date(now);
  if (!(await milestones.changeStatus(tx, id, 'PAID', { ...set, askedAt })))
    throw new Error('milestone changed under its lock');
  await notifyParties(tx, rows, paidNotification(rows, milestone), now, mail);
  return 'confirmed';
}

/** Shows a paid order to its lawyer, whose time to answer begins. The caller holds the locks. */
function receiveOrder(tx: Transaction, itemId: string, now: number): Promise<void> {
  const holidays = HOLIDAYS.map(({ date }) => date);
  const answerBy = new Date(answerEnd(now, holidays));
  return store.markReceived(tx, itemId, { receivedAt: new Date(now), answerBy });
}

/** Marks the agreement as paid when its first payment arrived: in time, or while the accepted proposal is unchanged. */
async function becomePaid(
  tx: Transaction,
  { item, order }: records.WorkItemRows,
  { id }: milestones.MilestoneRow,
  now: number,
): Promise<boolean> {
  if (item.status !== 'PAYMENT_PENDING' && item.status !== 'PROPOSAL') return false;
  const overdue = !item.expiresAt || item.expiresAt.getTime() <= now;
  if (item.status === 'PROPOSAL' && overdue) return false;
  const accepted = await acceptedAt(tx, item);
  const first = await milestones.firstOf(tx, item.id);
  if (!accepted || first.id !== id) return false;
  if (order) await receiveOrder(tx, item.id, now);
  return records.changeStatusOf(tx, item.id, 'PAID', {
    only: [item.status],
    acceptedAt: accepted,
    paidAt: new Date(now),
    updatedAt: new Date(now),
  });
}

/**
 * Ends the hold of a milestone without a payment: it can be paid again, and an agreement that it would have begun can
 * be accepted again. Nobody is told of one that is cancelled because the whole agreement ends.
 */
async function expireMilestone(
  tx: Transaction,
  id: string,
  how: 'EXPIRED' | 'CANCELLED',
  now: number,
): Promise<void> {
  const milestone = await milestones.requireMilestone(tx, id);
  if (milestone.status !== 'PAYMENT_PENDING') return;
  if ((await newestIs(tx, milestones.partOf(milestone))) === 'PENDING') return;
  const rows = await records.lockedRowsOf(tx, milestone.workItemId);
  const isFirst = rows.item.status === 'PAYMENT_PENDING';
  const change = { holdExpiresAt: null, ...(isFirst && { askedAt: null }) };
  if (!(await milestones.changeStatus(tx, id, 'WAITING', change))) return;
  if (!isFirst) return changed(tx, rows, now);
  const opened = { only: ['PAYMENT_PENDING'], acceptedAt: null, updatedAt: new Date(now) } as const;
  requireMoved(await records.changeStatusOf(tx, rows.item.id, 'PROPOSAL', opened));
  if (how === 'EXPIRED') await notifyParties(tx, rows, { type: 'unpaid' }, now);
}

async function describeMilestone(exec: Executor, id: string): Promise<PayableDescription> {
  const { workItemId, name, status, holdExpiresAt } = await milestones.requireMilestone(exec, id);
  const rows = await records.rowsOf(exec, workItemId);
  return {
    ...described(rows, name),
    title: `${rows.order ? 'Written work' : 'Engagement agreement'} with Atty. ${rows.lawyer.displayName}`,
    state: canPay(rows.item, status) ? MILESTONE_STATE[status] : 'cancelled',
    holdExpiresAt,
  };
}

/** Whether a part can be paid: its hold has no effect once the agreement was withdrawn, declined or completed. */
function canPay({ status }: records.WorkItemRows['item'], part: MilestoneStatus): boolean {
  return part !== 'WAITING' || status === 'PROPOSAL' || status === 'PAID';
}

const MILESTONE_STATE: Readonly<Record<MilestoneStatus, PayableDescription['state']>> = {
  PAYMENT_PENDING: 'waiting',
  PAID: 'confirmed',
  WAIVED: 'cancelled',
  WAITING: 'expired',
};

async function preparePurchaseConfirmation(id: string, now: number): Promise<Confirm> {
  const purchase = await purchases.requirePurchase(database(), id);
  const rows = await records.rowsOf(database(), purchase.workItemId);
  const mail = await renderNotificationMail(rows, purchasedNotification(purchase));
  return (tx) => confirmPurchase(tx, id, now, mail);
}

function purchasedNotification({
  id,
  price,
  platformFee,
}: purchases.PurchaseRow): AgreementNotification {
  return { type: 'services_purchased', amount: price + platformFee, part: id };
}

async function confirmPurchase(
  tx: Transaction,
  id: string,
  now: number,
  mail: Awaited<ReturnType<typeof renderNotificationMail>>,
): Promise<Outcome> {
  const rows = await records.lockedRowsOf(tx, await itemOfPurchase(tx, id));
  const purchase = await purchases.requirePurchase(tx, id);
  if (purchase.status === 'PURCHASED') return 'known';
  if (rows.item.status !== 'PAID') return 'gone';
  if (!(await purchases.claimAll(tx, purchase))) return 'gone';
  if (!(await purchases.changeStatus(tx, id, 'PURCHASED', { purchasedAt: new Date(now) })))
    throw new Error('purchase changed under the lock of its agreement');
  await notifyParties(tx, rows, purchasedNotification(purchase), now, mail);
  return 'confirmed';
}

/** Ends the hold of a purchase without a payment: its services can be bought again. */
async function expirePurchase(tx: Transaction, id: string, now: number): Promise<void> {
  const { status, workItemId } = await purchases.requirePurchase(tx, id);
  if (status !== 'PAYMENT_PENDING') return;
  const rows = await records.lockedRowsOf(tx, workItemId);
  if (!(await purchases.changeStatus(tx, id, 'EXPIRED'))) return;
  await purchases.freeServices(tx, id);
  await changed(tx, rows, now);
}

async function describePurchase(exec: Executor, id: string): Promise<PayableDescription> {
  const { workItemId, status, holdExpiresAt } = await purchases.requirePurchase(exec, id);
  const rows = await records.rowsOf(exec, workItemId);
  return {
    ...described(rows, SERVICES_PART),
    title: `Additional services of Atty. ${rows.lawyer.displayName}`,
    state:
      status === 'EXPIRED' && rows.item.status !== 'PAID' ? 'cancelled' : PURCHASE_STATE[status],
    holdExpiresAt,
  };
}

const PURCHASE_STATE: Readonly<Record<PurchaseStatus, PayableDescription['state']>> = {
  PAYMENT_PENDING: 'waiting',
  PURCHASED: 'confirmed',
  EXPIRED: 'expired',
};

function described({ item, client, lawyer, order }: records.WorkItemRows, part: string | null) {
  const { id, displayName, picture } = lawyer;
  return {
    clientId: client.id,
    clientEmail: client.email,
    clientName: reviewAuthor(client, true),
    lawyer: { id, displayName, picture },
    about: {
      kind: 'agreement',
      workItemId: item.id,
      title: item.title,
      part,
      objectionDays: item.objectionDays,
      isOrder: order !== null,
    },
  } as const;
}

function titled(row: {
  id: string;
  part: string | null;
  itemId: string;
  title: string;
  client: { id: string; firstName: string; lastName: string };
}): PayableTitle {
  const { id, part, itemId, title, client } = row;
  return {
    id,
    title: part ? `${title}: ${part}` : title,
    client: { id: client.id, name: fullName(client) },
    path: `/lawyer-portal/work-items/${itemId}`,
    clientPath: `/customer-portal/work-items/${itemId}`,
    time: null,
  };
}

async function notifyRefund(
  tx: Transaction,
  itemId: string,
  part: string,
  { reason, amount, now }: RefundNotification,
): Promise<void> {
  const rows = await records.rowsOf(tx, itemId);
  await notifyParties(tx, rows, { type: 'payment_refunded', reason, amount, part }, now);
}

async function publish(tx: Transaction, itemId: string): Promise<void> {
  await records.publishWorkItem(tx, await records.rowsOf(tx, itemId));
}

async function itemOfMilestone(exec: Executor, id: string): Promise<string> {
  return (await milestones.requireMilestone(exec, id)).workItemId;
}

async function itemOfPurchase(exec: Executor, id: string): Promise<string> {
  return (await purchases.requirePurchase(exec, id)).workItemId;
}

async function newestIs(tx: Transaction, part: PartRef) {
  return (await findLatest(tx, part))?.status;
}
