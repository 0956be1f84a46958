import 'server-only';
import path from 'node:path';
import pg from 'pg';
import { SettingsError } from '@/lib/env';
import { applyMigrations as apply } from '@/server/migrations/apply';
import { MIGRATIONS_FOLDER, readMigrations } from '@/server/migrations/files';
import { queueRefusal } from '@/server/migrations/queue';
import { appliedMigrations, refusal } from '@/server/migrations/state';
import { logEvent } from '../log';

const folder = () => path.join(/* turbopackIgnore: true */ process.cwd(), MIGRATIONS_FOLDER);

/**
 * Returns why this version must not use a database, in one sentence; null when it may.
 * @throws SettingsError
 */
export async function databaseRefusal(connectionString: string): Promise<string | null> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const reason = refusal(readMigrations(folder()), await appliedMigrations(client));
    return reason ?? (await queueRefusal(client));
  } catch (error) {
    throw asSettings(error);
  } finally {
    await client.end();
  }
}

/**
 * Updates tables and job queue, one process at a time. `npm run migrate apply` does the same.
 * @param servingUrl of another role, which is granted access to them
 * @throws SettingsError
 */
export async function applyMigrations(
  connectionString: string,
  servingUrl?: string,
): Promise<void> {
  const report = (what: string) => logEvent('migrate', { what });
  try {
    await apply(connectionString, { folder: folder(), report, servingUrl });
  } catch (error) {
    throw asSettings(error);
  }
}

function asSettings(error: unknown): unknown {
  if (error instanceof Error && error.name === 'MigrationError')
    return new SettingsError(error.message, { cause: error });
  return error;
}
