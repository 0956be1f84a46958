import 'server-only';
import { FAILED_JOB_DAYS } from '@/lib/domain/platform/retention';
import { DAY_MS, MINUTE_MS } from '@/lib/domain/platform/time';
import { AppError, notFound } from '../app-error';
import { database, type Executor, type Transaction } from '../db/pool';
import { describeError, logEvent } from '../log';
import * as store from './store';

/** Interval of the heartbeats and of the search for jobs of dead workers. */
export const HEARTBEAT_MS = 5_000;
/**
 * A worker without a heartbeat for this long counts as dead: its jobs run again at most this and one interval later.
 */
const HEARTBEAT_TIMEOUT_SECONDS = 30;

/**
 * Sends the heartbeat of this process's workers and unlocks the jobs of dead ones. Never rejects.
 * @param onTime false when the last heartbeat of this process is long ago: then the database was unreachable, other
 * workers could not send theirs either, and none counts as dead this time.
 * @returns whether the heartbeat was written
 */
export async function recordHeartbeats(
  workers: readonly string[],
  onTime: boolean,
): Promise<boolean> {
  try {
    await store.saveHeartbeats(workers);
    if (onTime) await unlockJobsOfDeadWorkers();
    return true;
  } catch (error) {
    logEvent('heartbeat-failed', { error: describeError(error) });
    return false;
  }
}

/** Unlocks the jobs of dead workers, which the queue itself would do only after four hours. */
export async function unlockJobsOfDeadWorkers(): Promise<void> {
  const jobs = await store.unlockJobsWithoutHeartbeat(HEARTBEAT_TIMEOUT_SECONDS);
  if (jobs > 0) logEvent('jobs-unlocked', { jobs });
}

export function deregisterWorkers(workers: readonly string[]): Promise<void> {
  return store.deleteHeartbeats(workers);
}

/** Delay from which a job counts as late, because there are no workers, or too few. */
const LATE_MS = 5 * MINUTE_MS;

export function jobCounts(exec: Executor, now: number) {
  return store.countJobs(exec, new Date(now - LATE_MS), HEARTBEAT_TIMEOUT_SECONDS);
}

/**
 * Counts jobs that will run, by task: due ones with the oldest and those from before an instant, and later ones.
 * Epoch ms.
 */
export async function jobsByTask(exec: Executor, now: number, before: number) {
  const rows = await store.countByTask(exec, new Date(now), new Date(before));
  return rows.map(({ oldest, ...row }) => ({
    ...row,
    oldest: oldest === null ? null : new Date(oldest),
  }));
}

/**
 * Restarts a failed job now, with all of its attempts. Returns its task. Other jobs keep their time: run earlier, one
 * might find nothing to do and end.
 * @throws AppError not_found, also when it is done by now; bad_transition
 */
export async function retryJob(tx: Transaction, id: string, now: number): Promise<string> {
  const job = await store.lockJob(tx, id);
  if (!job) throw notFound();
  if (job.locked_at) throw new AppError('bad_transition', 'This job is running.');
  if (job.attempts === 0)
    throw new AppError('bad_transition', 'This job has not failed. It runs at its time.');
  await store.restartJob(tx, id, new Date(now));
  return job.task;
}

/**
 * Removes a job that is out of attempts. Returns its task.
 * @throws AppError not_found; bad_transition while it is going to run
 */
export async function discardJob(tx: Transaction, id: string): Promise<string> {
  const job = await store.lockJob(tx, id);
  if (!job) throw notFound();
  if (job.locked_at || job.attempts < job.max_attempts)
    throw new AppError('bad_transition', 'This job is going to run.');
  await store.deleteJob(tx, id);
  return job.task;
}

/** Deletes daily the jobs that failed for good, after the time in which a person can inspect them. */
export async function purgeFailedJobs(now: number): Promise<void> {
  await store.deleteFailed(database(), new Date(now - FAILED_JOB_DAYS * DAY_MS));
}

export { type JobRow, type JobState, listJobs, type TaskRow, tasksAt } from './store';
