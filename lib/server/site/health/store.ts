import 'server-only';
import { eq } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import { heartbeats } from '@/lib/server/schema/messages';

export async function saveHeartbeat(exec: Executor, name: string, at: Date): Promise<void> {
  await exec
    .insert(heartbeats)
    .values({ name, at })
    .onConflictDoUpdate({ target: heartbeats.name, set: { at } });
}

export async function lastHeartbeat(exec: Executor, name: string): Promise<Date | undefined> {
  const [row] = await exec
    .select({ at: heartbeats.at })
    .from(heartbeats)
    .where(eq(heartbeats.name, name));
  return row?.at;
}
