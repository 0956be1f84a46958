import 'server-only';
import { FIELD_TEXTS, fill, TEXTS } from '@/lib/contract/platform/texts';
import type { Party } from '@/lib/domain/meetings/meeting';
import { HOLD_FILES_HOURS } from '@/lib/domain/platform/retention';
import { HOUR_MS } from '@/lib/domain/platform/time';
import { MAX_FILES, MAX_TOTAL_BYTES } from '@/lib/domain/platform/upload-limits';
import { newKey } from '@/lib/server/adapters/storage/port';
import { storage } from '@/lib/server/adapters/storage/storage';
import { attachmentType, safeFileName, withoutMetadata } from '@/lib/server/media/uploads/service';
import { publishChange } from '@/lib/server/notifications/live/service';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import { lock } from '@/lib/server/platform/db/locks';
import {
  database,
  type Executor,
  type Transaction,
  transaction,
} from '@/lib/server/platform/db/pool';
import { queueFileRemoval, queueJob } from '@/lib/server/platform/queue/queue';
import { notifyOther } from '../announcements/service';
import { canChangeFiles } from '../records/policy';
import { type MeetingRows, ownMeeting, ownRows } from '../records/service';
import * as store from './store';

/**
 * Attaches files to a meeting of this person: at most 30 files and 20 MB in all, checked by content. All of them are
 * attached or none. Pictures lose the place and time at which they were taken, unless the originals are wanted.
 */
export async function addFiles(
  party: Party,
  meetingId: string,
  files: readonly File[],
  keepOriginal: boolean,
  now: number,
): Promise<void> {
  const view = await requireChangeable(party, meetingId, now);
  // Before anything is written; once more in the transaction, against concurrent uploads.
  await requireRoom(database(), meetingId, files);
  const rows: store.NewFile[] = [];
  try {
    for (const file of files) rows.push(await storeFile(party, meetingId, file, keepOriginal));
    await transaction(async (tx) => {
      await lock(tx, 'upload', meetingId);
      await requireRoom(tx, meetingId, rows);
      const ids = await store.insertFiles(tx, rows);
      if (view.meeting.status === 'CONFIRMED') {
        await notifyOther(tx, view, party.side, {
          ...{ title: ids.length === 1 ? 'New file' : 'New files', section: 'files', now },
          ...{ about: `meeting-files:${meetingId}`, cause: ids[0] ?? '' },
        });
      }
      await publish(tx, view);
    });
  } catch (error) {
    await Promise.all(rows.map((row) => storage().delete(row.storageKey)));
    throw error;
  }
}

/** @throws AppError too_many_files or too_large when these do not fit beside what the meeting has */
async function requireRoom(
  exec: Executor,
  meetingId: string,
  more: readonly { readonly size: number }[],
): Promise<void> {
  const used = await store.usedSpace(exec, meetingId);
  if (used.files + more.length > MAX_FILES) throw tooMany();
  if (more.reduce((sum, { size }) => sum + size, used.bytes) > MAX_TOTAL_BYTES) throw tooLarge();
}

async function storeFile(
  party: Party,
  meetingId: string,
  file: File,
  keepOriginal: boolean,
): Promise<store.NewFile> {
  if (file.size === 0)
    throw new AppError('invalid_input', FIELD_TEXTS.fileEmpty, {
      fields: { files: FIELD_TEXTS.fileEmpty },
    });
  const name = safeFileName(file.name);
  const contentType = await attachmentType(name, file);
  const content = keepOriginal ? file : await withoutMetadata(file, contentType);
  const storageKey = newKey('meetings');
  await storage().put(storageKey, content.stream(), { contentType });
  return { meetingId, ownerId: party.userId, name, size: content.size, contentType, storageKey };
}

/** A file of a meeting of this person, to download. */
export async function openFile(party: Party, meetingId: string, id: string) {
  await ownMeeting(database(), meetingId, party);
  const file = await store.findFile(database(), meetingId, id);
  const stored = file && (await storage().get(file.storageKey));
  if (!stored) throw notFound();
  return { file, body: stored.body };
}

/** Removes an own file while the meeting is not over. */
export async function removeFile(
  party: Party,
  meetingId: string,
  id: string,
  now: number,
): Promise<void> {
  const view = await requireChangeable(party, meetingId, now);
  const gone = await transaction(async (tx) => {
    const row = await store.deleteFile(tx, { id, meetingId, ownerId: party.userId });
    if (!row) throw notFound();
    await publish(tx, view);
    return row;
  });
  await storage().delete(gone.storageKey);
}

/**
 * The job: deletes the files of a hold that ended unpaid. A meeting that a payment confirmed
 * meanwhile, or that was cancelled later, keeps its own.
 */
export async function removeFilesOfHold(meetingId: string): Promise<void> {
  await transaction(async (tx) => {
    await lock(tx, 'upload', meetingId);
    await queueFileRemoval(tx, await store.deleteFilesOfEndedHold(tx, meetingId));
  });
}

/** Daily job: holds that ended and still have files, such as one that arrived in that moment. */
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

function publish(tx: Transaction, { meeting, client, lawyer }: MeetingRows): Promise<void> {
  return publishChange(tx, [client.id, lawyer.userId], { type: 'meeting', id: meeting.id });
}

function tooMany(): AppError {
  const message = fill(FIELD_TEXTS.filesTooMany, { max: MAX_FILES });
  return new AppError('too_many_files', message, { fields: { files: message } });
}

function tooLarge(): AppError {
  const message = fill(TEXTS.validation.fileSize, { max: MAX_TOTAL_BYTES / 1024 / 1024 });
  return new AppError('too_large', message, { fields: { files: message } });
}
