import 'server-only';
import { COPY, FIELD_COPY, fill } from '@/lib/contract/platform/copy';
import { nameOfType } from '@/lib/domain/media/attachment-kinds';
import { MAX_FILES, MAX_TOTAL_BYTES } from '@/lib/domain/platform/files/upload-limits';
import { newKey } from '@/lib/server/adapters/storage/port';
import { storage } from '@/lib/server/adapters/storage/storage';
import { AppError } from '@/lib/server/platform/app-error';
import { lock } from '@/lib/server/platform/db/locks';
import {
  database,
  type Executor,
  type Transaction,
  transaction,
} from '@/lib/server/platform/db/pool';
import { discardFiles, storeFile } from '../stored-files/service';
import { attachmentType, readyToStore, safeFileName } from '../uploads/service';

export interface Attachment {
  readonly name: string;
  readonly size: number;
  readonly contentType: string;
  readonly storageKey: string;
}

interface Holder {
  readonly id: string;
  readonly prefix: string;
  readonly most?: number;
  usedSpace(exec: Executor, id: string): Promise<{ files: number; bytes: number }>;
}

/**
 * Stores files of one holder, at most 30 (or its own limit) and 20 MB in all, checked by content; `record` writes
 * their rows. All of them are attached or none. Place and time are removed from pictures, unless the originals are
 * requested.
 * @throws AppError too_many_files, too_large, unsupported_type, invalid_input
 */
export async function attachFiles(
  holder: Holder,
  { files, keepOriginal }: { files: readonly File[]; keepOriginal: boolean },
  record: (tx: Transaction, attachments: readonly Attachment[]) => Promise<void>,
): Promise<void> {
  // Before anything is written; once more in the transaction, against concurrent uploads.
  await requireRoom(database(), holder, files);
  const stored: Attachment[] = [];
  try {
    for (const file of files) stored.push(await store(holder, file, keepOriginal));
    await transaction(async (tx) => {
      await lock(tx, 'upload', holder.id);
      await requireRoom(tx, holder, stored);
      await record(tx, stored);
    });
  } catch (error) {
    await discardFiles(stored.map(({ storageKey }) => storageKey));
    throw error;
  }
}

export async function openAttachment<F extends { readonly storageKey: string }>(
  file: F,
): Promise<{ file: F; body: ReadableStream<Uint8Array> } | undefined> {
  const stored = await storage().get(file.storageKey);
  return stored ? { file, body: stored.body } : undefined;
}

async function requireRoom(
  exec: Executor,
  holder: Holder,
  more: readonly { readonly size: number }[],
): Promise<void> {
  const used = await holder.usedSpace(exec, holder.id);
  const { most = MAX_FILES } = holder;
  if (used.files + more.length > most) throw tooMany(most);
  if (more.reduce((sum, { size }) => sum + size, used.bytes) > MAX_TOTAL_BYTES) throw tooLarge();
}

async function store({ prefix }: Holder, file: File, keepOriginal: boolean): Promise<Attachment> {
  if (file.size === 0)
    throw new AppError('invalid_input', FIELD_COPY.fileEmpty, {
      fields: { files: FIELD_COPY.fileEmpty },
    });
  const given = safeFileName(file.name);
  const contentType = await attachmentType(given, file);
  const name = nameOfType(given, contentType);
  const content = keepOriginal ? file : await readyToStore(file, contentType);
  const storageKey = newKey(prefix);
  await storeFile(storageKey, content, { contentType });
  return { name, size: content.size, contentType, storageKey };
}

function tooMany(max: number): AppError {
  const message = fill(FIELD_COPY.filesTooMany, { max });
  return new AppError('too_many_files', message, { fields: { files: message } });
}

function tooLarge(): AppError {
  const message = fill(COPY.validation.fileSize, { max: MAX_TOTAL_BYTES / 1024 / 1024 });
  return new AppError('too_large', message, { fields: { files: message } });
}
