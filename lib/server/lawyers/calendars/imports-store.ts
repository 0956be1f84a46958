import 'server-only';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { TimeRange } from '@/lib/domain/platform/time';
import type { Executor } from '@/lib/server/platform/db/pool';
import { users } from '@/lib/server/schema/accounts';
import { calendarImports, importedTimes } from '@/lib/server/schema/calendars';
import { lawyers } from '@/lib/server/schema/lawyers';

export type ImportRow = typeof calendarImports.$inferSelect;
type NewImport = typeof calendarImports.$inferInsert;

export async function findImports(exec: Executor, lawyerId: string): Promise<ImportRow[]> {
  return exec
    .select()
    .from(calendarImports)
    .where(eq(calendarImports.lawyerId, lawyerId))
    .orderBy(asc(calendarImports.createdAt), asc(calendarImports.id));
}

export async function findImport(exec: Executor, id: string): Promise<ImportRow | undefined> {
  const [row] = await exec.select().from(calendarImports).where(eq(calendarImports.id, id));
  return row;
}

export async function findOwnImport(
  exec: Executor,
  lawyerId: string,
  id: string,
): Promise<ImportRow | undefined> {
  const [row] = await exec
    .select()
    .from(calendarImports)
    .where(and(eq(calendarImports.id, id), eq(calendarImports.lawyerId, lawyerId)));
  return row;
}

export async function insertImport(exec: Executor, values: NewImport): Promise<ImportRow> {
  const [row] = await exec.insert(calendarImports).values(values).returning();
  if (!row) throw new Error('no import was saved');
  return row;
}

/** Updates an import; undefined when it was removed meanwhile. */
export async function updateImport(
  exec: Executor,
  id: string,
  set: PgUpdateSetSource<typeof calendarImports>,
): Promise<ImportRow | undefined> {
  const [row] = await exec
    .update(calendarImports)
    .set(set)
    .where(eq(calendarImports.id, id))
    .returning();
  return row;
}

/** Counts another failure; undefined when it was removed meanwhile. */
export function countFailure(
  exec: Executor,
  id: string,
  problem: string,
): Promise<ImportRow | undefined> {
  return updateImport(exec, id, { problem, failures: sql`${calendarImports.failures} + 1` });
}

/** Deletes an import of this lawyer; false when there was none. */
export async function deleteImport(exec: Executor, lawyerId: string, id: string): Promise<boolean> {
  const rows = await exec
    .delete(calendarImports)
    .where(and(eq(calendarImports.id, id), eq(calendarImports.lawyerId, lawyerId)))
    .returning({ id: calendarImports.id });
  return rows.length > 0;
}

/** Claims at most `limit` imports that are due; they are due again at `next`. */
export async function takeDue(
  exec: Executor,
  now: Date,
  next: Date,
  limit: number,
): Promise<string[]> {
  const due = exec
    .select({ id: calendarImports.id })
    .from(calendarImports)
    .where(sql`${calendarImports.dueAt} <= ${now.toISOString()}`)
    .orderBy(calendarImports.dueAt)
    .limit(limit)
    .for('update', { skipLocked: true });
  const rows = await exec
    .update(calendarImports)
    .set({ dueAt: next })
    .where(inArray(calendarImports.id, due))
    .returning({ id: calendarImports.id });
  return rows.map(({ id }) => id);
}

export async function findTimes(exec: Executor, importId: string): Promise<TimeRange[]> {
  const rows = await exec
    .select({ startsAt: importedTimes.startsAt, endsAt: importedTimes.endsAt })
    .from(importedTimes)
    .where(eq(importedTimes.importId, importId))
    .orderBy(importedTimes.startsAt);
  return rows.map(({ startsAt, endsAt }) => ({
    start: startsAt.getTime(),
    end: endsAt.getTime(),
  }));
}

export async function replaceTimes(
  exec: Executor,
  { id: importId, lawyerId }: Pick<ImportRow, 'id' | 'lawyerId'>,
  times: readonly TimeRange[],
): Promise<void> {
  await exec.delete(importedTimes).where(eq(importedTimes.importId, importId));
  if (times.length === 0) return;
  await exec.insert(importedTimes).values(
    times.map(({ start, end }) => ({
      importId,
      lawyerId,
      startsAt: new Date(start),
      endsAt: new Date(end),
    })),
  );
}

export async function findOwner(exec: Executor, lawyerId: string) {
  const [row] = await exec
    .select({ userId: users.id, firstName: users.firstName, email: users.email })
    .from(lawyers)
    .innerJoin(users, eq(users.id, lawyers.userId))
    .where(eq(lawyers.id, lawyerId));
  return row;
}

const profileOf = (exec: Executor, userId: string) =>
  exec.select({ id: lawyers.id }).from(lawyers).where(eq(lawyers.userId, userId));

export async function findImportsOfUser(exec: Executor, userId: string): Promise<ImportRow[]> {
  return exec
    .select()
    .from(calendarImports)
    .where(inArray(calendarImports.lawyerId, profileOf(exec, userId)))
    .orderBy(calendarImports.createdAt);
}

export async function deleteImportsOfUser(exec: Executor, userId: string): Promise<void> {
  await exec
    .delete(calendarImports)
    .where(inArray(calendarImports.lawyerId, profileOf(exec, userId)));
}
