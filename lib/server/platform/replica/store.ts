import 'server-only';
import type { Pool } from 'pg';

/** Identity of a database, the same on its replicas. */
const DATABASE = `(select system_identifier::text from pg_control_system()) || ' ' || current_database()`;

interface PrimaryRow {
  snapshot: string;
  position: string;
  changed: boolean;
}

interface PrimaryState {
  readonly snapshot: string;
  /** Position in the WAL, behind everything that the snapshot sees; bytes. */
  readonly position: bigint;
  readonly changed: boolean;
}

/**
 * A commit is in the WAL before a snapshot sees it. As in page-cache/store.ts, snapshots of a copied database are
 * ignored.
 */
const PRIMARY = `
  select pg_current_snapshot()::text as snapshot, (pg_current_wal_insert_lsn() - '0/0')::text as position,
    coalesce(pg_snapshot_xmax($1::pg_snapshot) > pg_snapshot_xmax(pg_current_snapshot()), true) or exists (
      select from page_changes
      where changed_by >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(changed_by, $1::pg_snapshot)
    ) as changed`;

export async function findPrimary(pool: Pool, snapshot: string | null): Promise<PrimaryState> {
  const { rows } = await pool.query<PrimaryRow>({
    name: 'replica-primary',
    text: PRIMARY,
    values: [snapshot],
  });
  const [row] = rows;
  if (!row) throw new Error('a statement without a table has one row');
  return { ...row, position: BigInt(row.position) };
}

export async function findDatabase(pool: Pool): Promise<string | undefined> {
  const { rows } = await pool.query<{ database: string }>(`select ${DATABASE} as database`);
  return rows[0]?.database;
}

interface ReplicaState {
  readonly database: string;
  /** Position up to which the WAL was replayed, in bytes; null for a server that replays none. */
  readonly replayed: bigint | null;
}

export async function findReplica(pool: Pool): Promise<ReplicaState> {
  const { rows } = await pool.query<{ database: string; replayed: string | null }>(`
    select ${DATABASE} as database,
      case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0')::text end as replayed`);
  const [row] = rows;
  if (!row) throw new Error('a statement without a table has one row');
  return { database: row.database, replayed: row.replayed === null ? null : BigInt(row.replayed) };
}
