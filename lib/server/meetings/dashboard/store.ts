import 'server-only';
import { and, asc, eq, gt, gte, inArray, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import { users } from '@/lib/server/schema/accounts';
import { meetingFiles, meetings } from '@/lib/server/schema/meetings';

const COLUMNS = {
  id: meetings.id,
  startsAt: meetings.startsAt,
  endsAt: meetings.endsAt,
  type: meetings.type,
  status: meetings.status,
  subject: meetings.subject,
  client: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
  files: sql<number>`(select count(*)::int from ${meetingFiles} where ${meetingFiles.meetingId} = ${meetings.id})`,
};

export type AgendaRow = Awaited<ReturnType<typeof findDay>>[number];

function meetingsOf(exec: Executor, lawyerId: string, which: SQL | undefined) {
  return exec
    .select(COLUMNS)
    .from(meetings)
    .innerJoin(users, eq(users.id, meetings.clientId))
    .where(and(eq(meetings.lawyerId, lawyerId), which))
    .orderBy(asc(meetings.startsAt));
}

/** The lawyer's confirmed meeting that ends next. */
export async function findNext(
  exec: Executor,
  lawyerId: string,
  now: Date,
): Promise<AgendaRow | undefined> {
  const ahead = and(eq(meetings.status, 'CONFIRMED'), gt(meetings.endsAt, now));
  const [row] = await meetingsOf(exec, lawyerId, ahead).limit(1);
  return row;
}

/** The lawyer's meetings that take time between two instants, or took it. */
export async function findDay(
  exec: Executor,
  lawyerId: string,
  { from, to, now }: { from: Date; to: Date; now: Date },
) {
  const held = and(eq(meetings.status, 'PAYMENT_PENDING'), gt(meetings.holdExpiresAt, now));
  const stands = or(inArray(meetings.status, ['CONFIRMED', 'COMPLETED']), held);
  return meetingsOf(
    exec,
    lawyerId,
    and(gt(meetings.endsAt, from), lt(meetings.startsAt, to), stands),
  );
}

/** The lawyer's meetings booked since, that were confirmed at any time. */
export async function findBookedSince(exec: Executor, lawyerId: string, since: Date) {
  return exec
    .select({ id: meetings.id, status: meetings.status, bookedAt: meetings.createdAt })
    .from(meetings)
    .where(
      and(
        eq(meetings.lawyerId, lawyerId),
        gte(meetings.createdAt, since),
        isNotNull(meetings.confirmedAt),
      ),
    );
}
