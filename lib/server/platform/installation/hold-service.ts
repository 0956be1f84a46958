import 'server-only';
import { AppError } from '../app-error';
import { database, runInBackground } from '../db/pool';
import { describeError, logEvent } from '../log';
import * as store from './store';

const HELD =
  'This installation was restored and is held: nothing is sent or paid until its operator releases it.';
const RETRY_SECONDS = 60;
const LOOK_MS = 2_000;

/**
 * Returns since when the installation is held, null when it is not: no mail, push, job, payment or payout leaves it
 * after `npm run restore` and `npm run hold`, until `npm run release`. One statement; a failed query is an error and
 * never a no.
 */
export function heldSince(): Promise<Date | null> {
  return store.findHeld(database());
}

/**
 * Throws while the installation is held; to be called before anything is sent or paid. One statement.
 * @throws AppError unavailable while it is held
 */
export async function requireReleased(): Promise<void> {
  if (await heldSince()) throw new AppError('unavailable', HELD, { retryAfter: RETRY_SECONDS });
}

export function isHeldError(error: unknown): boolean {
  return error instanceof Error && error.message === HELD;
}

/** Holds the installation from this instant (epoch ms) on. Work in progress is not stopped. */
export function hold(now: number): Promise<void> {
  return store.setHeld(database(), new Date(now));
}

export function letGo(): Promise<void> {
  return store.setHeld(database(), null);
}

/**
 * Runs `work` now or, while the installation is held, as soon as it is released; a `work` that fails then is retried.
 * Returns a function that stops waiting.
 * @throws what `work` throws when it runs at once
 */
export async function whenReleased(work: () => Promise<void>): Promise<() => void> {
  const isHeld = async () => (await runInBackground(heldSince)) !== null;
  if (!(await isHeld())) {
    await work();
    return () => {};
  }
  logEvent('held', { message: `${HELD} To release it: npm run release` });
  let isLooking = false;
  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    try {
      if (await isHeld()) return;
      await work();
      clearInterval(timer);
      logEvent('released', {});
    } catch (error) {
      logEvent('held', { error: describeError(error) });
    } finally {
      isLooking = false;
    }
  };
  const timer = setInterval(() => void look(), LOOK_MS);
  return () => clearInterval(timer);
}
