import 'server-only';
import { startsSoon } from '@/lib/domain/meetings/reminders';
import type { Executor } from '@/lib/server/platform/db/pool';
import { queueJobs } from '@/lib/server/platform/queue/queue';

/** Queues one job for each of these meetings that makes the reminder that is due of it. */
export function queueReminderJobs(exec: Executor, meetingIds: readonly string[]): Promise<void> {
  const jobs = meetingIds.map((id) => ({ payload: { meetingId: id }, key: `remind:${id}` }));
  return queueJobs(exec, 'remind', jobs);
}

/** For a time that was just set: where it begins within ten minutes, its reminder does not wait for the next minute. */
export async function remindAtOnce(
  exec: Executor,
  { id, startsAt }: { readonly id: string; readonly startsAt: Date },
  now: number,
): Promise<void> {
  if (startsSoon(startsAt.getTime(), now)) await queueReminderJobs(exec, [id]);
}
