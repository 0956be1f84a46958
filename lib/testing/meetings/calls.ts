import { MINUTE_MS } from '@/lib/domain/platform/time';
import { database } from '@/lib/server/platform/db/pool';
import { callPresences } from '@/lib/server/schema/calls';
import { serverUptime } from '@/lib/server/schema/uptime';
import type { TestUser } from '@/lib/testing/factories';

/** Somebody was in the call of a meeting from one minute after its start to another; to none while they still are. */
export async function wasInCall(
  { id, start }: { id: string; start: number },
  role: 'client' | 'lawyer',
  who: TestUser,
  [from, to]: readonly [number, number?],
): Promise<void> {
  const at = (minutes: number) => new Date(start + minutes * MINUTE_MS);
  await database()
    .insert(callPresences)
    .values({
      ...{ meetingId: id, role, participantId: who.id, sid: crypto.randomUUID() },
      joinedAt: at(from),
      lastSeenAt: to === undefined ? new Date(start + 10 * 60 * MINUTE_MS) : at(to),
      leftAt: to === undefined ? null : at(to),
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
