import type { ErrorKey } from '@/lib/contract/platform/errors';

/** `no_answer`: sent, nothing came back · `unknown`: anything else that went wrong in the browser. Both have status 0. */
export type ApiErrorKey = ErrorKey | 'no_answer' | 'unknown';

interface ApiErrorDetails {
  /** Given as null where `message` is the status text. */
  serverMessage?: string | null;
  fields?: Readonly<Record<string, string>>;
  retryAfter?: number | null;
  cause?: unknown;
}

/** A call that failed: the server's words, the status and the key to choose a text by. */
export class ApiError extends Error {
  /** What the server said in words, null where only its status speaks: `message` has the status text then. */
  readonly serverMessage: string | null;
  /** Payload path → what is wrong with it. */
  readonly fields: Readonly<Record<string, string>>;
  /** Seconds until another try makes sense, when the server said so. */
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
