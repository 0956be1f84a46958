import 'server-only';
import type { Executor } from '@/lib/server/platform/db/pool';
import type { PayableTitle } from '@/lib/server/registry/payable';
import * as store from './store';

/** Meetings as the payments of their lawyer show them. */
export async function titlesOf(exec: Executor, ids: readonly string[]): Promise<PayableTitle[]> {
  const meetings = await store.findPaidMeetings(exec, ids);
  return meetings.map(({ id, subject, startsAt, endsAt, client }) => ({
    id,
    title: subject,
    path: `/lawyer-portal/meeting/${id}`,
    client: { id: client.id, name: `${client.firstName} ${client.lastName}` },
    time: { start: startsAt, end: endsAt },
  }));
}

export { meetingIdsOf, meetingIdsOfClient } from './store';
