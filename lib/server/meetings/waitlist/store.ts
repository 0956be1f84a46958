import 'server-only';
import {
  and,
  asc,
  count,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  or,
  sql,
} from 'drizzle-orm';
import { type FreeStart, partOfDay } from '@/lib/domain/meetings/waitlist';
import { dayKey } from '@/lib/domain/platform/clock-labels';
import type { Executor } from '@/lib/server/platform/db/pool';
import { preparedBy } from '@/lib/server/platform/db/prepared';
import { users } from '@/lib/server/schema/accounts';
import { lawyers } from '@/lib/server/schema/lawyers';
import { meetings } from '@/lib/server/schema/meetings';
import { freedTimes, waitlistEntries } from '@/lib/server/schema/waitlist';

export type EntryRow = typeof waitlistEntries.$inferSelect;

export interface EntryView {
  entry: EntryRow;
  lawyer: { id: string; displayName: string; picture: string | null };
  bookable: boolean;
}

const entries = waitlistEntries;

function views(exec: Executor) {
  return exec
    .select({
      entry: entries,
      lawyer: { id: lawyers.id, displayName: lawyers.displayName, picture: lawyers.picture },
      bookable: sql<boolean>`exists (select from listed_lawyers s where s.lawyer_id = ${lawyers.id})`,
    })
    .from(entries)
    .innerJoin(lawyers, eq(lawyers.id, entries.lawyerId));
}

const listed = preparedBy((exec, { open }: { open: boolean }) =>
  views(exec)
    .where(
      and(
        eq(entries.clientId, sql.placeholder('clientId')),
        open ? gte(entries.toDay, sql.placeholder('today')) : undefined,
      ),
    )
    .orderBy(asc(entries.joinedAt), asc(entries.id)),
);

export async function listEntries(
  exec: Executor,
  clientId: string,
  today?: string,
): Promise<EntryView[]> {
  return listed(exec, { open: today !== undefined }, { clientId, today });
}

export async function findEntry(
  exec: Executor,
  id: string,
  today: string,
): Promise<EntryView | undefined> {
  const [view] = await views(exec).where(and(eq(entries.id, id), gte(entries.toDay, today)));
  return view;
}

export async function countOthers(
  exec: Executor,
  { clientId, lawyerId }: Pick<EntryRow, 'clientId' | 'lawyerId'>,
  today: string,
): Promise<number> {
  const [row] = await exec
    .select({ value: count() })
    .from(entries)
    .where(
      and(
        eq(entries.clientId, clientId),
        ne(entries.lawyerId, lawyerId),
        gte(entries.toDay, today),
      ),
    );
  return row?.value ?? 0;
}

/** Replaces this client's entry; an active one keeps its place in line. */
export async function saveEntry(
  exec: Executor,
  entry: typeof entries.$inferInsert,
  today: string,
): Promise<string> {
  const { fromDay, toDay, part, length, joinedAt } = entry;
  const place = sql`case when ${entries.toDay} < ${today} then ${joinedAt} else ${entries.joinedAt} end`;
  const [row] = await exec
    .insert(entries)
    .values(entry)
    .onConflictDoUpdate({
      target: [entries.clientId, entries.lawyerId],
      set: { fromDay, toDay, part, length, joinedAt: place },
    })
    .returning({ id: entries.id });
  if (!row) throw new Error('insert returned no entry');
  return row.id;
}

export async function deleteOwn(exec: Executor, id: string, clientId: string): Promise<boolean> {
  const rows = await exec
    .delete(entries)
    .where(and(eq(entries.id, id), eq(entries.clientId, clientId)))
    .returning({ id: entries.id });
  return rows.length > 0;
}

export async function deleteEntry(exec: Executor, id: string): Promise<void> {
  await exec.delete(entries).where(eq(entries.id, id));
}

export async function deleteOfPair(
  exec: Executor,
  clientId: string,
  lawyerId: string,
): Promise<void> {
  await exec
    .delete(entries)
    .where(and(eq(entries.clientId, clientId), eq(entries.lawyerId, lawyerId)));
}

export async function deleteOfUser(exec: Executor, userId: string): Promise<void> {
  const own = exec.select({ id: lawyers.id }).from(lawyers).where(eq(lawyers.userId, userId));
  await exec
    .delete(entries)
    .where(or(eq(entries.clientId, userId), inArray(entries.lawyerId, own)));
}

export async function deleteEnded(exec: Executor, today: string, now: Date): Promise<void> {
  await exec.delete(entries).where(lt(entries.toDay, today));
  await exec.delete(freedTimes).where(lt(freedTimes.endsAt, now));
}

type Times = Pick<typeof freedTimes.$inferInsert, 'startsAt' | 'endsAt'>;

/**
 * Inserts the freed time of a meeting, current or previous. Returns the id of the new row; undefined where the
 * meeting was never confirmed, or its lawyer's waitlist is empty.
 */
export async function insertFreedTime(
  exec: Executor,
  meetingId: string,
  times: Times | undefined,
): Promise<string | undefined> {
  const { rows } = await exec.execute<{ id: string }>(sql`
    insert into ${freedTimes} (meeting_id, starts_at, ends_at)
    select m.id, coalesce(${times?.startsAt ?? null}::timestamptz, m.starts_at),
      coalesce(${times?.endsAt ?? null}::timestamptz, m.ends_at)
    from ${meetings} m
    where m.id = ${meetingId} and m.confirmed_at is not null
      and exists (select from ${entries} e where e.lawyer_id = m.lawyer_id)
    returning id`);
  return rows[0]?.id;
}

/** Claims a freed time and returns its former client; only one caller gets it. */
export async function takeFreedTime(exec: Executor, id: string, now: Date) {
  const [row] = await exec
    .update(freedTimes)
    .set({ offeredAt: now })
    .from(meetings)
    .where(
      and(
        eq(freedTimes.id, id),
        isNull(freedTimes.offeredAt),
        eq(meetings.id, freedTimes.meetingId),
      ),
    )
    .returning({
      startsAt: freedTimes.startsAt,
      endsAt: freedTimes.endsAt,
      lawyerId: meetings.lawyerId,
      clientId: meetings.clientId,
    });
  return row;
}

interface Asked {
  readonly lawyerId: string;
  readonly exceptClient: string;
  readonly starts: readonly FreeStart[];
}

/** Finds entries that match one of these starts, in the order of joining. */
export async function findWaiting(
  exec: Executor,
  { lawyerId, exceptClient, starts }: Asked,
  limit: number,
) {
  const suiting = starts.map(({ start, length }) =>
    and(
      eq(entries.length, length),
      lte(entries.fromDay, dayKey(start)),
      gte(entries.toDay, dayKey(start)),
      inArray(entries.part, ['any', partOfDay(start)]),
    ),
  );
  return exec
    .select({ entry: entries, email: users.email })
    .from(entries)
    .innerJoin(users, eq(users.id, entries.clientId))
    .where(
      and(
        eq(entries.lawyerId, lawyerId),
        ne(entries.clientId, exceptClient),
        isNotNull(users.emailVerifiedAt),
        or(...suiting),
      ),
    )
    .orderBy(asc(entries.joinedAt), asc(entries.id))
    .limit(limit);
}
