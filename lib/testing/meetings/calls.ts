import type { CallRole } from '@/lib/domain/meetings/calls';
import { MINUTE_MS } from '@/lib/domain/platform/time';
import { database } from '@/lib/server/platform/db/pool';
import { callConnections } from '@/lib/server/schema/calls';
import { serverUptime } from '@/lib/server/schema/uptime';
import type { TestUser } from '@/lib/testing/factories';

/** Somebody's page reported itself from one minute after the start of a meeting to another; without one for ten hours. */
export async function wasInCall(
  { id, start }: { id: string; start: number },
  role: 'client' | 'lawyer',
  who: TestUser,
  [from, to = 600]: readonly [number, number?],
  connectedTo: CallRole[] = [],
): Promise<void> {
  const at = (minutes: number) => new Date(start + minutes * MINUTE_MS);
  await database()
    .insert(callConnections)
    .values({
      meetingId: id,
      role,
      participantId: who.id,
      sid: crypto.randomUUID(),
      connectedTo,
      devices: true,
      startedAt: at(from),
      reportedAt: at(to),
    });
}

/** Servers were up in these minutes after an instant, and in no others. */
export async function serversWereUp(
  start: number,
  ...runs: (readonly [number, number])[]
): Promise<void> {
  await database().delete(serverUptime);
  await database()
    .insert(serverUptime)
    .values(
      runs.map(([from, to]) => ({
        startedAt: new Date(start + from * MINUTE_MS),
        lastSeenAt: new Date(start + to * MINUTE_MS),
      })),
    );
}
