import 'server-only';
import { eq, inArray, type Placeholder } from 'drizzle-orm';
import { fullName } from '@/lib/domain/accounts/full-name';
import type { Executor } from '@/lib/server/platform/db/pool';
import { amongIds, prepared } from '@/lib/server/platform/db/prepared';
import type { PayableTitle } from '@/lib/server/registry/payable';
import { users } from '@/lib/server/schema/accounts';
import { meetings } from '@/lib/server/schema/meetings';

// Service

export async function titlesOf(exec: Executor, ids: readonly string[]): Promise<PayableTitle[]> {
  const meetings = await findPaidMeetings(exec, ids);
  return meetings.map(({ id, subject, startsAt, endsAt, client }) => ({
    id,
    title: subject,
    path: `/lawyer-portal/meeting/${id}`,
    clientPath: `/customer-portal/meeting/${id}`,
    client: { id: client.id, name: fullName(client) },
    time: { start: startsAt, end: endsAt },
  }));
}

// Store

export function meetingIdsOf(exec: Executor, lawyerId: string | Placeholder) {
  return exec.select({ id: meetings.id }).from(meetings).where(eq(meetings.lawyerId, lawyerId));
}

export async function lawyersOfMeetings(exec: Executor, ids: readonly string[]) {
  return exec
    .select({ id: meetings.id, lawyerId: meetings.lawyerId })
    .from(meetings)
    .where(inArray(meetings.id, [...ids]));
}

export function meetingIdsOfClient(exec: Executor, clientId: string) {
  return exec.select({ id: meetings.id }).from(meetings).where(eq(meetings.clientId, clientId));
}

export function meetingIdsIn(exec: Executor, id: string) {
  return exec.select({ id: meetings.id }).from(meetings).where(eq(meetings.id, id));
}

const paidMeetings = prepared((exec) =>
  exec
    .select({
      id: meetings.id,
      subject: meetings.subject,
      startsAt: meetings.startsAt,
      endsAt: meetings.endsAt,
      client: { id: users.id, firstName: users.firstName, lastName: users.lastName },
    })
    .from(meetings)
    .innerJoin(users, eq(users.id, meetings.clientId))
    .where(amongIds(meetings.id, 'ids')),
);

async function findPaidMeetings(exec: Executor, ids: readonly string[]) {
  return ids.length === 0 ? [] : paidMeetings(exec, { ids });
}
