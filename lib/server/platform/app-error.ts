import 'server-only';
import type { ErrorKey } from '@/lib/contract/platform/errors';

interface Details {
  /** Payload path → what is wrong with it. */
  fields?: Record<string, string>;
  /** Seconds until another try makes sense (Retry-After). */
  retryAfter?: number;
  cause?: unknown;
}

/** By which any copy of this module knows what another one made. */
const APP_ERROR = Symbol.for('sangguni.app-error');

/** A failure with a key of the error table; the message may be shown to a user. */
export class AppError extends Error {
  readonly [APP_ERROR] = true;
  readonly fields?: Record<string, string>;
  readonly retryAfter?: number;

  constructor(
    readonly key: ErrorKey,
    message: string,
    { fields, retryAfter, cause }: Details = {},
  ) {
    super(message, { cause });
    this.name = 'AppError';
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}

/** Whether a failure is an AppError, or of a class made of it, from whichever bundle of the process. */
export function isAppError(error: unknown): error is AppError {
  return typeof error === 'object' && error !== null && APP_ERROR in error;
}

/** Missing and foreign things get the same answer. */
export function notFound(): AppError {
  return new AppError('not_found', 'Not found.');
}
