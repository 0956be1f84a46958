import 'server-only';
import { describeError, logEvent } from '../log';
import * as store from './store';

/** How often workers send a heartbeat, and look for jobs of dead workers. */
export const HEARTBEAT_MS = 5_000;
/** A worker without a heartbeat for so long counts as dead: its jobs run again at most this and one interval later. */
const HEARTBEAT_TIMEOUT_SECONDS = 30;

/**
 * Sends the heartbeat of the workers of this process and unlocks the jobs of dead ones. Never rejects.
 *
 * @param onTime false when the last heartbeat of this process is long ago: then the database was away, other workers
 * could not send theirs either, and none counts as dead this time.
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

/** Frees the jobs of dead workers, instead of the four hours after which the queue would. */
export async function unlockJobsOfDeadWorkers(): Promise<void> {
  const jobs = await store.unlockJobsWithoutHeartbeat(HEARTBEAT_TIMEOUT_SECONDS);
  if (jobs > 0) logEvent('jobs-unlocked', { jobs });
}

/** For workers that have stopped. */
export function deregisterWorkers(workers: readonly string[]): Promise<void> {
  return store.deleteHeartbeats(workers);
}
