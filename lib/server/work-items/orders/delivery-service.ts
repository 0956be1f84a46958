import 'server-only';
import { memberIdOf, type Party } from '@/lib/domain/meetings/meeting';
import { attachFiles } from '@/lib/server/media/attachments/service';
import { AppError } from '@/lib/server/platform/app-error';
import { requireMoved } from '@/lib/server/platform/db/errors';
import { database, type Transaction, transaction } from '@/lib/server/platform/db/pool';
import { DISPUTED, notObjectableReasonOf } from '../completion/completion-service';
import { askChanges, insertDelivery } from '../deliveries/service';
import { insertFiles, usedSpaceOf } from '../files/service';
import { finishAll } from '../payments/milestones-service';
import { hasOpenDispute } from '../payments/releases-service';
import { lockedOwn } from '../records/locks';
import { notifyParties } from '../records/notifications-service';
import { requireAllowed } from '../records/policy';
import * as records from '../records/service';
import { dueDay } from './answers-service';
import * as store from './store';

interface Delivered {
  readonly files: readonly File[];
  readonly keepOriginal: boolean;
  readonly note: string | undefined;
}

/**
 * Delivers ordered work as files: the client accepts it, objects, or asks for an included revision. The lawyer's files
 * count alone against the room, so that the client's cannot fill it.
 * @throws AppError not_found, bad_transition; those of attachFiles
 */
export async function deliver(
  party: Party,
  id: string,
  { note, ...sent }: Delivered,
  now: number,
): Promise<void> {
  requireDeliverable(party, await records.ownRows(database(), party, id));
  const own = { ownerId: party.userId, memberId: memberIdOf(party) };
  const holder = { id, prefix: 'work-items', usedSpace: usedSpaceOf(party.userId) };
  await attachFiles(holder, sent, async (tx, attachments) => {
    const rows = await lockedOwn(tx, party, id);
    requireDeliverable(party, rows);
    if (await hasOpenDispute(tx, id)) throw new AppError('bad_transition', DISPUTED);
    const files = attachments.map((file) => ({ ...file, workItemId: id, ...own }));
    const fileIds = await insertFiles(tx, files);
    const deliveredAt = new Date(now);
    await insertDelivery(tx, { workItemId: id, note: note ?? null, fileIds, deliveredAt });
    const change = { only: ['PAID'], completedAt: deliveredAt, updatedAt: deliveredAt } as const;
    requireMoved(await records.changeStatusOf(tx, id, 'COMPLETED', change));
    await finishAll(tx, id, deliveredAt);
    await notifyParties(tx, rows, { type: 'delivered' }, now);
  });
}

function requireDeliverable({ side }: Party, rows: records.WorkItemRows): void {
  requireAllowed('deliver', side, rows);
  if (!rows.order?.answeredAt)
    throw new AppError('bad_transition', 'Please accept the order first.');
}

/**
 * Asks for an included revision of delivered work for the client: its days begin again.
 * @throws AppError not_found, bad_transition, too_late
 */
export function revise(party: Party, id: string, changes: string, now: number): Promise<void> {
  return transaction(async (tx) => {
    const rows = await lockedOwn(tx, party, id);
    requireAllowed('revise', party.side, rows);
    const { order } = rows;
    if (!order || order.revised >= order.revisions)
      throw new AppError(
        'bad_transition',
        'No revision is left: you can confirm the work, or object.',
      );
    await requireOpen(tx, rows, now);
    const at = new Date(now);
    await askChanges(tx, id, changes, at);
    await store.updateOrder(tx, id, { revised: order.revised + 1 });
    await store.reopen(tx, id);
    const change = { completedAt: null, dueDate: dueDay(order, now), updatedAt: at };
    requireMoved(await records.changeStatusOf(tx, id, 'PAID', { only: ['COMPLETED'], ...change }));
    await notifyParties(tx, rows, { type: 'revision_asked' }, now);
  });
}

/** Refuses a revision of work that was accepted, released or decided about. */
async function requireOpen(tx: Transaction, rows: records.WorkItemRows, now: number) {
  const why = await notObjectableReasonOf(tx, rows, now);
  if (why === 'late') throw new AppError('too_late', 'The time to ask for changes has passed.');
  if (why) throw new AppError('bad_transition', 'Changes can no longer be asked for.');
}
