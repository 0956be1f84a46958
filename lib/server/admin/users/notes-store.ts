import 'server-only';
import { asc, count, desc, eq } from 'drizzle-orm';
import { PAGE_SIZE } from '@/lib/domain/platform/paging';
import type { Executor } from '@/lib/server/platform/db/pool';
import { users } from '@/lib/server/schema/accounts';
import { personNotes as notes } from '@/lib/server/schema/oversight';

export type NoteRow = typeof notes.$inferSelect;

function signed(exec: Executor) {
  return exec
    .select({ note: notes, firstName: users.firstName, lastName: users.lastName })
    .from(notes)
    .innerJoin(users, eq(users.id, notes.authorId));
}

export type SignedNote = Awaited<ReturnType<typeof signed>>[number];

export async function findNote(exec: Executor, id: string): Promise<SignedNote | undefined> {
  const [row] = await signed(exec).where(eq(notes.id, id));
  return row;
}

/** Returns a page of notes about a person, the newest first, and their number. Two statements. */
export async function listNotes(exec: Executor, userId: string, page: number) {
  const rows = await signed(exec)
    .where(eq(notes.userId, userId))
    .orderBy(desc(notes.createdAt), desc(notes.id))
    .limit(PAGE_SIZE)
    .offset(page * PAGE_SIZE);
  const [total] = await exec.select({ value: count() }).from(notes).where(eq(notes.userId, userId));
  return { rows, total: total?.value ?? 0 };
}

/** Inserts a note; false when its id is taken. */
export async function insertNote(exec: Executor, row: NoteRow): Promise<boolean> {
  const rows = await exec
    .insert(notes)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: notes.id });
  return rows.length > 0;
}

export async function listAllAbout(exec: Executor, userId: string): Promise<NoteRow[]> {
  return exec
    .select()
    .from(notes)
    .where(eq(notes.userId, userId))
    .orderBy(asc(notes.createdAt), asc(notes.id));
}

export async function deleteNotesAbout(exec: Executor, userId: string): Promise<void> {
  await exec.delete(notes).where(eq(notes.userId, userId));
}
