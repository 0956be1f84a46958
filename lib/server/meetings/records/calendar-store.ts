import 'server-only';
import { and, eq, gt, inArray, isNotNull, lt, or } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import { users } from '@/lib/server/schema/accounts';
import { meetings } from '@/lib/server/schema/meetings';

export async function findHeldOrConfirmed(
  exec: Executor,
  lawyerId: string,
  { start, end, now }: { start: Date; end: Date; now: Date },
) {
  return exec
    .select({
      id: meetings.id,
      startsAt: meetings.startsAt,
      endsAt: meetings.endsAt,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(meetings)
    .innerJoin(users, eq(users.id, meetings.clientId))
    .where(
      and(
        eq(meetings.lawyerId, lawyerId),
        gt(meetings.endsAt, start),
        lt(meetings.startsAt, end),
        or(
          eq(meetings.status, 'CONFIRMED'),
          and(eq(meetings.status, 'PAYMENT_PENDING'), gt(meetings.holdExpiresAt, now)),
        ),
      ),
    )
    .orderBy(meetings.startsAt);
}

const MAX_PUBLISHED = 5_000;

export async function findConfirmed(exec: Executor, lawyerId: string, since: Date) {
  return exec
    .select({ meeting: meetings, firstName: users.firstName, lastName: users.lastName })
    .from(meetings)
    .innerJoin(users, eq(users.id, meetings.clientId))
    .where(
      and(
        eq(meetings.lawyerId, lawyerId),
        gt(meetings.endsAt, since),
        inArray(meetings.status, ['CONFIRMED', 'COMPLETED', 'CANCELLED']),
        isNotNull(meetings.confirmedAt),
      ),
    )
    .orderBy(meetings.startsAt)
    .limit(MAX_PUBLISHED);
}
