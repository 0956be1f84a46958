import 'server-only';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { MeetingPeriod, MeetingStatus, Party } from '@/lib/domain/meetings/meeting';
import type { Executor } from '@/lib/server/platform/db/pool';
import { users } from '@/lib/server/platform/db/schema/accounts';
import { lawyers } from '@/lib/server/platform/db/schema/lawyers';
import { meetingFiles, meetings } from '@/lib/server/platform/db/schema/meetings';
import { payments } from '@/lib/server/platform/db/schema/payments';

export type MeetingRow = typeof meetings.$inferSelect;
export type FileRow = typeof meetingFiles.$inferSelect;

/** A meeting with what its two people see of each other and of the payment. */
export interface MeetingView {
  meeting: MeetingRow;
  lawyer: {
    id: string;
    userId: string;
    displayName: string;
    picture: string | null;
    email: string;
  };
  client: {
    id: string;
    firstName: string;
    lastName: string;
    picture: string | null;
    email: string;
  };
  payment: typeof payments.$inferSelect | null;
}

export async function findMeeting(exec: Executor, id: string): Promise<MeetingRow | undefined> {
  const [row] = await exec.select().from(meetings).where(eq(meetings.id, id));
  return row;
}

/** Compare-and-set: true for the one caller that moves the meeting on. */
export async function changeStatus(
  exec: Executor,
  id: string,
  from: readonly MeetingStatus[],
  set: Partial<typeof meetings.$inferInsert>,
): Promise<boolean> {
  const rows = await exec
    .update(meetings)
    .set(set)
    .where(and(eq(meetings.id, id), inArray(meetings.status, [...from])))
    .returning({ id: meetings.id });
  return rows.length > 0;
}

const viewColumns = {
  meeting: meetings,
  lawyer: {
    id: lawyers.id,
    userId: lawyers.userId,
    displayName: lawyers.displayName,
    picture: lawyers.picture,
    email: sql<string>`(select email from users where users.id = ${lawyers.userId})`,
  },
  client: {
    id: users.id,
    firstName: users.firstName,
    lastName: users.lastName,
    picture: users.picture,
    email: users.email,
  },
  payment: payments,
};

function views(exec: Executor) {
  return exec
    .select(viewColumns)
    .from(meetings)
    .innerJoin(lawyers, eq(lawyers.id, meetings.lawyerId))
    .innerJoin(users, eq(users.id, meetings.clientId))
    .leftJoin(payments, eq(payments.meetingId, meetings.id));
}

/** Only rows of this person; a foreign id finds nothing. */
function ofParty(party: Party): SQL {
  return party.side === 'lawyer'
    ? eq(meetings.lawyerId, party.lawyerId)
    : eq(meetings.clientId, party.userId);
}

export async function findView(
  exec: Executor,
  id: string,
  party: Party | null,
): Promise<MeetingView | undefined> {
  const [row] = await views(exec).where(
    and(eq(meetings.id, id), party ? ofParty(party) : undefined),
  );
  return row;
}

const PAGE_SIZE = 10;

/** One more than a page, so that the caller knows whether there is another. */
export async function listViews(
  exec: Executor,
  party: Party,
  period: MeetingPeriod,
  dayEnd: Date,
  now: Date,
  page: number,
) {
  const where = and(ofParty(party), inPeriod(period, dayEnd, now));
  const order =
    period === 'past'
      ? [desc(meetings.startsAt), desc(meetings.id)]
      : [asc(meetings.startsAt), asc(meetings.id)];
  const rows = await views(exec)
    .where(where)
    .orderBy(...order)
    .limit(PAGE_SIZE + 1)
    .offset(page * PAGE_SIZE);
  const [total] = await exec.select({ value: count() }).from(meetings).where(where);
  return {
    rows: rows.slice(0, PAGE_SIZE),
    hasMore: rows.length > PAGE_SIZE,
    total: total?.value ?? 0,
  };
}

/** The three periods share no meeting (contract.md, GET meetings). */
function inPeriod(period: MeetingPeriod, dayEnd: Date, now: Date): SQL | undefined {
  const live = sql`(${meetings.status} = 'CONFIRMED' or (${meetings.status} = 'PAYMENT_PENDING' and ${meetings.holdExpiresAt} > ${now}))`;
  const coming = and(live, gt(meetings.endsAt, now));
  if (period === 'today') return and(coming, lt(meetings.startsAt, dayEnd));
  if (period === 'upcoming') return and(coming, gte(meetings.startsAt, dayEnd));
  return or(sql`not ${live}`, lte(meetings.endsAt, now));
}

export async function listFiles(exec: Executor, meetingIds: readonly string[]): Promise<FileRow[]> {
  if (meetingIds.length === 0) return [];
  return exec
    .select()
    .from(meetingFiles)
    .where(inArray(meetingFiles.meetingId, [...meetingIds]))
    .orderBy(asc(meetingFiles.createdAt), asc(meetingFiles.id));
}

/** Confirmed meetings that ended before `endedBefore` become COMPLETED. */
export async function completeEnded(exec: Executor, endedBefore: Date): Promise<number> {
  const rows = await exec
    .update(meetings)
    .set({ status: 'COMPLETED' })
    .where(and(eq(meetings.status, 'CONFIRMED'), lte(meetings.endsAt, endedBefore)))
    .returning({ id: meetings.id });
  return rows.length;
}
