import 'server-only';
import { desc, eq } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import { meetings } from '@/lib/server/schema/meetings';

// Service

/**
 * Reads the tz database zone in which a client last booked, if it is not Manila's. Messages without a meeting of
 * their own (an offer, a waitlist entry, an agreement, a case) use it to show both times. Null without a meeting.
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
