import 'server-only';
import { desc, eq } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import { meetings } from '@/lib/server/schema/meetings';

// Service

/**
 * Reads the time zone in which a client booked last, of the tz database, where it is not Manila's: what is about no meeting of
 * its own (an offer, a place on a waitlist, an agreement, a case) is told in both times by it. Null without a meeting.
 */
export async function zoneOfClient(exec: Executor, clientId: string): Promise<string | null> {
  return (await findLastZone(exec, clientId)) ?? null;
}

// Store

async function findLastZone(exec: Executor, clientId: string) {
  const [row] = await exec
    .select({ zone: meetings.clientZone })
    .from(meetings)
    .where(eq(meetings.clientId, clientId))
    .orderBy(desc(meetings.createdAt), desc(meetings.id))
    .limit(1);
  return row?.zone;
}
