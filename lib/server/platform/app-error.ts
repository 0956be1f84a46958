import 'server-only';
import type { ErrorKey } from '@/lib/contract/platform/errors';

interface Details {
  fields?: Record<string, string>;
  /** Seconds until a retry makes sense (Retry-After). */
  retryAfter?: number;
  cause?: unknown;
}

const APP_ERROR = Symbol.for('sangguni.app-error');

/** An error with a key of the error table; its message may be shown to a user. */
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

/** Whether an error is an AppError or of a subclass, from whichever bundle of the process. */
export function isAppError(error: unknown): error is AppError {
  return typeof error === 'object' && error !== null && APP_ERROR in error;
}

export function notFound(): AppError {
  return new AppError('not_found', 'Not found.');
}
