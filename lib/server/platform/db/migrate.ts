import 'server-only';
import path from 'node:path';
import pg from 'pg';
import { SettingsError } from '@/lib/env';
import { applyMigrations as apply } from '@/server/migrations/apply.mjs';
import { MIGRATIONS_FOLDER, readMigrations } from '@/server/migrations/files.mjs';
import { queueRefusal } from '@/server/migrations/queue.mjs';
import { appliedMigrations, refusal } from '@/server/migrations/state.mjs';
import { logEvent } from '../log';

const folder = () => path.join(process.cwd(), MIGRATIONS_FOLDER);

/** Why this version must not work on a database, in one sentence; null when it may. */
export async function databaseRefusal(connectionString: string): Promise<string | null> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const reason = refusal(readMigrations(folder()), await appliedMigrations(client));
    return reason ?? (await queueRefusal(client, process.cwd()));
  } finally {
    await client.end();
  }
}

/**
 * Brings tables and job queue up to date, one process at a time. `npm run migrate apply` does the same.
 *
 * @param servingUrl of another role, which is let to work with them
 * @throws SettingsError
 */
export async function applyMigrations(
  connectionString: string,
  servingUrl?: string,
): Promise<void> {
  const tell = (what: string) => logEvent('migrate', { what });
  try {
    await apply(connectionString, { folder: folder(), tell, servingUrl });
  } catch (error) {
    if (error instanceof Error && error.name === 'MigrationError')
      throw new SettingsError(error.message, { cause: error });
    throw error;
  }
}
