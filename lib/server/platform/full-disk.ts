import 'server-only';
import { types } from 'node:util';
import { AppError, isAppError } from './app-error';
import { processWide } from './process-wide';

const FULL = ['ENOSPC', 'EDQUOT'];
const RETRY_SECONDS = 60;

/** Whether a file could not be written because the disk or the quota is full. */
export function isDiskFull(error: unknown): boolean {
  for (let at: unknown = error; types.isNativeError(at); at = at.cause) {
    if (FULL.includes((at as NodeJS.ErrnoException).code ?? '')) return true;
  }
  return false;
}

const lastRefusal = () =>
  processWide<{ at: number | undefined }>('full-disk', () => ({ at: undefined }));

/**
 * Maps a failed write to the caller's error: a full disk becomes `unavailable`, anything else stays as it is,
 * AppErrors too.
 */
export function writeFailure(error: unknown): unknown {
  if (!isDiskFull(error)) return error;
  lastRefusal().at = performance.now();
  return isAppError(error) ? error : filesUnavailable('stored', error);
}

/** Whether this process found the disk full within the last minute; a small file may still fit. */
export function wasDiskFull(): boolean {
  const { at } = lastRefusal();
  return at !== undefined && performance.now() - at < RETRY_SECONDS * 1000;
}

/** Returns the error for a file that cannot be stored, opened or removed, for a reason that only the log names. */
export function filesUnavailable(what: 'stored' | 'opened' | 'removed', cause: unknown): AppError {
  const message = `Files can’t be ${what} at the moment. Please try again in a few minutes.`;
  return new AppError('unavailable', message, { retryAfter: RETRY_SECONDS, cause });
}
