import 'server-only';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';

const MIGRATION_LOCK = 727_272;

/** Brings tables and job queue up to date; one process at a time, the others wait and find nothing to do. */
export async function applyMigrations(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), {
      migrationsFolder: path.join(process.cwd(), 'lib/server/platform/db/migrations'),
    });
    await runMigrations({ connectionString });
  } finally {
    await client.end();
  }
}
