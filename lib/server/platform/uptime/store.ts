import 'server-only';
import { and, eq, gte, lt, lte, sql } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import { serverUptime } from '@/lib/server/schema/uptime';

/** Renews a run by the clock of the database; false when it was last seen longer ago than so many seconds. */
export async function renew(exec: Executor, id: string, seconds: number): Promise<boolean> {
  const rows = await exec
    .update(serverUptime)
    .set({ lastSeenAt: sql`now()` })
    .where(
      and(
        eq(serverUptime.id, id),
        gte(serverUptime.lastSeenAt, sql`now() - make_interval(secs => ${seconds})`),
      ),
    )
    .returning({ id: serverUptime.id });
  return rows.length > 0;
}

export async function insertRun(exec: Executor): Promise<string | undefined> {
  const now = sql`now()`;
  const [row] = await exec
    .insert(serverUptime)
    .values({ startedAt: now, lastSeenAt: now })
    .returning({ id: serverUptime.id });
  return row?.id;
}

export async function runsBetween(exec: Executor, from: Date, to: Date) {
  return exec
    .select({ startedAt: serverUptime.startedAt, lastSeenAt: serverUptime.lastSeenAt })
    .from(serverUptime)
    .where(and(gte(serverUptime.lastSeenAt, from), lte(serverUptime.startedAt, to)));
}

export async function deleteRuns(exec: Executor, seenBefore: Date): Promise<void> {
  await exec.delete(serverUptime).where(lt(serverUptime.lastSeenAt, seenBefore));
}
