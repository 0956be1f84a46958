import 'server-only';
import { and, asc, eq, inArray, or } from 'drizzle-orm';
import { AppError } from '@/lib/server/platform/app-error';
import { decrypt, encrypt } from '@/lib/server/platform/crypto/encryption';
import { type Executor, type Transaction, transaction } from '@/lib/server/platform/db/pool';
import type { EncryptedColumn, ErasedAccount, ExportSection } from '@/lib/server/registry/feature';
import type { EncryptedText } from '@/lib/server/schema/columns';
import { lawyers } from '@/lib/server/schema/lawyers';
import { clientNotes } from '@/lib/server/schema/meetings';

// Service

export interface Note {
  readonly text: string;
  /** 0 while no note exists. */
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

export function storedNote(key: Key, text: string): EncryptedText {
  return encrypt(text, purposeOf(key));
}

export async function noteAbout(exec: Executor, key: Key): Promise<Note> {
  return noteOf(await findNote(exec, key));
}

/**
 * Replaces a note. An unchanged text has no effect; another text needs the version that it changes, if one is given.
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
  const before = noteOf(await lockNote(tx, key));
  if (before.text === text) return before;
  if (version !== undefined && version !== before.version)
    throw new AppError('version_changed', 'The note was changed meanwhile.');
  const next = { text, version: before.version + 1, updatedAt: new Date(now) };
  const row = { ...key, ...next, note: storedNote(key, text) };
  if (before.version > 0) await updateNote(tx, row);
  // Another request wrote the first note in between: there is something to compare with now.
  else if (!(await insertNote(tx, row))) return writeNote(tx, key, change, now);
  return next;
}

export async function exportedNotes(
  exec: Executor,
  userId: string,
): Promise<ExportSection | undefined> {
  const rows = await findNotesBy(exec, userId);
  if (rows.length === 0) return undefined;
  const data = rows.map((row) => ({
    client: row.clientId,
    note: noteOf(row).text,
    updated_at: row.updatedAt,
  }));
  return { name: 'client_notes', data };
}

/** Erases notes when either account is deleted: those by a lawyer, and those about a client. */
export async function eraseNotes(tx: Transaction, { id }: ErasedAccount): Promise<string[]> {
  await deleteNotes(tx, id);
  return [];
}

function noteOf(row: (Key & Omit<Note, 'text'> & { note: EncryptedText }) | undefined): Note {
  if (!row) return NOTHING;
  const { version, updatedAt } = row;
  return { text: decrypt(row.note, purposeOf(row)), version, updatedAt };
}

/** Returns the encryption purpose, with both ids, so that a note cannot be decrypted for another client. */
function purposeOf({ lawyerId, clientId }: Key): string {
  return `client-note:${lawyerId}:${clientId}`;
}

export const encryptedNote: EncryptedColumn = {
  table: 'client_notes',
  column: 'note',
  key: ['lawyer_id', 'client_id'],
  purpose: (lawyerId = '', clientId = '') => purposeOf({ lawyerId, clientId }),
};
// Store

type NoteRow = typeof clientNotes.$inferSelect;
type NoteKey = Pick<NoteRow, 'lawyerId' | 'clientId'>;

const ofKey = ({ lawyerId, clientId }: NoteKey) =>
  and(eq(clientNotes.lawyerId, lawyerId), eq(clientNotes.clientId, clientId));

async function findNote(exec: Executor, key: NoteKey): Promise<NoteRow | undefined> {
  const [row] = await exec.select().from(clientNotes).where(ofKey(key));
  return row;
}

async function lockNote(tx: Transaction, key: NoteKey): Promise<NoteRow | undefined> {
  const [row] = await tx.select().from(clientNotes).where(ofKey(key)).for('update');
  return row;
}

/** Inserts the first note; undefined when a concurrent request inserted one. */
async function insertNote(tx: Transaction, row: NoteRow): Promise<NoteRow | undefined> {
  const [added] = await tx.insert(clientNotes).values(row).onConflictDoNothing().returning();
  return added;
}

async function updateNote(tx: Transaction, { note, version, updatedAt, ...key }: NoteRow) {
  await tx.update(clientNotes).set({ note, version, updatedAt }).where(ofKey(key));
}

const lawyersOf = (exec: Executor, userId: string) =>
  exec.select({ id: lawyers.id }).from(lawyers).where(eq(lawyers.userId, userId));

async function findNotesBy(exec: Executor, userId: string): Promise<NoteRow[]> {
  return exec
    .select()
    .from(clientNotes)
    .where(inArray(clientNotes.lawyerId, lawyersOf(exec, userId)))
    .orderBy(asc(clientNotes.updatedAt), asc(clientNotes.clientId));
}

async function deleteNotes(tx: Transaction, userId: string): Promise<void> {
  await tx
    .delete(clientNotes)
    .where(
      or(eq(clientNotes.clientId, userId), inArray(clientNotes.lawyerId, lawyersOf(tx, userId))),
    );
}
