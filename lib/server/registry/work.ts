import 'server-only';
import type { Party } from '@/lib/domain/meetings/meeting';
import type { WorkKind } from '@/lib/domain/notifications/work';
import type { Executor } from '@/lib/server/platform/db/pool';
import type { Query } from '@/lib/server/platform/db/queries';

export type WorkPerson = Party;

export interface WaitingWork {
  readonly id: string;
  /** Task as a heading names it: `Write the summary`. */
  readonly action: string;
  /** Person or subject concerned; never text from a case. */
  readonly about: string;
  readonly since: Date;
  /** Deadline; null without an end. */
  readonly until: Date | null;
  /** Path on this site, as specific as possible. */
  readonly href: string;
  /** Danger to see before anything else; never a name or text from a case. */
  readonly alert?: string | undefined;
}

export interface FoundWork {
  readonly rows: readonly WaitingWork[];
  readonly count: number;
}

interface Described<Side extends WorkPerson['side']> {
  readonly kind: WorkKind;
  readonly side: Side;
  /** Plural noun for the tasks that do not fit in: `summaries to write`. */
  readonly noun: string;
  readonly all: string;
}

interface FoundAlone<Side extends WorkPerson['side']> extends Described<Side> {
  readonly find: (
    exec: Executor,
    person: Extract<WorkPerson, { side: Side }>,
    now: number,
  ) => Promise<FoundWork>;
}

export interface WorkQuery {
  readonly query: Query;
  readonly read: (rows: readonly unknown[]) => FoundWork;
}

/** One kind of task of one side, from one feature. */
export type WorkSource =
  | FoundAlone<'client'>
  | FoundAlone<'lawyer'>
  | (Described<WorkPerson['side']> & WorkQuery);

/**
 * Builds the source of a query with a limit of WORK_PER_KIND, whose rows hold how many there are beyond it. Rows
 * arrive as JSON: instants are texts.
 */
export function workQuery<Row extends { count: number }>(
  query: Query,
  toWork: (row: Row) => WaitingWork,
): WorkQuery {
  return { query, read: (rows) => foundOf(rows as readonly Row[], toWork) };
}

/**
 * Adds the number of rows beyond the limit of a statement, counted in each of its rows: `select({ count: ALL_ROWS, …
 * })`.
 */
export function foundOf<Row extends { count: number }>(
  rows: readonly Row[],
  toWork: (row: Row) => WaitingWork,
): FoundWork {
  return { rows: rows.map(toWork), count: rows[0]?.count ?? 0 };
}
