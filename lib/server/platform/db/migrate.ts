import 'server-only';
import path from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { SettingsError } from '@/lib/env';

const MIGRATION_LOCK = 727_272;

const folder = () => path.join(process.cwd(), 'lib/server/platform/db/migrations');

const migrations = () => readMigrationFiles({ migrationsFolder: folder() });

/** When the migrations of a database were made, as drizzle tells them apart. */
async function appliedMigrations(client: pg.Client): Promise<number[]> {
  try {
    const { rows } = await client.query<{ at: string }>(
      'select created_at as at from drizzle.__drizzle_migrations order by created_at',
    );
    return rows.map(({ at }) => Number(at));
  } catch (error) {
    // Undefined table or schema (PostgreSQL, appendix A): never started.
    if (['42P01', '3F000'].includes((error as { code?: string }).code ?? '')) return [];
    throw error;
  }
}

/** Whether the last migration of a database is that of this version. */
export async function isMigrated(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await appliedMigrations(client)).at(-1) === migrations().at(-1)?.folderMillis;
  } finally {
    await client.end();
  }
}

/** Brings tables and job queue up to date; one process at a time, the others wait and find nothing to do. */
export async function applyMigrations(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await requireBaseline(client);
    await migrate(drizzle(client), { migrationsFolder: folder() });
    await runMigrations({ connectionString });
  } finally {
    await client.end();
  }
}

/** The baseline makes all tables: one that has those of the chain before it has to be told that they are there. */
async function requireBaseline(client: pg.Client): Promise<void> {
  const applied = await appliedMigrations(client);
  const [baseline] = migrations();
  if (applied.length === 0 || !baseline || applied.includes(baseline.folderMillis)) return;
  throw new SettingsError(
    'The tables of this database were made before the baseline migration: run npm run db:baseline once, then start again',
  );
}
