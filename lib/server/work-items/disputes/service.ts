import 'server-only';
import { formatDayTime } from '@/lib/domain/platform/clock-labels';
import { formatPeso } from '@/lib/domain/platform/money';
import { env } from '@/lib/env';
import { queueMail } from '@/lib/server/notifications/mails/service';
import { refundPart } from '@/lib/server/payments/refunds/service';
import { heldMoney } from '@/lib/server/payments/releases/service';
import { AppError } from '@/lib/server/platform/app-error';
import { record } from '@/lib/server/platform/audit/service';
import {
  database,
  type Executor,
  type Transaction,
  transaction,
} from '@/lib/server/platform/db/pool';
import { announce } from '../announcements/service';
import { lockedById } from '../changing/service';
import type { PartRef } from '../holds/service';
import { rowsOf, type WorkItemRows } from '../records/service';
import { findOpenDispute, type HeldParts, heldParts, releaseParts } from '../releases/service';
import { toDecideMail } from './mails';
import * as store from './store';

/** The client objects to finished work: its money is held until a person decides. The caller holds the locks. */
export async function openDispute(
  tx: Transaction,
  rows: WorkItemRows,
  reason: string,
  now: number,
): Promise<void> {
  const { id } = rows.item;
  await store.insertDispute(tx, { workItemId: id, reason, createdAt: new Date(now) });
  await announce(tx, rows, { type: 'objected' }, now);
  await queueMail(tx, {
    to: env.SUPPORT_EMAIL,
    template: 'dispute-to-decide',
    dedupeKey: `dispute-to-decide:${id}:${now}`,
    content: await toDecideMail(id),
  });
}

/** An objection that waits for a decision, as whoever decides reads it. */
interface OpenDispute {
  readonly agreement: string;
  readonly title: string;
  readonly lawyer: string;
  readonly client: string;
  readonly held: string;
  readonly objected: string;
  readonly reason: string;
}

/** The oldest first. */
export async function openDisputes(): Promise<OpenDispute[]> {
  const found = await store.listOpen(database());
  return Promise.all(found.map(described));
}

async function described(dispute: store.DisputeRow): Promise<OpenDispute> {
  const { item, lawyer, client } = await rowsOf(database(), dispute.workItemId);
  const held = await heldParts(database(), item, dispute.createdAt);
  const sum = (await amountsOf(database(), held)).reduce((all, { amount }) => all + amount, 0);
  return {
    ...{ agreement: item.id, title: item.title },
    lawyer: `Atty. ${lawyer.displayName}`,
    client: `${client.firstName} ${client.lastName}`,
    ...{ held: formatPeso(sum), reason: dispute.reason },
    objected: formatDayTime(dispute.createdAt.getTime()),
  };
}

/** What becomes of the money: all of it the lawyer's, all of it back, or so many centavos back. */
export interface Decision {
  readonly back: 'nothing' | 'everything' | number;
  /** What both read. */
  readonly reason: string;
}

/**
 * Decides an objection: what goes back is refunded, of what was paid last first, and the rest is released.
 *
 * @throws AppError bad_transition when no objection waits for a decision, invalid_input for more than is held
 */
export function decideDispute(id: string, { back, reason }: Decision, now: number): Promise<void> {
  return transaction(async (tx) => {
    const rows = await lockedById(tx, id);
    const dispute = rows && (await findOpenDispute(tx, id));
    if (!rows || !dispute)
      throw new AppError('bad_transition', 'No objection to this agreement waits for a decision.');
    const held = await heldParts(tx, rows.item, dispute.createdAt);
    const refunded = await giveBack(tx, held, { back, cause: `dispute:${dispute.id}` }, now);
    await releaseParts(tx, held, now);
    const decidedAt = new Date(now);
    await store.decide(tx, dispute.id, { refunded, decision: reason, decidedAt });
    await announce(tx, rows, { type: 'decided', refunded }, now);
    const detail = `${refunded} centavos back`;
    await record(tx, 'dispute_decided', { role: 'operator' }, { subject: id, detail, now });
  });
}

/** Owes this much of the held money to the client; answers the centavos. */
async function giveBack(
  tx: Transaction,
  held: HeldParts,
  { back, cause }: { back: Decision['back']; cause: string },
  now: number,
): Promise<number> {
  const amounts = await amountsOf(tx, held);
  const all = amounts.reduce((sum, { amount }) => sum + amount, 0);
  const wanted = { nothing: 0, everything: all };
  const owed = typeof back === 'number' ? back : wanted[back];
  if (owed > all)
    throw new AppError('invalid_input', `Only ${formatPeso(all)} of this agreement is held.`);
  let left = owed;
  for (const { part, amount } of amounts) {
    const share = Math.min(left, amount);
    if (share > 0) await refundPart(tx, part, { amount: share, reason: 'DISPUTE', cause }, now);
    left -= share;
  }
  return owed;
}

/** Centavos of each part that can go back, what was paid last first. */
async function amountsOf(
  exec: Executor,
  { milestones, purchases }: HeldParts,
): Promise<{ part: PartRef; amount: number }[]> {
  const ofMilestones = await heldMoney(exec, 'milestone', idsOf(milestones));
  const ofPurchases = await heldMoney(exec, 'service_purchase', idsOf(purchases));
  const parts = [
    ...milestones.map(({ id, paidAt }) => {
      const amount = ofMilestones.get(id)?.refundable ?? 0;
      return { part: { type: 'milestone', id } as const, amount, at: paidAt };
    }),
    ...purchases.map(({ id, purchasedAt }) => {
      const amount = ofPurchases.get(id)?.refundable ?? 0;
      return { part: { type: 'service_purchase', id } as const, amount, at: purchasedAt };
    }),
  ];
  return parts.toSorted((a, b) => (b.at?.getTime() ?? 0) - (a.at?.getTime() ?? 0));
}

function idsOf(rows: readonly { readonly id: string }[]): string[] {
  return rows.map(({ id }) => id);
}
