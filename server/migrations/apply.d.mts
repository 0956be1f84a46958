interface Limits {
  /** Milliseconds that a statement waits for a lock, and that a transaction lasts at most. */
  readonly lockMs: number;
  readonly transactionMs: number;
  readonly tries: number;
  readonly pauseMs: number;
  /** How long another process that migrates is waited for. */
  readonly waitMs: number;
}

interface Options {
  readonly folder: string;
  readonly tell?: (line: string) => void;
  /** The address of the role that serves, which is granted what it needs. */
  readonly servingUrl?: string | undefined;
  readonly limits?: Partial<Limits>;
}

export function applyMigrations(connectionString: string, options: Options): Promise<string[]>;
