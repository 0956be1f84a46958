import 'server-only';
import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { pageChanges, pageEntries } from '@/lib/server/schema/pages';
import type { Executor } from '../db/pool';

interface FoundRow extends Record<string, unknown> {
  snapshot: string;
  version: string | null;
  body: Buffer | null;
  writtenAt: string | null;
  isCurrent: boolean | null;
}

export interface Found {
  /** Current snapshot of the database, for a rendering that begins now. */
  readonly snapshot: string;
  /** Undefined where there is none, or its content has changed since it was rendered. */
  readonly entry?: {
    readonly version: string;
    /** Null when it is the version the caller has. */
    readonly body: Buffer | null;
    /** Epoch milliseconds. */
    readonly writtenAt: number;
  };
}

/**
 * Finds the page and the snapshot of the request, in one statement. A change counts if its transaction had not
 * committed when rendering began, regardless of clocks. Snapshots from beyond this server's present come from a
 * copied database and are ignored.
 */
export async function findEntry(
  exec: Executor,
  edition: string,
  key: string,
  known: string | null,
): Promise<Found> {
  const { rows } = await exec.execute<FoundRow>(sql`
    select pg_current_snapshot()::text as snapshot, e.version,
      case when e.version is distinct from ${known}::text then e.body end as body,
      (extract(epoch from e.written_at) * 1000)::bigint as "writtenAt",
      pg_snapshot_xmax(e.seen) <= pg_snapshot_xmax(pg_current_snapshot())
        and not exists (
          select from page_changes c where c.tag = any(e.tags)
            and c.changed_by >= pg_snapshot_xmin(e.seen) and not pg_visible_in_snapshot(c.changed_by, e.seen)
        ) as "isCurrent"
    from (values (1)) as one
      left join page_entries e on e.edition = ${edition} and e.key = ${key}`);
  const [row] = rows;
  if (!row) throw new Error('a statement without a table has one row');
  const { snapshot, version, body, writtenAt, isCurrent } = row;
  if (!version || !isCurrent) return { snapshot };
  return { snapshot, entry: { version, body, writtenAt: Number(writtenAt) } };
}

export interface Changes {
  readonly snapshot: string;
  /** Null where they are unknown: any may have changed. */
  readonly tags: string[] | null;
}

/** Finds changes as `findEntry` does: committed by now, and not in the snapshot. */
const CHANGES_SINCE = `
  select pg_current_snapshot()::text as snapshot,
    case when pg_snapshot_xmax($1::pg_snapshot) <= pg_snapshot_xmax(pg_current_snapshot()) then array(
      select distinct tag from page_changes
      where changed_by >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(changed_by, $1::pg_snapshot)
    ) end as tags`;

/** Finds the tags that changed since a snapshot. Prepared, since it runs constantly. */
export async function findChanges(pool: Pool, snapshot: string | null): Promise<Changes> {
  const { rows } = await pool.query<Changes>({
    name: 'page-changes',
    text: CHANGES_SINCE,
    values: [snapshot],
  });
  const [row] = rows;
  if (!row) throw new Error('a statement without a table has one row');
  return row;
}

type NewEntry = typeof pageEntries.$inferInsert;

export async function saveEntry(exec: Executor, entry: NewEntry): Promise<void> {
  const { version, body, tags, snapshot, writtenAt } = entry;
  await exec
    .insert(pageEntries)
    .values(entry)
    .onConflictDoUpdate({
      target: [pageEntries.edition, pageEntries.key],
      set: { version, body, tags, snapshot, writtenAt },
    });
}

export async function appendChanges(exec: Executor, tags: readonly string[]): Promise<void> {
  if (tags.length === 0) return;
  await exec.insert(pageChanges).values(tags.map((tag) => ({ tag })));
}

/** Deletes the pages of other editions written before `others`, and everything written before `all`. */
export async function deleteEntries(
  exec: Executor,
  edition: string,
  { others, all }: { others: Date; all: Date },
): Promise<void> {
  await exec.execute(sql`delete from page_entries
    where written_at < ${all.toISOString()}
      or (edition <> ${edition} and written_at < ${others.toISOString()})`);
}

export async function deleteChanges(exec: Executor, before: Date): Promise<void> {
  await exec.execute(sql`delete from page_changes where changed_at < ${before.toISOString()}`);
}
