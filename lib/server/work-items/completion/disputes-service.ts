import 'server-only';
import { formatPeso } from '@/lib/domain/platform/money';
import type { DisputeKind } from '@/lib/domain/work-items/objection';
import { type HeldPayment, sharesOf } from '@/lib/domain/work-items/split';
import { env } from '@/lib/env';
import { queueMail } from '@/lib/server/notifications/mails/service';
import { heldMoney } from '@/lib/server/payments/payouts/releases';
import { refundPart } from '@/lib/server/payments/refunds/service';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import { record } from '@/lib/server/platform/audit/service';
import { requireMoved } from '@/lib/server/platform/db/errors';
import { type Executor, type Transaction, transaction } from '@/lib/server/platform/db/pool';
import type { PartRef } from '../payments/holds';
import { changeStatus, finishAll, listMilestones } from '../payments/milestones-service';
import { isBuying } from '../payments/purchases-service';
import {
  disputedParts,
  findOpenDispute,
  type HeldParts,
  partsIn,
  releaseParts,
  unreleasedParts,
} from '../payments/releases-service';
import { announce } from '../records/announcements-service';
import { lockedById } from '../records/locks';
import * as records from '../records/service';
import { toDecideMail } from './disputes-mails';
import * as store from './disputes-store';

/**
 * The client objects to finished work, or reports that it isn't finished: its money is held until a person decides. The caller
 * holds the locks.
 */
export async function openDispute(
  tx: Transaction,
  rows: records.WorkItemRows,
  { kind, reason }: { kind: DisputeKind; reason: string },
  now: number,
): Promise<void> {
  const { id } = rows.item;
  await store.insertDispute(tx, { workItemId: id, kind, reason, createdAt: new Date(now) });
  await announce(tx, rows, { type: kind === 'OBJECTION' ? 'objected' : 'problem' }, now);
  await queueMail(tx, {
    to: env.SUPPORT_EMAIL,
    template: 'dispute-to-decide',
    dedupeKey: `dispute-to-decide:${id}:${now}`,
    content: await toDecideMail(id),
  });
}

/** What becomes of the money: all of it the lawyer's, all of it back, or so many centavos back. */
export interface Decision {
  readonly back: 'nothing' | 'everything' | number;
  /** What both read. */
  readonly reason: string;
}

/**
 * Decides an objection or a report: what goes back is refunded, of what was paid last first, and the rest is released. With the
 * decision about unfinished work the agreement ends.
 *
 * @throws AppError not_found; bad_transition when nothing waits for a decision, or while a payment is on its way; invalid_input
 *   for more than is held
 */
export function decideDispute(
  id: string,
  { back, reason }: Decision,
  adminId: string,
  now: number,
): Promise<void> {
  return transaction(async (tx) => {
    const rows = await lockedById(tx, id);
    if (!rows) throw notFound();
    const dispute = await findOpenDispute(tx, id);
    if (!dispute)
      throw new AppError('bad_transition', 'Nothing about this agreement waits for a decision.');
    const held = await disputedParts(tx, rows.item, dispute);
    if (dispute.kind === 'UNFINISHED') await endUnfinished(tx, id, now);
    const refunded = await giveBack(tx, held, { back, cause: `dispute:${dispute.id}` }, now);
    await releaseParts(tx, held, now);
    const decidedAt = new Date(now);
    await store.decide(tx, dispute.id, { refunded, decision: reason, decidedAt });
    await announce(tx, rows, { type: 'decided', refunded, kind: dispute.kind }, now);
    const detail = `${refunded} centavos back`;
    const by = { role: 'admin', userId: adminId } as const;
    await record(tx, 'dispute_decided', by, { subject: id, detail, now });
  });
}

/** What is paid counts as finished, and nothing more is asked for. */
async function endUnfinished(tx: Transaction, id: string, now: number): Promise<void> {
  const milestones = await listMilestones(tx, id);
  const paying = milestones.some(({ status }) => status === 'PAYMENT_PENDING');
  if (paying || (await isBuying(tx, id)))
    throw new AppError('bad_transition', 'The client is paying for a part of it right now.');
  for (const { id: part, status } of milestones)
    if (status === 'WAITING') requireMoved(await changeStatus(tx, part, 'WAIVED'));
  const completedAt = new Date(now);
  await finishAll(tx, id, completedAt);
  const change = { completedAt, updatedAt: completedAt };
  requireMoved(await records.changeStatusOf(tx, id, 'COMPLETED', change));
}

interface DisputedItem {
  readonly dispute: store.DisputeRow;
  readonly item: Pick<records.ItemRow, 'id' | 'status'>;
}

/** What is held for the work that each dispute is about, by its id, what was paid last first. Four statements, however many there are. */
export async function heldOfDisputes(
  exec: Executor,
  disputed: readonly DisputedItem[],
): Promise<ReadonlyMap<string, HeldPayment[]>> {
  const parts = await unreleasedParts(
    exec,
    disputed.map(({ item }) => item.id),
  );
  const amounts = await amountsOf(exec, parts);
  return new Map(
    disputed.map(({ dispute, item }) => {
      const about = partsIn(parts, item, dispute);
      const ids = new Set([...idsOf(about.milestones), ...idsOf(about.purchases)]);
      return [dispute.id, amounts.filter(({ part }) => ids.has(part.id))];
    }),
  );
}

/** Owes this much of the held money to the client; answers the centavos. */
async function giveBack(
  tx: Transaction,
  held: HeldParts,
  { back, cause }: { back: Decision['back']; cause: string },
  now: number,
): Promise<number> {
  const amounts = await amountsOf(tx, held);
  const all = amounts.reduce((sum, { refundable }) => sum + refundable, 0);
  const wanted = { nothing: 0, everything: all };
  const owed = typeof back === 'number' ? back : wanted[back];
  if (owed > all)
    throw new AppError('invalid_input', `Only ${formatPeso(all)} of this agreement is held.`);
  const shares = sharesOf(amounts, owed);
  for (const [at, { part }] of amounts.entries()) {
    const amount = shares[at] ?? 0;
    if (amount > 0) await refundPart(tx, part, { amount, reason: 'DISPUTE', cause }, now);
  }
  return owed;
}

/** The money of each part, what was paid last first. */
async function amountsOf(
  exec: Executor,
  { milestones, purchases }: HeldParts,
): Promise<({ part: PartRef } & HeldPayment)[]> {
  const ofMilestones = await heldMoney(exec, 'milestone', idsOf(milestones));
  const ofPurchases = await heldMoney(exec, 'service_purchase', idsOf(purchases));
  const parts = [
    ...milestones.map(({ id, paidAt }) => {
      const part = { type: 'milestone', id } as const;
      return { part, ...(ofMilestones.get(id) ?? NOTHING), at: paidAt };
    }),
    ...purchases.map(({ id, purchasedAt }) => {
      const part = { type: 'service_purchase', id } as const;
      return { part, ...(ofPurchases.get(id) ?? NOTHING), at: purchasedAt };
    }),
  ];
  return parts.toSorted((a, b) => (b.at?.getTime() ?? 0) - (a.at?.getTime() ?? 0));
}

const NOTHING: HeldPayment = { refundable: 0, releasable: 0 };

function idsOf(rows: readonly { readonly id: string }[]): string[] {
  return rows.map(({ id }) => id);
}
