import 'server-only';
import { AppError } from '@/lib/server/platform/app-error';
import { decrypt, encrypt } from '@/lib/server/platform/crypto/encryption';
import { type Executor, type Transaction, transaction } from '@/lib/server/platform/db/pool';
import type { EncryptedColumn, ErasedAccount, ExportSection } from '@/lib/server/registry/feature';
import type { EncryptedText } from '@/lib/server/schema/columns';
import * as store from './notes-store';

export interface Note {
  readonly text: string;
  /** 0 while nothing was written. */
  readonly version: number;
  readonly updatedAt: Date | null;
}

interface NoteChange {
  readonly text: string;
  readonly version: number | undefined;
}

interface Key {
  readonly lawyerId: string;
  readonly clientId: string;
}

const NOTHING: Note = { text: '', version: 0, updatedAt: null };

/** How a note is stored. */
export function storedNote(key: Key, text: string): EncryptedText {
  return encrypt(text, purposeOf(key));
}

/** A lawyer's note about a client. */
export async function noteAbout(exec: Executor, key: Key): Promise<Note> {
  return noteOf(await store.findNote(exec, key));
}

/**
 * Replaces a note. The same text again changes nothing; another text needs the version that it changes, if one is given.
 *
 * @throws AppError version_changed
 */
export function setNote(key: Key, change: NoteChange, now: number): Promise<Note> {
  return transaction((tx) => writeNote(tx, key, change, now));
}

async function writeNote(
  tx: Transaction,
  key: Key,
  change: NoteChange,
  now: number,
): Promise<Note> {
  const { text, version } = change;
  const before = noteOf(await store.lockNote(tx, key));
  if (before.text === text) return before;
  if (version !== undefined && version !== before.version)
    throw new AppError('version_changed', 'The note was changed meanwhile.');
  const next = { text, version: before.version + 1, updatedAt: new Date(now) };
  const row = { ...key, ...next, note: storedNote(key, text) };
  if (before.version > 0) await store.updateNote(tx, row);
  // Another request wrote the first note in between: there is something to compare with now.
  else if (!(await store.insertNote(tx, row))) return writeNote(tx, key, change, now);
  return next;
}

/** Notes that a user wrote, for the user's own export alone. */
export async function exportedNotes(
  exec: Executor,
  userId: string,
): Promise<ExportSection | undefined> {
  const rows = await store.findNotesBy(exec, userId);
  if (rows.length === 0) return undefined;
  const data = rows.map((row) => ({
    client: row.clientId,
    note: noteOf(row).text,
    updated_at: row.updatedAt,
  }));
  return { name: 'client_notes', data };
}

/** With the account of either: what a lawyer wrote, and what was written about a client. */
export async function eraseNotes(tx: Transaction, { id }: ErasedAccount): Promise<string[]> {
  await store.deleteNotes(tx, id);
  return [];
}

function noteOf(row: (Key & Omit<Note, 'text'> & { note: EncryptedText }) | undefined): Note {
  if (!row) return NOTHING;
  const { version, updatedAt } = row;
  return { text: decrypt(row.note, purposeOf(row)), version, updatedAt };
}

/** By the ids of both, so that a note is never read beside another client. */
function purposeOf({ lawyerId, clientId }: Key): string {
  return `client-note:${lawyerId}:${clientId}`;
}

export const encryptedNote: EncryptedColumn = {
  table: 'client_notes',
  column: 'note',
  key: ['lawyer_id', 'client_id'],
  purpose: (lawyerId = '', clientId = '') => purposeOf({ lawyerId, clientId }),
};
