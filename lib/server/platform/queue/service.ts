import 'server-only';
import { describeError, logEvent } from '../log';
import * as store from './store';

/** How often workers say that they are alive, and look for jobs of others that are not. */
export const HEARTBEAT_MS = 5_000;
/** Silence after which a worker counts as dead: its jobs run again at most this and one beat after a crash. */
const HEARTBEAT_TIMEOUT_SECONDS = 30;

/**
 * Says that the workers of this process are alive and takes up what dead ones left locked. Never rejects.
 *
 * @param onTime false when the last beat of this process is long ago: then the database was away, the others could
 * not say anything either, and nobody is judged this time.
 * @returns whether the beat was written
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

/** Frees the jobs of dead workers, instead of the four hours after which the queue would. */
export async function unlockJobsOfDeadWorkers(): Promise<void> {
  const jobs = await store.unlockJobsWithoutHeartbeat(HEARTBEAT_TIMEOUT_SECONDS);
  if (jobs > 0) logEvent('jobs-unlocked', { jobs });
}

/** For workers that have stopped. */
export function deregisterWorkers(workers: readonly string[]): Promise<void> {
  return store.deleteHeartbeats(workers);
}
