import 'server-only';
import { memberIdOf, type Party } from '@/lib/domain/meetings/meeting';
import { notChangeableReason } from '@/lib/domain/work-items/objection';
import { CHANGES_MAX } from '@/lib/domain/work-items/work-item';
import { attachFiles } from '@/lib/server/media/attachments/service';
import { AppError } from '@/lib/server/platform/app-error';
import { requireMoved } from '@/lib/server/platform/db/errors';
import {
  database,
  type Executor,
  type Transaction,
  transaction,
} from '@/lib/server/platform/db/pool';
import type { SubjectDelivery } from '@/lib/server/registry/disagreement';
import { insertFiles, usedSpaceOf } from '../files/service';
import {
  lockedMilestone,
  type MilestoneRow,
  ownMilestone,
  updateMilestone,
} from '../payments/milestones-service';
import { hasOpenDispute } from '../payments/releases-service';
import { notifyParties } from '../records/notifications-service';
import { changesFacts } from '../records/policy';
import * as records from '../records/service';
import * as store from './store';

interface Delivered {
  readonly files: readonly File[];
  readonly keepOriginal: boolean;
  readonly note: string | undefined;
}

/**
 * Delivers the work of a paid part for its lawyer, for the first time or with changes that were asked for: the client
 * confirms it, asks for changes or objects, and its days begin. The lawyer's files count alone against the room.
 * @throws AppError not_found, bad_transition; those of attachFiles
 */
export async function deliver(
  party: Party,
  { id, childId }: { id: string; childId: string },
  { note, ...sent }: Delivered,
  now: number,
): Promise<void> {
  const action = 'deliver_milestone';
  requireDeliverable((await ownMilestone(database(), party, id, childId, action)).milestone);
  const own = { ownerId: party.userId, memberId: memberIdOf(party) };
  const holder = { id, prefix: 'work-items', usedSpace: usedSpaceOf(party.userId) };
  await attachFiles(holder, sent, async (tx, attachments) => {
    const { rows, milestone } = await lockedMilestone(tx, party, id, childId, action);
    requireDeliverable(milestone);
    // The days of a delivery would run out while the client can answer it with nothing.
    if (await hasOpenDispute(tx, id)) throw refused(NOT_CHANGEABLE.disputed[1]);
    const files = attachments.map((file) => ({ ...file, workItemId: id, ...own }));
    const fileIds = files.length > 0 ? await insertFiles(tx, files) : [];
    const deliveredAt = new Date(now);
    const delivery = { workItemId: id, milestoneId: childId, note: note ?? null, fileIds };
    await store.insertDelivery(tx, { ...delivery, deliveredAt });
    await updateMilestone(tx, childId, { finishedAt: deliveredAt });
    const { amount } = milestone;
    await notifyParties(tx, rows, { type: 'milestone_finished', amount, part: childId }, now);
  });
}

function requireDeliverable({ status, finishedAt }: MilestoneRow): void {
  if (status !== 'PAID') throw refused('Only what is paid can be delivered.');
  if (finishedAt) throw refused('This is delivered already.');
}

const NOT_CHANGEABLE = {
  disputed: ['bad_transition', 'There is an open case: it is settled or decided first.'],
  not_delivered: ['bad_transition', 'This is not delivered yet.'],
  confirmed: ['bad_transition', 'You have confirmed this already.'],
  late: ['too_late', 'The time to ask for changes has passed.'],
  used_up: [
    'bad_transition',
    `You have asked for changes ${CHANGES_MAX} times: you can confirm this part, or object.`,
  ],
} as const;

/**
 * Asks for changes of a delivered part for its client: its days for an objection stop, and begin again when it is
 * delivered again. A completed agreement is under way again.
 * @throws AppError not_found, bad_transition, too_late
 */
export function askForChanges(
  party: Party,
  { id, childId }: { id: string; childId: string },
  changes: string,
  now: number,
): Promise<void> {
  return transaction(async (tx) => {
    const { rows, milestone } = await lockedMilestone(tx, party, id, childId, 'ask_changes');
    const deliveries = await store.findOfMilestone(tx, childId);
    const disputed = await hasOpenDispute(tx, id);
    const facts = changesFacts({ item: rows.item, deliveries, disputed }, milestone);
    const why = notChangeableReason(facts, now);
    if (why) {
      const [key, message] = NOT_CHANGEABLE[why];
      throw new AppError(key, message);
    }
    await write(tx, milestone, deliveries[0], { changes, changesAskedAt: new Date(now) });
    await updateMilestone(tx, childId, { finishedAt: null });
    if (rows.item.status === 'COMPLETED') await reopen(tx, id, now);
    await notifyParties(tx, rows, { type: 'changes_asked', part: childId }, now);
  });
}

/** Writes the changes beside the delivery; of work that was finished without one, it is made up for. */
async function write(
  tx: Transaction,
  { id: milestoneId, workItemId, finishedAt }: MilestoneRow,
  latest: { id: string; changesAskedAt: Date | null } | undefined,
  change: { changes: string; changesAskedAt: Date },
): Promise<void> {
  if (latest && !latest.changesAskedAt) return store.writeChanges(tx, latest.id, change);
  const deliveredAt = finishedAt ?? change.changesAskedAt;
  const delivery = { workItemId, milestoneId, note: null, fileIds: [], deliveredAt };
  await store.insertDelivery(tx, { ...delivery, ...change });
}

async function reopen(tx: Transaction, id: string, now: number): Promise<void> {
  const change = { only: ['COMPLETED'], completedAt: null, updatedAt: new Date(now) } as const;
  requireMoved(await records.changeStatusOf(tx, id, 'PAID', change));
}

/**
 * Returns the deliveries of agreements by the agreement, with their files, for the cases about them. Two statements at
 * most.
 */
export async function deliveriesIn(
  exec: Executor,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, SubjectDelivery[]>> {
  const rows = await store.findOfItems(exec, itemIds);
  const ids = rows.flatMap(({ delivery }) => delivery.fileIds);
  const files = ids.length > 0 ? await store.findFiles(exec, ids) : [];
  const byItem = new Map<string, SubjectDelivery[]>();
  for (const { delivery, part } of rows) {
    const { id, workItemId, note, deliveredAt, changes, changesAskedAt, fileIds } = delivery;
    const own = files.filter((file) => fileIds.includes(file.id));
    const one = { id, part, note, deliveredAt, changes, changesAskedAt, files: own };
    byItem.set(workItemId, [...(byItem.get(workItemId) ?? []), one]);
  }
  return byItem;
}

function refused(message: string): AppError {
  return new AppError('bad_transition', message);
}

export { askChanges, insertDelivery } from './store';
