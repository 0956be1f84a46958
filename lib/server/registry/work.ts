import 'server-only';
import type { Party } from '@/lib/domain/meetings/meeting';
import type { WorkKind } from '@/lib/domain/notifications/work';
import type { Executor } from '@/lib/server/platform/db/pool';
import type { Query } from '@/lib/server/platform/db/queries';

/** Whom it waits for, on a side. */
export type WorkPerson = Party;

/** A thing that waits for a person until it is done. */
export interface WaitingWork {
  /** Of what it is about; one of a kind. */
  readonly id: string;
  /** What to do, as a heading has it: `Write the summary`. */
  readonly action: string;
  /** With whom or about what. Nothing that somebody wrote about a case. */
  readonly about: string;
  readonly since: Date;
  /** Until when it can be done; null without an end. */
  readonly until: Date | null;
  /** Path of this site, as exact as it can be. */
  readonly href: string;
}

/** At most WORK_PER_KIND of them, the most urgent first, and how many there are. */
export interface FoundWork {
  readonly rows: readonly WaitingWork[];
  readonly count: number;
}

interface Described<Side extends WorkPerson['side']> {
  readonly kind: WorkKind;
  readonly side: Side;
  /** What those are that do not fit in, in the plural: `summaries to write`. */
  readonly noun: string;
  /** The page where all of them stand. */
  readonly all: string;
}

interface FoundAlone<Side extends WorkPerson['side']> extends Described<Side> {
  /** In one statement or two, however much there is. */
  readonly find: (
    exec: Executor,
    person: Extract<WorkPerson, { side: Side }>,
    now: number,
  ) => Promise<FoundWork>;
}

/** What is read in one statement with all else of its side that can be. */
export interface WorkQuery {
  /** By the placeholders `own`, whose it is (the id of the client or of the lawyer), and `now`. */
  readonly query: Query;
  readonly read: (rows: readonly unknown[]) => FoundWork;
}

/** One kind of what waits for one side, of one feature. */
export type WorkSource =
  | FoundAlone<'client'>
  | FoundAlone<'lawyer'>
  | (Described<WorkPerson['side']> & WorkQuery);

/**
 * Of a query with a limit of WORK_PER_KIND, whose rows hold how many there are beyond it. They come as JSON has them:
 * instants are texts.
 */
export function workQuery<Row extends { count: number }>(
  query: Query,
  toWork: (row: Row) => WaitingWork,
): WorkQuery {
  return { query, read: (rows) => foundOf(rows as readonly Row[], toWork) };
}

/** How many there are beyond the limit of a statement, counted in each of its rows: `select({ count: ALL_ROWS, … })`. */
export function foundOf<Row extends { count: number }>(
  rows: readonly Row[],
  toWork: (row: Row) => WaitingWork,
): FoundWork {
  return { rows: rows.map(toWork), count: rows[0]?.count ?? 0 };
}
