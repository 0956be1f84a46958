import type { ErrorKey } from '@/lib/contract/platform/errors';

/** `no_answer`: sent, nothing came back · `unknown`: anything else that went wrong in the browser. Both have status 0. */
export type ApiErrorKey = ErrorKey | 'no_answer' | 'unknown';

interface ApiErrorDetails {
  fields?: Readonly<Record<string, string>>;
  retryAfter?: number | null;
  cause?: unknown;
}

/** A call that failed: the server's words, the status and the key to choose a text by. */
export class ApiError extends Error {
  /** Payload path → what is wrong with it. */
  readonly fields: Readonly<Record<string, string>>;
  /** Seconds until another try makes sense, when the server said so. */
  readonly retryAfter: number | null;

  constructor(
    readonly status: number,
    readonly key: ApiErrorKey,
    message: string,
    { fields = {}, retryAfter = null, cause }: ApiErrorDetails = {},
  ) {
    super(message, { cause });
    this.name = 'ApiError';
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}
