import 'server-only';
import path from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';

const MIGRATION_LOCK = 727_272;

const folder = () => path.join(process.cwd(), 'lib/server/platform/db/migrations');

/** Whether the last migration of a database is that of this version. */
export async function isMigrated(connectionString: string): Promise<boolean> {
  const latest = readMigrationFiles({ migrationsFolder: folder() }).at(-1)?.folderMillis;
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ at: string }>(
      'select max(created_at) as at from drizzle.__drizzle_migrations',
    );
    return Number(rows[0]?.at) === latest;
  } catch (error) {
    // Undefined table or schema (PostgreSQL, appendix A): never started.
    if (['42P01', '3F000'].includes((error as { code?: string }).code ?? '')) return false;
    throw error;
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
    await migrate(drizzle(client), { migrationsFolder: folder() });
    await runMigrations({ connectionString });
  } finally {
    await client.end();
  }
}
