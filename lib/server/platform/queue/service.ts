import 'server-only';
import { describeError, logEvent } from '../log';
import * as store from './store';

/** How often workers say that they are alive, and look for jobs of others that are not. */
export const BEAT_MS = 5_000;
/** Silence after which a worker counts as dead: its jobs run again at most this and one beat after a crash. */
const SILENT_SECONDS = 30;

/**
 * Says that the workers of this process are alive and takes up what dead ones left locked. Never rejects.
 *
 * @param onTime false when the last beat of this process is long ago: then the database was away, the others could
 * not say anything either, and nobody is judged this time.
 * @returns whether the beat was written
 */
export async function keepAlive(workers: readonly string[], onTime: boolean): Promise<boolean> {
  try {
    await store.saveBeats(workers);
    if (onTime) await unlockDead();
    return true;
  } catch (error) {
    logEvent('beat-failed', { error: describeError(error) });
    return false;
  }
}

/** Frees the jobs of dead workers, instead of the four hours after which the queue would. */
export async function unlockDead(): Promise<void> {
  const jobs = await store.unlockSilent(SILENT_SECONDS);
  if (jobs > 0) logEvent('jobs-unlocked', { jobs });
}

/** For workers that have stopped. */
export function signOff(workers: readonly string[]): Promise<void> {
  return store.deleteBeats(workers);
}
