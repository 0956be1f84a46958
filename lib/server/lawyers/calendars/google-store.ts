import 'server-only';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { TimeRange } from '@/lib/domain/platform/time';
import type { Executor } from '@/lib/server/platform/db/pool';
import { prepared } from '@/lib/server/platform/db/prepared';
import { googleTimes, googleCalendars as table } from '@/lib/server/schema/calendars';
import { lawyers } from '@/lib/server/schema/lawyers';

export type GoogleRow = typeof table.$inferSelect;

/** Connections to sync, without those that only the lawyer can repair. */
const isAsked = and(
  isNull(table.endedAt),
  sql`${table.problem} is distinct from 'revoked' and ${table.problem} is distinct from 'permission'`,
);

const connected = prepared((exec) =>
  exec
    .select()
    .from(table)
    .where(and(eq(table.lawyerId, sql.placeholder('lawyerId')), isNull(table.endedAt))),
);

export async function findConnected(
  exec: Executor,
  lawyerId: string,
): Promise<GoogleRow | undefined> {
  const [row] = await connected(exec, { lawyerId });
  return row;
}

const waiting = prepared((exec) =>
  exec
    .select()
    .from(table)
    .where(
      and(
        eq(table.lawyerId, sql.placeholder('lawyerId')),
        isNull(table.endedAt),
        isNotNull(table.problem),
      ),
    ),
);

export async function findWaiting(exec: Executor, lawyerId: string): Promise<GoogleRow[]> {
  return waiting(exec, { lawyerId });
}

export async function findGoogle(exec: Executor, id: string): Promise<GoogleRow | undefined> {
  const [row] = await exec.select().from(table).where(eq(table.id, id));
  return row;
}

/** Finds the connection of this account at Google, including one being revoked. */
export async function findOfAccount(
  exec: Executor,
  lawyerId: string,
  email: string,
): Promise<GoogleRow | undefined> {
  const [row] = await exec
    .select()
    .from(table)
    .where(and(eq(table.lawyerId, lawyerId), eq(table.email, email)));
  return row;
}

export async function insertGoogle(
  exec: Executor,
  values: typeof table.$inferInsert,
): Promise<void> {
  await exec.insert(table).values(values);
}

export async function updateGoogle(
  exec: Executor,
  id: string,
  set: PgUpdateSetSource<typeof table>,
): Promise<void> {
  await exec.update(table).set(set).where(eq(table.id, id));
}

/** Makes the connected calendar of a lawyer due, unless it waits for the lawyer or for Google. */
export async function makeDue(exec: Executor, lawyerId: string, now: Date): Promise<void> {
  await exec
    .update(table)
    .set({ dueAt: now })
    .where(
      and(
        eq(table.lawyerId, lawyerId),
        isNull(table.endedAt),
        isNull(table.problem),
        gt(table.dueAt, now),
      ),
    );
}

export async function setClientNames(
  exec: Executor,
  lawyerId: string,
  clientNames: boolean,
): Promise<void> {
  await exec
    .update(table)
    .set({ clientNames })
    .where(and(eq(table.lawyerId, lawyerId), isNull(table.endedAt)));
}

/** Records that a sync is over, and due again at `next`; what became due since `asked` is still to be done. */
export async function recordSync(
  exec: Executor,
  { id, dueAt: asked }: Pick<GoogleRow, 'id' | 'dueAt'>,
  agreedAt: Date | undefined,
  next: Date,
): Promise<void> {
  const dueAt = sql`case when ${table.dueAt} = ${asked.toISOString()} then ${next.toISOString()}::timestamptz else ${table.dueAt} end`;
  const over = { problem: null, failures: 0, claimedUntil: null, dueAt };
  await exec
    .update(table)
    .set({ ...over, ...(agreedAt && { agreedAt }) })
    .where(eq(table.id, id));
}

/** Claims a connection for a sync until `until`; nothing where another has it, or it was disconnected. */
export async function claim(
  exec: Executor,
  id: string,
  now: Date,
  until: Date,
): Promise<GoogleRow | undefined> {
  const isFree = or(isNull(table.claimedUntil), lte(table.claimedUntil, now));
  const [row] = await exec
    .update(table)
    .set({ claimedUntil: until })
    .where(and(eq(table.id, id), isAsked, isFree))
    .returning();
  return row;
}

/** Claims at most `limit` connections that are due; they are due again at `next`. */
export async function takeDue(
  exec: Executor,
  now: Date,
  next: Date,
  limit: number,
): Promise<string[]> {
  const due = exec
    .select({ id: table.id })
    .from(table)
    .where(and(lte(table.dueAt, now), isAsked))
    .orderBy(table.dueAt)
    .limit(limit)
    .for('update', { skipLocked: true });
  const rows = await exec
    .update(table)
    .set({ dueAt: next })
    .where(inArray(table.id, due))
    .returning({ id: table.id });
  return rows.map(({ id }) => id);
}

export async function findByChannel(
  exec: Executor,
  channelId: string,
): Promise<GoogleRow | undefined> {
  const [row] = await exec
    .select()
    .from(table)
    .where(and(eq(table.channelId, channelId), isNull(table.endedAt)));
  return row;
}

/** Deletes the busy times at once; the row stays until Google has revoked the grant. */
export async function endGoogle(exec: Executor, id: string, at: Date): Promise<void> {
  await exec.delete(googleTimes).where(eq(googleTimes.googleId, id));
  await exec.update(table).set({ endedAt: at }).where(eq(table.id, id));
}

export async function deleteEnded(exec: Executor, id: string): Promise<void> {
  await exec.delete(table).where(and(eq(table.id, id), isNotNull(table.endedAt)));
}

export async function findTimes(exec: Executor, googleId: string): Promise<TimeRange[]> {
  const rows = await exec
    .select({ startsAt: googleTimes.startsAt, endsAt: googleTimes.endsAt })
    .from(googleTimes)
    .where(eq(googleTimes.googleId, googleId))
    .orderBy(asc(googleTimes.startsAt));
  return rows.map(({ startsAt, endsAt }) => ({
    start: startsAt.getTime(),
    end: endsAt.getTime(),
  }));
}

export async function replaceTimes(
  exec: Executor,
  { id: googleId, lawyerId }: Pick<GoogleRow, 'id' | 'lawyerId'>,
  times: readonly TimeRange[],
): Promise<void> {
  await exec.delete(googleTimes).where(eq(googleTimes.googleId, googleId));
  if (times.length === 0) return;
  await exec.insert(googleTimes).values(
    times.map(({ start, end }) => ({
      googleId,
      lawyerId,
      startsAt: new Date(start),
      endsAt: new Date(end),
    })),
  );
}

export async function findOfUser(exec: Executor, userId: string): Promise<GoogleRow[]> {
  const profile = exec.select({ id: lawyers.id }).from(lawyers).where(eq(lawyers.userId, userId));
  return exec
    .select()
    .from(table)
    .where(inArray(table.lawyerId, profile))
    .orderBy(table.connectedAt);
}
