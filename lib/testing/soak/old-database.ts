import { readFileSync } from 'node:fs';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { ranToEnd } from '@/lib/testing/jest/product';

/** Time of 0046_call_connections, the last migration of the chain that the baseline replaced. */
export const LAST = 1_795_507_285_954;
/** Schema of a database that was made by that chain. */
export const CHAIN = readFileSync('lib/server/platform/db/baseline-schema.txt', 'utf8')
  .split(/\r?\n/)
  .filter(Boolean);

/** Makes everything new: the tables of the baseline and nothing else. */
export async function applyBaseline(client: pg.Client): Promise<void> {
  await client.query('drop schema if exists public, drizzle, graphile_worker cascade');
  await client.query('create schema public');
  const [baseline] = readMigrationFiles({
    migrationsFolder: 'lib/server/platform/db/migrations',
  });
  for (const statement of baseline?.sql ?? []) await client.query(statement);
}

/** Rows of the version before, by its columns: frozen, as the tables are here. */
const DATA = `
  insert into users (id, type, first_name, last_name, email) values
    ('00000000-0000-4000-8000-000000000001', 'CUSTOMER', 'Ana', 'Reyes', 'ana@example.com'),
    ('00000000-0000-4000-8000-000000000002', 'LAWYER', 'Ben', 'Cruz', 'ben@example.com');
  insert into lawyers (id, user_id, display_name, phone, region, areas, languages, bar_year, roll_number, ibp_number) values
    ('ben-cruz-0000', '00000000-0000-4000-8000-000000000002', 'Ben Cruz', '+639171234567', 'Metro Manila (NCR)', '{Civil}',
      '{English}', 2010, '50000', '1234');
  insert into meetings (lawyer_id, client_id, starts_at, ends_at, earliest_start, status, type, subject, description,
      consent_at, price, platform_fee)
    values ('ben-cruz-0000', '00000000-0000-4000-8000-000000000001', '2026-11-23T01:00Z', '2026-11-23T02:00Z',
      '2026-11-23T01:00Z', 'CONFIRMED', 'VIDEO', 'Lease', 'Of a flat', now(), 150000, 4900);`;

/** Reads when the migrations that were applied had been made. */
export async function readMigrations(client: pg.Client) {
  const { rows } = await client.query<{ at: string }>(
    'select created_at as at from drizzle.__drizzle_migrations order by created_at',
  );
  return rows.map(({ at }) => Number(at));
}

/** Runs the command that brings a database to the baseline. */
export async function adopt(url: string, ...rest: string[]) {
  const command = ['scripts/adopt-baseline.ts', ...rest];
  const { code, said, printed } = await ranToEnd({ DATABASE_URL: url }, command);
  return { code, said: said + printed };
}

/** Makes a database of the chain, up to a moment: 47 migrations, of which the last was made then. */
export async function makeChain(client: pg.Client, last: number): Promise<void> {
  await applyBaseline(client);
  await client.query(`
    create schema drizzle;
    create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`);
  await client.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at) select md5(n::text), $1::bigint - (46 - n) * 1000 from generate_series(0, 46) n`,
    [last],
  );
  await client.query(DATA);
}
