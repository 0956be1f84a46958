import 'server-only';
import { and, asc, eq, gt, gte, inArray, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import { prepared } from '@/lib/server/platform/db/prepared';
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

function meetingsOf(exec: Executor, which: SQL | undefined) {
  return exec
    .select(COLUMNS)
    .from(meetings)
    .innerJoin(users, eq(users.id, meetings.clientId))
    .where(and(eq(meetings.lawyerId, sql.placeholder('lawyerId')), which))
    .orderBy(asc(meetings.startsAt));
}

const next = prepared((exec) => {
  const ahead = and(eq(meetings.status, 'CONFIRMED'), gt(meetings.endsAt, sql.placeholder('now')));
  return meetingsOf(exec, ahead).limit(1);
});

/** The lawyer's confirmed meeting that ends next. */
export async function findNext(
  exec: Executor,
  lawyerId: string,
  now: Date,
): Promise<AgendaRow | undefined> {
  const [row] = await next(exec, { lawyerId, now });
  return row;
}

const day = prepared((exec) => {
  const held = and(
    eq(meetings.status, 'PAYMENT_PENDING'),
    gt(meetings.holdExpiresAt, sql.placeholder('now')),
  );
  const stands = or(inArray(meetings.status, ['CONFIRMED', 'COMPLETED']), held);
  return meetingsOf(
    exec,
    and(
      gt(meetings.endsAt, sql.placeholder('from')),
      lt(meetings.startsAt, sql.placeholder('to')),
      stands,
    ),
  );
});

/** The lawyer's meetings that take time between two instants, or took it. */
export async function findDay(
  exec: Executor,
  lawyerId: string,
  { from, to, now }: { from: Date; to: Date; now: Date },
) {
  return day(exec, { lawyerId, from, to, now });
}

const bookedSince = prepared((exec) =>
  exec
    .select({ id: meetings.id, status: meetings.status, bookedAt: meetings.createdAt })
    .from(meetings)
    .where(
      and(
        eq(meetings.lawyerId, sql.placeholder('lawyerId')),
        gte(meetings.createdAt, sql.placeholder('since')),
        isNotNull(meetings.confirmedAt),
      ),
    ),
);

/** The lawyer's meetings booked since, that were confirmed at any time. */
export async function findBookedSince(exec: Executor, lawyerId: string, since: Date) {
  return bookedSince(exec, { lawyerId, since });
}
