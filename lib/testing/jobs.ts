import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { deleteAccount, queueDueDeletions } from '@/lib/server/accounts/deletion/service';
import { storage } from '@/lib/server/adapters/storage/storage';
import { database } from '@/lib/server/platform/db/pool';
import { queueJob, type TaskName, type TaskPayloads } from '@/lib/server/platform/queue/queue';

/** Takes the jobs of a name off the queue, due or not, in the order in which they were queued. */
export async function takeQueued<N extends TaskName>(name: N): Promise<TaskPayloads[N][]> {
  const { rows } = await database().execute<{ id: string; payload: TaskPayloads[N] }>(sql`
    delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
    where t.id = j.task_id and t.identifier = ${name} returning j.id, j.payload`);
  return rows.toSorted((a, b) => Number(a.id) - Number(b.id)).map(({ payload }) => payload);
}

/** Removes the files whose removal is queued. */
export async function removeQueuedFiles(): Promise<void> {
  for (const { storageKey } of await takeQueued('remove_file')) await storage().delete(storageKey);
}

/** Deletes the accounts that are due at an instant with their files, as the daily job and those it queues do. */
export async function deleteDueAccounts(now: number): Promise<void> {
  await queueDueDeletions(now);
  for (const { userId } of await takeQueued('delete_account')) await deleteAccount(userId, now);
  await removeQueuedFiles();
}

/** A job that failed as often as it may; answers its id. */
export async function newFailedJob(): Promise<string> {
  const key = randomUUID();
  await queueJob(database(), 'remove_file', { storageKey: `none/${key}` }, { key });
  const { rows } = await database().execute<{ id: string }>(sql`
    update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'Error: no disk | at x'
    where key = ${key} returning id::text as id`);
  return rows[0]?.id ?? '';
}
