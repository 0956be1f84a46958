import 'server-only';
import type pg from 'pg';
import type { NamedFiles } from '@/lib/server/registry/feature';
import { namedFilesQuery, remadeFilesQuery } from './snapshot-store';

/** What the storage has, for as long as the connection lives. */
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

/** After the last of them. */
export async function analyseStored(client: pg.Client): Promise<void> {
  await client.query('analyze stored_files');
}

export async function endStored(client: pg.Client): Promise<void> {
  await client.query('drop table if exists stored_files');
}

/** A query of what rows name and the storage did not list. */
export function unlistedQuery(files: readonly NamedFiles[]): string {
  return `select n.key from (${namedFilesQuery(files)}) n
    where not exists (select from stored_files s where s.key = n.key)`;
}

/** Files whose bytes are not those of their row: how many, and some of them. */
export async function findOtherSizes(client: pg.Client, files: readonly NamedFiles[]) {
  const { rows } = await client.query<{ key: string; size: string; expected: string; all: number }>(
    `select n.key, s.size, n.size as expected, count(*) over ()::int as all from (${namedFilesQuery(files)}) n
     join stored_files s on s.key = n.key where n.size is not null and n.size <> s.size order by 1 limit 20`,
  );
  return rows;
}

/** Files that no row names and that have been there since before an instant: how many, their bytes, and the oldest. */
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
