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
 * Why this version must not work on a database, in one sentence; null when it may.
 *
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
 * Brings tables and job queue up to date, one process at a time. `npm run migrate apply` does the same.
 *
 * @param servingUrl of another role, which is let to work with them
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

/** What is said in one sentence, as the start says what is wrong with the settings. */
function asSettings(error: unknown): unknown {
  if (error instanceof Error && error.name === 'MigrationError')
    return new SettingsError(error.message, { cause: error });
  return error;
}
