import 'server-only';
import pg from 'pg';
import type { NamedFiles } from '@/lib/server/schema/columns';

const BATCH = 500;
/** Advisory lock: one backup of a database at a time. */
const BACKUP_LOCK = 727_274;

/** Takes the lock; false when another process has it. It is released with the connection. */
export async function tryBackupLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    'select pg_try_advisory_lock($1) as taken',
    [BACKUP_LOCK],
  );
  return rows[0]?.taken === true;
}

export async function serverVersion(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ version: number }>(
    "select current_setting('server_version_num')::int / 10000 as version",
  );
  return rows[0]?.version ?? 0;
}

/** Begins a transaction with a snapshot, which pg_dump can use by the returned name while it is open. */
export async function beginSnapshot(client: pg.Client): Promise<string> {
  await client.query('begin isolation level repeatable read read only');
  const { rows } = await client.query<{ name: string }>('select pg_export_snapshot() as name');
  return rows[0]?.name ?? '';
}

export async function endSnapshot(client: pg.Client): Promise<void> {
  await client.query('commit');
}

export async function findKind(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ kind: string }>('select kind from installation');
  return rows[0]?.kind;
}

/** Finds the keys that values may be encrypted with, each with a known encrypted text. */
export async function findKeys(client: pg.Client) {
  const { rows } = await client.query<{ id: string; check: string }>(
    'select id, key_check as "check" from data_keys order by since',
  );
  return rows;
}

export async function countRows(client: pg.Client): Promise<Record<string, number>> {
  const { rows } = await client.query<{ schema: string; name: string }>(`
    select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and ${OURS} order by 1, 2`);
  const counts: Record<string, number> = {};
  for (const { schema, name } of rows) {
    const table = `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
    const counted = await client.query<{ rows: string }>(`select count(*) as rows from ${table}`);
    counts[`${schema}.${name}`] = Number(counted.rows[0]?.rows);
  }
  return counts;
}

const OURS = `n.nspname !~ '^pg_' and n.nspname <> 'information_schema' and not exists (
  select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`;

/** Finds a table, view or sequence that already exists in the database; undefined where there is none. */
export async function findRelation(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ name: string }>(`
    select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where ${OURS} order by 1 limit 1`);
  return rows[0]?.name;
}

export function holdStatement(at: Date): string {
  return `update public.installation set held_at = ${pg.escapeLiteral(at.toISOString())};`;
}

/** Collects statistics, which a dump does not contain: without them the first queries would be slow. */
export async function analyse(client: pg.Client): Promise<void> {
  await client.query('analyze');
}

/** Builds a query of every storage key that rows name, once, with its size where a row has it. */
export function namedFilesQuery(files: readonly NamedFiles[]): string {
  const each = files.map(({ table, column, folder, size }) => {
    const name = pg.escapeIdentifier(column);
    const prefix = folder ? `${pg.escapeLiteral(`${folder}/`)} || ` : '';
    const bytes = size ? pg.escapeIdentifier(size) : 'null';
    return `select ${prefix}${name} as key, ${bytes}::bigint as size
      from ${pg.escapeIdentifier(table)} where ${name} <> ''`;
  });
  return `select key collate "C" as key, max(size) as size from (${each.join(' union all ')}) named group by 1`;
}

/** Builds a query of the keys of derived files, which are created again when missing. */
export function remadeFilesQuery(files: readonly NamedFiles[]): string {
  const each = files.flatMap(({ table, column, folder, remade }) => {
    if (!remade) return [];
    const [ending, ofMade] = remade;
    const name = pg.escapeIdentifier(column);
    const prefix = pg.escapeLiteral(folder ? `${folder}/` : '');
    return `select ${prefix} || left(${name}, -${ending.length}) || ${pg.escapeLiteral(ofMade)} as key
      from ${pg.escapeIdentifier(table)} where right(${name}, ${ending.length}) = ${pg.escapeLiteral(ending)}`;
  });
  return each.length > 0 ? each.join(' union all ') : 'select null as key where false';
}

export async function* readInBatches<R extends pg.QueryResultRow>(
  client: pg.Client,
  query: string,
): AsyncGenerator<R[]> {
  await client.query(`declare batches no scroll cursor with hold for ${query}`);
  for (;;) {
    const { rows } = await client.query<R>(`fetch ${BATCH} from batches`);
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH) break;
  }
  await client.query('close batches');
}

export async function findNamed(
  client: pg.Client,
  files: readonly NamedFiles[],
  keys: readonly string[],
): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const { rows } = await client.query<{ key: string }>(
    `select key from (${namedFilesQuery(files)}) named where key = any($1)`,
    [keys],
  );
  return new Set(rows.map(({ key }) => key));
}

/** Creates the table of stored files, for the lifetime of the connection. */
export async function beginStored(client: pg.Client): Promise<void> {
  await client.query(
    'create temporary table stored_files (key text collate "C" primary key, size bigint not null, stored_at timestamptz not null)',
  );
}

interface StoredFile {
  readonly key: string;
  readonly size: number;
  /** Epoch ms. */
  readonly storedAt: number;
}

export async function addStored(client: pg.Client, files: readonly StoredFile[]): Promise<void> {
  await client.query(
    `insert into stored_files select key, size, to_timestamp(stored_at / 1000)
     from unnest($1::text[], $2::bigint[], $3::float8[]) as f(key, size, stored_at) on conflict do nothing`,
    [
      files.map(({ key }) => key),
      files.map(({ size }) => size),
      files.map(({ storedAt }) => storedAt),
    ],
  );
}

export async function analyseStored(client: pg.Client): Promise<void> {
  await client.query('analyze stored_files');
}

export async function endStored(client: pg.Client): Promise<void> {
  await client.query('drop table if exists stored_files');
}

/** Builds a query of files that rows name and the storage did not list. */
export function unlistedQuery(files: readonly NamedFiles[]): string {
  return `select n.key from (${namedFilesQuery(files)}) n
    where not exists (select from stored_files s where s.key = n.key)`;
}

/** Counts files whose size differs from their row, with some examples. */
export async function findOtherSizes(client: pg.Client, files: readonly NamedFiles[]) {
  const { rows } = await client.query<{ key: string; size: string; expected: string; all: number }>(
    `select n.key, s.size, n.size as expected, count(*) over ()::int as all from (${namedFilesQuery(files)}) n
     join stored_files s on s.key = n.key where n.size is not null and n.size <> s.size order by 1 limit 20`,
  );
  return rows;
}

/** Counts files that no row names and that are older than an instant, with their bytes and the oldest. */
export async function findOrphans(client: pg.Client, files: readonly NamedFiles[], before: Date) {
  const { rows } = await client.query<{
    key: string;
    storedAt: Date;
    all: number;
    bytes: string;
  }>(
    `select key, stored_at as "storedAt", count(*) over ()::int as all, sum(size) over () as bytes from stored_files s
     where stored_at < $1 and not exists (select from (${namedFilesQuery(files)}) n where n.key = s.key)
       and not exists (select from (${remadeFilesQuery(files)}) r where r.key = s.key)
     order by stored_at, key limit 20`,
    [before],
  );
  return rows;
}
