import 'server-only';
import { type HeldPayment, refundableOf, sharesOf } from '@/lib/domain/cases/split';
import { formatPeso } from '@/lib/domain/platform/money';
import type { DisputeKind } from '@/lib/domain/work-items/objection';
import { openCase } from '@/lib/server/cases/proceedings/service';
import { heldMoney } from '@/lib/server/payments/payouts/releases';
import { refundPart } from '@/lib/server/payments/refunds/service';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import { requireMoved } from '@/lib/server/platform/db/errors';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import type { DisagreementSource, Outcome, SubjectFacts } from '@/lib/server/registry/disagreement';
import { deliveriesIn } from '../deliveries/service';
import type { PartRef } from '../payments/holds';
import { changeStatus, finishAll, listMilestones } from '../payments/milestones-service';
import { isBuying } from '../payments/purchases-service';
import {
  disputedParts,
  type HeldParts,
  partsIn,
  releaseParts,
  unreleasedParts,
} from '../payments/releases-service';
import { lockedById } from '../records/locks';
import { notifyParties } from '../records/notifications-service';
import * as records from '../records/service';
import * as store from './disputes-store';

/**
 * Opens the client's objection to finished work, or report that it isn't finished: its money is held until a
 * decision. The caller holds the locks.
 */
export async function openDispute(
  tx: Transaction,
  rows: records.WorkItemRows,
  { kind, reason, asked }: NewDispute,
  now: number,
): Promise<void> {
  const { id, clientId, lawyerId } = rows.item;
  const row = { workItemId: id, kind, reason, createdAt: new Date(now) };
  const disputeId = await store.insertDispute(tx, row);
  const people = { clientId, lawyerId, asked };
  await openCase(tx, { kind, subject: { disputeId }, ...people }, now);
  await notifyParties(tx, rows, { type: kind === 'OBJECTION' ? 'objected' : 'problem' }, now);
}

interface NewDispute {
  readonly kind: DisputeKind;
  readonly reason: string;
  /** Centavos asked back; null for all that is held. */
  readonly asked: number | null;
}

/** Disputes as subjects of cases, by their ids. */
export const disagreements: DisagreementSource = {
  kinds: ['OBJECTION', 'UNFINISHED'],
  lock: async (tx, id) => {
    await lockedDispute(tx, id);
  },
  factsOf: factsOfDisputes,
  withoutCase: async (exec, limit) =>
    (await store.findWithoutCase(exec, limit)).map(({ id, ...about }) => ({
      ...about,
      subject: { disputeId: id },
    })),
  carryOut,
  changed: async (tx, id) => {
    const { rows } = await lockedDispute(tx, id);
    await records.publishWorkItem(tx, rows);
  },
};

async function lockedDispute(tx: Transaction, id: string) {
  const dispute = await store.findDispute(tx, id);
  const rows = dispute && (await lockedById(tx, dispute.workItemId));
  if (!rows) throw notFound();
  return { dispute, rows };
}

/** Loads titles, statements, deliveries and held money of disputes. Seven statements in all. */
async function factsOfDisputes(exec: Executor, ids: readonly string[]) {
  const disputed = await store.findDisputed(exec, ids);
  const held = await heldOfDisputes(
    exec,
    disputed.filter(({ dispute }) => dispute.decidedAt === null),
  );
  const delivered = await deliveriesIn(
    exec,
    disputed.map(({ item }) => item.id),
  );
  return new Map<string, SubjectFacts>(
    disputed.map(({ dispute, item }) => [
      dispute.id,
      {
        title: item.title,
        agreementId: item.id,
        meetingId: null,
        opening: dispute.reason,
        answer: null,
        deliveries: delivered.get(item.id) ?? [],
        held: (held.get(dispute.id) ?? []).map(({ part, ...money }) => ({
          ...money,
          partId: part.id,
        })),
      },
    ]),
  );
}

/**
 * Refunds the awarded amount, from the latest payment first, and releases the rest. A case about unfinished work ends
 * the agreement.
 * @throws AppError bad_transition where nothing waits any more, or while a payment is on its way; invalid_input for
 * more than is held
 */
async function carryOut(
  tx: Transaction,
  id: string,
  { refund, reason, settled }: Outcome,
  now: number,
): Promise<void> {
  const { dispute, rows } = await lockedDispute(tx, id);
  if (dispute.decidedAt)
    throw new AppError('bad_transition', 'Nothing about this agreement waits for a decision.');
  const held = await disputedParts(tx, rows.item, dispute);
  if (dispute.kind === 'UNFINISHED') await endUnfinished(tx, rows.item.id, now);
  const refunded = await giveBack(tx, held, { refund, cause: `dispute:${dispute.id}` }, now);
  await releaseParts(tx, held, now);
  const decidedAt = new Date(now);
  await store.decide(tx, dispute.id, { refunded, decision: reason, decidedAt });
  await notifyParties(tx, rows, { type: 'decided', refunded, kind: dispute.kind, settled }, now);
}

/** Ends an agreement with unfinished work: paid parts count as finished, and nothing more is requested. */
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

/** Returns the held money of each dispute by its id, the latest payment first. Four statements in all. */
export async function heldOfDisputes(
  exec: Executor,
  disputed: readonly DisputedItem[],
): Promise<ReadonlyMap<string, ({ readonly part: PartRef } & HeldPayment)[]>> {
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

async function giveBack(
  tx: Transaction,
  held: HeldParts,
  { refund, cause }: { refund: number | null; cause: string },
  now: number,
): Promise<number> {
  const amounts = await amountsOf(tx, held);
  const all = refundableOf(amounts);
  const owed = refund ?? all;
  if (owed > all)
    throw new AppError('invalid_input', `Only ${formatPeso(all)} of this agreement is held.`);
  const shares = sharesOf(amounts, owed);
  for (const [at, { part }] of amounts.entries()) {
    const amount = shares[at] ?? 0;
    if (amount > 0) await refundPart(tx, part, { amount, reason: 'DISPUTE', cause }, now);
  }
  return owed;
}

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
