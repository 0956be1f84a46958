import 'server-only';
import { PAGE_SIZE } from '@/lib/domain/platform/paging';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import { record } from '@/lib/server/platform/audit/service';
import { decrypt, encrypt } from '@/lib/server/platform/crypto/encryption';
import {
  database,
  type Executor,
  type Transaction,
  transaction,
} from '@/lib/server/platform/db/pool';
import type { Actor } from '@/lib/server/platform/session/actor';
import type { EncryptedColumn, ErasedAccount, ExportSection } from '@/lib/server/registry/feature';
import type { EncryptedText } from '@/lib/server/schema/columns';
import * as store from './notes-store';
import { findUser } from './store';

const by = (actor: Actor) => ({ role: 'admin', userId: actor.id }) as const;

export type SignedNote = store.SignedNote;

export function storedPersonNote(id: string, text: string): EncryptedText {
  return encrypt(text, purposeOf(id));
}

export function textOf({ id, note }: store.NoteRow): string {
  return decrypt(note, purposeOf(id));
}

/**
 * Returns a page of the notes about a person, and records the view in the audit log.
 * @throws AppError not_found
 */
export async function notesAbout(actor: Actor, userId: string, page: number, now: number) {
  await requirePerson(database(), actor, userId);
  const about = { subject: userId, detail: 'notes', now };
  await record(database(), 'user_viewed', by(actor), about);
  const { rows, total } = await store.listNotes(database(), userId, page);
  return { rows, total, page, hasMore: (page + 1) * PAGE_SIZE < total };
}

interface NewNote {
  readonly userId: string;
  readonly id: string;
  readonly text: string;
}

/**
 * Adds a note about a person; a repeat adds nothing.
 * @throws AppError not_found; bad_transition when another note has the id
 */
export function addNote(
  actor: Actor,
  { userId, id, text }: NewNote,
  now: number,
): Promise<SignedNote> {
  return transaction(async (tx) => {
    await requirePerson(tx, actor, userId);
    const note = storedPersonNote(id, text);
    const row = { id, userId, authorId: actor.id, note, createdAt: new Date(now) };
    const isNew = await store.insertNote(tx, row);
    const found = await store.findNote(tx, id);
    if (!found || found.note.userId !== userId || textOf(found.note) !== text)
      throw new AppError('bad_transition', 'A note cannot be changed. Please add another one.');
    if (isNew) await record(tx, 'person_note_added', by(actor), { subject: userId, now });
    return found;
  });
}

/** Refuses access to notes about oneself, also for administrators. */
async function requirePerson(exec: Executor, actor: Actor, userId: string): Promise<void> {
  if (actor.id === userId || !(await findUser(exec, userId))) throw notFound();
}

function purposeOf(id = ''): string {
  return `person-note:${id}`;
}

export const encryptedPersonNote: EncryptedColumn = {
  table: 'person_notes',
  column: 'note',
  key: ['id'],
  purpose: purposeOf,
};

/** Exports the notes about a person, who has a right to read them (RA 10173, section 16 c), without their authors. */
export async function exportedNotes(
  exec: Executor,
  userId: string,
): Promise<ExportSection | undefined> {
  const rows = await store.listAllAbout(exec, userId);
  if (rows.length === 0) return undefined;
  const data = rows.map((row) => ({ note: textOf(row), written_at: row.createdAt }));
  return { name: 'notes_of_administrators', data };
}

export async function eraseNotes(tx: Transaction, { id }: ErasedAccount): Promise<string[]> {
  await store.deleteNotesAbout(tx, id);
  return [];
}
