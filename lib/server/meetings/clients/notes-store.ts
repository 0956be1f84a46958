import 'server-only';
import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import { lawyers } from '@/lib/server/schema/lawyers';
import { clientNotes } from '@/lib/server/schema/meetings';

type NoteRow = typeof clientNotes.$inferSelect;
/** Whose note about whom. */
type Key = Pick<NoteRow, 'lawyerId' | 'clientId'>;

const ofKey = ({ lawyerId, clientId }: Key) =>
  and(eq(clientNotes.lawyerId, lawyerId), eq(clientNotes.clientId, clientId));

export async function findNote(exec: Executor, key: Key): Promise<NoteRow | undefined> {
  const [row] = await exec.select().from(clientNotes).where(ofKey(key));
  return row;
}

/** The note, locked until the transaction ends. */
export async function lockNote(tx: Transaction, key: Key): Promise<NoteRow | undefined> {
  const [row] = await tx.select().from(clientNotes).where(ofKey(key)).for('update');
  return row;
}

/** Adds the first note; undefined when another request was faster. */
export async function insertNote(tx: Transaction, row: NoteRow): Promise<NoteRow | undefined> {
  const [added] = await tx.insert(clientNotes).values(row).onConflictDoNothing().returning();
  return added;
}

export async function updateNote(tx: Transaction, { note, version, updatedAt, ...key }: NoteRow) {
  await tx.update(clientNotes).set({ note, version, updatedAt }).where(ofKey(key));
}

const lawyersOf = (exec: Executor, userId: string) =>
  exec.select({ id: lawyers.id }).from(lawyers).where(eq(lawyers.userId, userId));

/** Notes that a user wrote. */
export async function findNotesBy(exec: Executor, userId: string): Promise<NoteRow[]> {
  return exec
    .select()
    .from(clientNotes)
    .where(inArray(clientNotes.lawyerId, lawyersOf(exec, userId)))
    .orderBy(asc(clientNotes.updatedAt), asc(clientNotes.clientId));
}

/** Deletes the notes that a user wrote and those about the user. */
export async function deleteNotes(tx: Transaction, userId: string): Promise<void> {
  await tx
    .delete(clientNotes)
    .where(
      or(eq(clientNotes.clientId, userId), inArray(clientNotes.lawyerId, lawyersOf(tx, userId))),
    );
}
