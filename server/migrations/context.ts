/** How patient a migration is. */
export interface Limits {
  /** Milliseconds that a statement waits for a lock, and that a transaction lasts at most. */
  readonly lockMs: number;
  readonly transactionMs: number;
  readonly tries: number;
  readonly pauseMs: number;
  /** How long another process that migrates is waited for. */
  readonly waitMs: number;
}

/** How long what finds no lock is tried, and who hears of it. */
export interface Patience {
  readonly report: (line: string) => void;
  readonly limits: Limits;
}

/** How migrations are applied. */
export interface Context extends Patience {
  /** Whether nobody uses the database yet. */
  readonly isNew: boolean;
}

/** Runs work which may find no lock until it does. */
export type Retrying = <T>(work: () => Promise<T>) => Promise<T>;
