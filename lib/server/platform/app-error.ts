import 'server-only';
import type { ErrorKey } from '@/lib/contract/platform/errors';

interface Details {
  /** Payload path → what is wrong with it. */
  fields?: Record<string, string>;
  /** Seconds until another try makes sense (Retry-After). */
  retryAfter?: number;
  cause?: unknown;
}

/** A failure with a key of the error table; the message may be shown to a user. */
export class AppError extends Error {
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

/** Missing and foreign things get the same answer. */
export function notFound(): AppError {
  return new AppError('not_found', 'Not found.');
}
