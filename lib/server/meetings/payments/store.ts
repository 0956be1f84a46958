import 'server-only';
import { eq, inArray } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import { users } from '@/lib/server/schema/accounts';
import { meetings } from '@/lib/server/schema/meetings';

/** The ids of all meetings of a lawyer, as part of another query. */
export function meetingIdsOf(exec: Executor, lawyerId: string) {
  return exec.select({ id: meetings.id }).from(meetings).where(eq(meetings.lawyerId, lawyerId));
}

/** The ids of all meetings of a client, as part of another query. */
export function meetingIdsOfClient(exec: Executor, clientId: string) {
  return exec.select({ id: meetings.id }).from(meetings).where(eq(meetings.clientId, clientId));
}

/** What was paid for: when, about what, and with whom. */
export async function findPaidMeetings(exec: Executor, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return exec
    .select({
      id: meetings.id,
      subject: meetings.subject,
      startsAt: meetings.startsAt,
      endsAt: meetings.endsAt,
      client: { id: users.id, firstName: users.firstName, lastName: users.lastName },
    })
    .from(meetings)
    .innerJoin(users, eq(users.id, meetings.clientId))
    .where(inArray(meetings.id, [...ids]));
}
