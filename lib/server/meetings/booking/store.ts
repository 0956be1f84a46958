import 'server-only';
import { and, asc, eq, gt, isNotNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import { HOUR_MS } from '@/lib/domain/platform/time';
import type { Executor } from '@/lib/server/platform/db/pool';
import { meetings } from '@/lib/server/schema/meetings';

export type MeetingRow = typeof meetings.$inferSelect;

export async function insertMeeting(
  exec: Executor,
  row: typeof meetings.$inferInsert,
): Promise<MeetingRow> {
  const [created] = await exec.insert(meetings).values(row).returning();
  if (!created) throw new Error('insert returned no meeting');
  return created;
}

/** The meeting that a request with this key made after `since`. */
export async function findByRequestKey(
  exec: Executor,
  clientId: string,
  key: string,
  since: Date,
): Promise<MeetingRow | undefined> {
  const [row] = await exec
    .select()
    .from(meetings)
    .where(
      and(
        eq(meetings.clientId, clientId),
        eq(meetings.requestKey, key),
        gt(meetings.createdAt, since),
      ),
    );
  return row;
}

/** Takes a key from an older meeting that still has it. */
export async function freeRequestKey(exec: Executor, clientId: string, key: string): Promise<void> {
  await exec
    .update(meetings)
    .set({ requestKey: null })
    .where(and(eq(meetings.clientId, clientId), eq(meetings.requestKey, key)));
}

export async function forgetRequestKeys(exec: Executor, before: Date): Promise<void> {
  await exec
    .update(meetings)
    .set({ requestKey: null })
    .where(and(isNotNull(meetings.requestKey), lte(meetings.createdAt, before)));
}

/** Overdue holds of the lawyer that still block [start, end). */
export async function overdueHolds(
  exec: Executor,
  lawyerId: string,
  start: Date,
  end: Date,
  now: Date,
) {
  return exec
    .select({ id: meetings.id })
    .from(meetings)
    .where(
      and(
        eq(meetings.lawyerId, lawyerId),
        eq(meetings.status, 'PAYMENT_PENDING'),
        lte(meetings.holdExpiresAt, now),
        lt(meetings.startsAt, end),
        gt(meetings.endsAt, start),
      ),
    )
    .orderBy(asc(meetings.startsAt));
}

/** What the booking limits count, in one query (contract.md, Meetings). */
export async function bookingCounts(
  exec: Executor,
  { clientId, lawyerId, holdAddress }: { clientId: string; lawyerId: string; holdAddress: string },
  now: Date,
) {
  const holdsHere = sql`from meetings h where h.lawyer_id = ${lawyerId} and h.status = 'PAYMENT_PENDING' and h.hold_expires_at > ${now}`;
  const ofAddress = sql`h.hold_address = ${holdAddress}`;
  const live = sql`(${meetings.status} = 'CONFIRMED' or (${meetings.status} = 'PAYMENT_PENDING' and ${meetings.holdExpiresAt} > ${now}))`;
  const standing = sql`${meetings.kind} = 'CONSULTATION' and ${live} and ${meetings.endsAt} > ${now}`;
  const used = sql`${meetings.free} and ${meetings.status} in ('CONFIRMED', 'COMPLETED')`;
  const hourAgo = new Date(now.getTime() - HOUR_MS);
  const startedLately = sql`${meetings.kind} = 'CONSULTATION' and ${meetings.createdAt} > ${hourAgo}`;
  const [row] = await exec
    .select({
      withLawyer: number(
        sql`count(*) filter (where ${meetings.lawyerId} = ${lawyerId} and ${standing})`,
      ),
      liveHolds: number(
        sql`count(*) filter (where ${meetings.status} = 'PAYMENT_PENDING' and ${meetings.holdExpiresAt} > ${now})`,
      ),
      lawyerHolds: number(sql`select count(*) ${holdsHere}`),
      lawyerHoldEnd: sql<string | null>`(select min(h.hold_expires_at) ${holdsHere})`,
      addressHolds: number(sql`select count(*) ${holdsHere} and ${ofAddress}`),
      addressHoldEnd: sql<
        string | null
      >`(select min(h.hold_expires_at) ${holdsHere} and ${ofAddress})`,
      startedThisHour: number(sql`count(*) filter (where ${startedLately})`),
      oldestStart: sql<string | null>`min(${meetings.createdAt}) filter (where ${startedLately})`,
      freeWithLawyer: number(
        sql`count(*) filter (where ${meetings.lawyerId} = ${lawyerId} and ${used})`,
      ),
      freeThisMonth: number(
        sql`count(*) filter (where ${used} and ${meetings.createdAt} > ${now}::timestamptz - interval '30 days')`,
      ),
    })
    .from(meetings)
    .where(eq(meetings.clientId, clientId));
  if (!row) throw new Error('count returned no row');
  return row;
}

function number(expression: SQL): SQL<number> {
  return sql<number>`(${expression})::int`;
}

/** Unpaid holds that are over. */
export async function allOverdueHolds(exec: Executor, now: Date) {
  return exec
    .select({ id: meetings.id })
    .from(meetings)
    .where(and(eq(meetings.status, 'PAYMENT_PENDING'), lte(meetings.holdExpiresAt, now)))
    .orderBy(asc(meetings.holdExpiresAt));
}
