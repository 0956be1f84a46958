import 'server-only';
import { memberIdOf, type Party } from '@/lib/domain/meetings/meeting';
import { HOLD_FILES_HOURS } from '@/lib/domain/platform/retention';
import { HOUR_MS } from '@/lib/domain/platform/time';
import { attachFiles, openAttachment } from '@/lib/server/media/attachments/service';
import { discardFiles } from '@/lib/server/media/stored-files/service';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import { lock } from '@/lib/server/platform/db/locks';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { queueFileRemoval, queueJob } from '@/lib/server/platform/queue/queue';
import { notifyOther, publishConversation } from '../messages/conversations-service';
import { conversationOf } from '../messages/messages';
import { canChangeFiles, showsFile } from '../records/policy';
import { type MeetingRows, ownMeeting, ownRows } from '../records/service';
import * as store from './store';

/**
 * Attaches files to the person's own meeting, as attachFiles does, and notifies the other party of a confirmed one.
 * @throws AppError not_found, bad_transition
 */
export async function addFiles(
  party: Party,
  meetingId: string,
  sent: { files: readonly File[]; keepOriginal: boolean },
  now: number,
): Promise<void> {
  const view = await requireChangeable(party, meetingId, now);
  const by = { ownerId: party.userId, memberId: memberIdOf(party) };
  const holder = { id: meetingId, prefix: 'meetings', usedSpace: store.usedSpace } as const;
  await attachFiles(holder, sent, async (tx, attachments) => {
    const rows = attachments.map((file) => ({ ...file, meetingId, ...by }));
    const ids = await store.insertFiles(tx, rows);
    const conversation = conversationOf(view);
    if (view.meeting.status === 'CONFIRMED') {
      const title = ids.length === 1 ? 'New file' : 'New files';
      const notification = { title, section: 'files', cause: ids[0] ?? '', now } as const;
      await notifyOther(tx, conversation, party.side, notification);
    }
    await publishConversation(tx, conversation);
  });
}

export async function openFile(party: Party, meetingId: string, id: string) {
  const meeting = await ownMeeting(database(), meetingId, party);
  const file = await store.findFile(database(), meetingId, id);
  const opened = file && showsFile(file, meeting, party) && (await openAttachment(file));
  if (!opened) throw notFound();
  return opened;
}

export async function removeFile(
  party: Party,
  meetingId: string,
  id: string,
  now: number,
): Promise<void> {
  const view = await requireChangeable(party, meetingId, now);
  const gone = await transaction(async (tx) => {
    const own = { id, meetingId, ownerId: party.userId, memberId: memberIdOf(party) };
    const row = await store.deleteFile(tx, own);
    if (!row) throw notFound();
    await publishConversation(tx, conversationOf(view));
    return row;
  });
  await discardFiles([gone.storageKey]);
}

/**
 * Job: deletes the files of a hold that ended unpaid. A meeting confirmed by a payment meanwhile, or cancelled later,
 * keeps its files.
 */
export async function removeFilesOfHold(meetingId: string): Promise<void> {
  await transaction(async (tx) => {
    await lock(tx, 'upload', meetingId);
    await queueFileRemoval(tx, await store.deleteFilesOfEndedHold(tx, meetingId));
  });
}

/** Daily job: queues ended holds that still have files, such as one uploaded at that moment. */
export async function queueEndedHolds(now: number): Promise<void> {
  const before = new Date(now - HOLD_FILES_HOURS * HOUR_MS);
  for (const meetingId of await store.endedHoldsWithFiles(database(), before)) {
    await queueJob(
      database(),
      'remove_hold_files',
      { meetingId },
      { key: `hold-files:${meetingId}` },
    );
  }
}

async function requireChangeable(
  party: Party,
  meetingId: string,
  now: number,
): Promise<MeetingRows> {
  const view = await ownRows(database(), meetingId, party);
  if (!canChangeFiles(view.meeting, now)) {
    throw new AppError('bad_transition', 'Files can be changed until the meeting is over.');
  }
  return view;
}
