import content from '@/content/api/examples.json' with { type: 'json' };

/** A call that succeeds, and its answer, as they travel; lists are cut to one row. */
export interface ApiExample {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly request?: unknown;
  readonly response?: unknown;
}

/** Examples by the operation's name, of the operations that a client of the API needs first. */
export const API_EXAMPLES: Readonly<Record<string, ApiExample>> = content;
