import 'server-only';
import { and, asc, eq, gt, gte, inArray, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { fullNameOf } from '@/lib/server/platform/db/full-name';
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
  client: fullNameOf('users'),
  files: sql<number>`(select count(*)::int from ${meetingFiles} where ${meetingFiles.meetingId} = ${meetings.id})`,
};

const dayAndNext = prepared((exec) => {
  const given = sql.placeholder;
  const own = eq(meetings.lawyerId, given('lawyerId'));
  const held = and(
    eq(meetings.status, 'PAYMENT_PENDING'),
    gt(meetings.holdExpiresAt, given('now')),
  );
  const ofDay = and(
    gt(meetings.endsAt, given('from')),
    lt(meetings.startsAt, given('to')),
    or(inArray(meetings.status, ['CONFIRMED', 'COMPLETED']), held),
  );
  const next = exec
    .select({ id: meetings.id })
    .from(meetings)
    .where(and(own, eq(meetings.status, 'CONFIRMED'), gt(meetings.endsAt, given('now'))))
    .orderBy(asc(meetings.startsAt))
    .limit(1);
  return exec
    .select(COLUMNS)
    .from(meetings)
    .innerJoin(users, eq(users.id, meetings.clientId))
    .where(and(own, or(ofDay, eq(meetings.id, next))))
    .orderBy(asc(meetings.startsAt));
});

/** Finds the lawyer's meetings that overlap two instants, and the confirmed one that ends next. */
export async function findDayAndNext(
  exec: Executor,
  lawyerId: string,
  { from, to, now }: { from: Date; to: Date; now: Date },
) {
  const rows = await dayAndNext(exec, { lawyerId, from, to, now });
  return {
    day: rows.filter(({ startsAt }) => startsAt < to),
    next: rows.find(({ status, endsAt }) => status === 'CONFIRMED' && endsAt > now),
  };
}

/** Builds a query of the lawyer's meetings booked since, if ever confirmed, with the lawyer's earnings from each. */
export const bookedSinceWith = (earnedOf: (type: 'meeting', id: SQL) => SQL<number>) =>
  prepared((exec) =>
    exec
      .select({
        status: meetings.status,
        bookedAt: meetings.createdAt,
        earned: earnedOf('meeting', sql`meetings.id`),
      })
      .from(meetings)
      .where(
        and(
          eq(meetings.lawyerId, sql.placeholder('lawyerId')),
          gte(meetings.createdAt, sql.placeholder('since')),
          isNotNull(meetings.confirmedAt),
        ),
      ),
  );
