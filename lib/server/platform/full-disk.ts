import 'server-only';
import { types } from 'node:util';
import { AppError } from './app-error';

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

/** A failed write as what the caller is told of it: a full disk as `unavailable`, anything else as it is. */
export function writeFailure(error: unknown): unknown {
  return isDiskFull(error) ? filesUnavailable('stored', error) : error;
}

/** That no file can be stored, or opened, or removed, for a reason that is for the log. */
export function filesUnavailable(what: 'stored' | 'opened' | 'removed', cause: unknown): AppError {
  const message = `Files can’t be ${what} at the moment. Please try again in a few minutes.`;
  return new AppError('unavailable', message, { retryAfter: RETRY_SECONDS, cause });
}
