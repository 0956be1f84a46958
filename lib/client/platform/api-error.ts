import type { ErrorKey } from '@/lib/contract/platform/errors';

/** `no_answer`: sent without a response · `unknown`: any other failure in the browser. Both have status 0. */
export type ApiErrorKey = ErrorKey | 'no_answer' | 'unknown';

interface ApiErrorDetails {
  /** Null where `message` is the status text. */
  serverMessage?: string | null;
  fields?: Readonly<Record<string, string>>;
  retryAfter?: number | null;
  cause?: unknown;
}

export class ApiError extends Error {
  /** Message of the server; null where there is only a status, whose text is then in `message`. */
  readonly serverMessage: string | null;
  readonly fields: Readonly<Record<string, string>>;
  /** Seconds until a retry makes sense, when the server named them. */
  readonly retryAfter: number | null;

  constructor(
    readonly status: number,
    readonly key: ApiErrorKey,
    message: string,
    {
      serverMessage = message || null,
      fields = {},
      retryAfter = null,
      cause,
    }: ApiErrorDetails = {},
  ) {
    super(message, { cause });
    this.name = 'ApiError';
    this.serverMessage = serverMessage;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}
