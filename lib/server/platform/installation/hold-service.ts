import 'server-only';
import { AppError } from '../app-error';
import { database, runInBackground } from '../db/pool';
import { describeError, logEvent } from '../log';
import * as store from './store';

/** What a caller is told of whatever would leave a held installation. */
const HELD =
  'This installation was restored and is held: nothing is sent or paid until its operator releases it.';
/** Somebody has to release it. */
const RETRY_SECONDS = 60;
const LOOK_MS = 2_000;

/**
 * Since when nothing may leave it, no mail, push, job, payment or payout: so it is after `npm run restore` and `npm run hold`,
 * until `npm run release`. Null when it is not held. One statement; a look that fails is an error and never a no.
 */
export function heldSince(): Promise<Date | null> {
  return store.findHeld(database());
}

/**
 * To be called before anything is sent or paid. One statement.
 *
 * @throws AppError unavailable while it is held
 */
export async function requireReleased(): Promise<void> {
  if (await heldSince()) throw new AppError('unavailable', HELD, { retryAfter: RETRY_SECONDS });
}

/** Whether a failure is that of `requireReleased`. */
export function isHeldError(error: unknown): boolean {
  return error instanceof Error && error.message === HELD;
}

/** Lets nothing leave from this instant (epoch ms) on. What is under way is not stopped. */
export function hold(now: number): Promise<void> {
  return store.setHeld(database(), new Date(now));
}

/** Lets everything leave again. */
export function letGo(): Promise<void> {
  return store.setHeld(database(), null);
}

/**
 * Runs `work` now or, while it is held, as soon as it is released; a `work` that fails then is tried again. Answers how to
 * stop waiting for that.
 *
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
