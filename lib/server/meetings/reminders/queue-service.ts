import 'server-only';
import { startsSoon } from '@/lib/domain/meetings/reminders';
import type { Executor } from '@/lib/server/platform/db/pool';
import { queueJobs } from '@/lib/server/platform/queue/queue';

export function queueReminderJobs(exec: Executor, meetingIds: readonly string[]): Promise<void> {
  const jobs = meetingIds.map((id) => ({ payload: { meetingId: id }, key: `remind:${id}` }));
  return queueJobs(exec, 'remind', jobs);
}

/** Queues the reminder for a newly set time at once if it begins within ten minutes. */
export async function remindAtOnce(
  exec: Executor,
  { id, startsAt }: { readonly id: string; readonly startsAt: Date },
  now: number,
): Promise<void> {
  if (startsSoon(startsAt.getTime(), now)) await queueReminderJobs(exec, [id]);
}
