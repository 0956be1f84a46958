import 'server-only';
import { record } from '@/lib/server/platform/audit/service';
import { transaction } from '@/lib/server/platform/db/pool';
import { discardJob, retryJob } from '@/lib/server/platform/queue/service';

/** An administrator has a job that failed run now. */
export async function retry(userId: string, id: string, now: number): Promise<void> {
  await transaction(async (tx) => {
    const detail = await retryJob(tx, id, now);
    await record(tx, 'job_retried', { role: 'admin', userId }, { subject: id, detail, now });
  });
}

/** An administrator gives up a job that is out of attempts. */
export async function discard(
  userId: string,
  id: string,
  reason: string,
  now: number,
): Promise<void> {
  await transaction(async (tx) => {
    const detail = `${await discardJob(tx, id)}: ${reason}`;
    await record(tx, 'job_discarded', { role: 'admin', userId }, { subject: id, detail, now });
  });
}
