import 'server-only';
import { types } from 'node:util';
import { AppError, isAppError } from './app-error';
import { processWide } from './process-wide';

const FULL = ['ENOSPC', 'EDQUOT'];
/** Somebody has to make room. */
const RETRY_SECONDS = 60;

/** Whether a file could not be written because the disk, or what we may use of it, is full. */
export function isDiskFull(error: unknown): boolean {
  for (let at: unknown = error; types.isNativeError(at); at = at.cause) {
    if (FULL.includes((at as NodeJS.ErrnoException).code ?? '')) return true;
  }
  return false;
}

/** When a file last found the disk full, as `performance.now()`. */
const lastRefusal = () =>
  processWide<{ at: number | undefined }>('full-disk', () => ({ at: undefined }));

/**
 * A failed write as what the caller is told of it: a full disk as `unavailable`, anything else as it is. What was told
 * already stays.
 */
export function writeFailure(error: unknown): unknown {
  if (!isDiskFull(error)) return error;
  lastRefusal().at = performance.now();
  return isAppError(error) ? error : filesUnavailable('stored', error);
}

/** Whether a file of this process found no room within the last minute: a small one may find some. */
export function wasDiskFull(): boolean {
  const { at } = lastRefusal();
  return at !== undefined && performance.now() - at < RETRY_SECONDS * 1000;
}

/** That no file can be stored, or opened, or removed, for a reason that is for the log. */
export function filesUnavailable(what: 'stored' | 'opened' | 'removed', cause: unknown): AppError {
  const message = `Files can’t be ${what} at the moment. Please try again in a few minutes.`;
  return new AppError('unavailable', message, { retryAfter: RETRY_SECONDS, cause });
}
