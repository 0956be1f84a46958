import 'server-only';
import { memberIdOf, type Party } from '@/lib/domain/meetings/meeting';
import { attachFiles, openAttachment } from '@/lib/server/media/attachments/service';
import { discardFiles } from '@/lib/server/media/stored-files/service';
import { notifyOther } from '@/lib/server/meetings/messages/conversations-service';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import {
  database,
  type Executor,
  type Transaction,
  transaction,
} from '@/lib/server/platform/db/pool';
import { queueFileRemoval } from '@/lib/server/platform/queue/queue';
import { exportFile } from '@/lib/server/registry/export-file';
import type { ErasedAccount, ExportSection } from '@/lib/server/registry/feature';
import { conversationOf } from '../messages/messages';
import { filesOf, listDeliveries } from '../records/parts-service';
import { canChangeFiles, showsFile } from '../records/policy';
import { lockedRows, ownRows, publishWorkItem, type WorkItemRows } from '../records/service';
import * as store from './store';

/**
 * Attaches files to an agreement of this person, as attachFiles does, and notifies the other, except for a draft,
 * which its lawyer alone sees, and for an order that is not paid.
 */
export async function addFiles(
  party: Party,
  workItemId: string,
  sent: { files: readonly File[]; keepOriginal: boolean },
  now: number,
): Promise<void> {
  requireChangeable(party, await ownRows(database(), party, workItemId));
  const by = { ownerId: party.userId, memberId: memberIdOf(party) };
  const holder = { id: workItemId, prefix: 'work-items', usedSpace: store.usedSpace };
  await attachFiles(holder, sent, async (tx, attachments) => {
    const rows = await lockedRows(tx, party, workItemId);
    requireChangeable(party, rows);
    const files = attachments.map((file) => ({ ...file, workItemId, ...by }));
    const ids = await store.insertFiles(tx, files);
    if (rows.item.status !== 'DRAFT' && (!rows.order || rows.order.receivedAt)) {
      const title = ids.length === 1 ? 'New file' : 'New files';
      const notification = { title, section: 'files', cause: ids[0] ?? '', now } as const;
      await notifyOther(tx, conversationOf(rows), party.side, notification);
    }
    await publishWorkItem(tx, rows);
  });
}

/** Returns the files of an own agreement, with its deliveries, which name some of them. Three statements. */
export async function listFiles(party: Party, workItemId: string) {
  const { order } = await ownRows(database(), party, workItemId);
  const files = await filesOf(database(), workItemId);
  const deliveries = await listDeliveries(database(), workItemId);
  return { files, order, deliveries };
}

export async function openFile(party: Party, workItemId: string, id: string) {
  const rows = await ownRows(database(), party, workItemId);
  const file = await store.findFile(database(), workItemId, id);
  const shown = file && showsFile(file, rows, party) ? file : undefined;
  const opened = shown && (await openAttachment(shown));
  if (!opened) throw notFound();
  return opened;
}

export { filesWith, insertFiles, usedSpaceOf } from './store';

export async function removeFile(party: Party, workItemId: string, id: string): Promise<void> {
  const storageKey = await transaction(async (tx) => {
    const rows = await lockedRows(tx, party, workItemId);
    const own = { id, workItemId, ownerId: party.userId, memberId: memberIdOf(party) };
    if (await store.isDelivered(tx, workItemId, id))
      throw new AppError('bad_transition', 'Delivered files stay.');
    const gone = await store.deleteFile(tx, own);
    if (!gone) throw notFound();
    requireChangeable(party, rows);
    await publishWorkItem(tx, rows);
    return gone;
  });
  await discardFiles([storageKey]);
}

/** Removes all files of an agreement that is being deleted, once `tx` commits. */
export async function removeFilesOf(tx: Transaction, workItemId: string): Promise<void> {
  await queueFileRemoval(tx, await store.deleteFilesOf(tx, workItemId));
}

export async function exportedFiles(exec: Executor, userId: string): Promise<ExportSection> {
  const rows = (await store.findOfOwner(exec, userId)).map((row) => ({
    row,
    file: exportFile(row),
  }));
  const data = rows.map(({ row: { name, size, contentType, workItemId, createdAt }, file }) => ({
    name,
    size,
    content_type: contentType,
    agreement: workItemId,
    added_at: createdAt,
    in_this_archive: file.path,
  }));
  return { name: 'agreement_files', data, files: rows.map(({ file }) => file) };
}

export function eraseFiles(tx: Transaction, { id }: ErasedAccount): Promise<string[]> {
  return store.deleteOfOwner(tx, id);
}

function requireChangeable({ side }: Party, { item }: WorkItemRows): void {
  if (canChangeFiles(side, item.status)) return;
  throw new AppError('bad_transition', 'Files can be changed until the agreement is completed.');
}
