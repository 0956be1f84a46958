import 'server-only';
import { env, SettingsError } from '@/lib/env';
import { decrypt, encrypt } from '../crypto/encryption';
import { database } from '../db/pool';
import * as store from './store';

const PURPOSE = 'installation';

/**
 * Makes sure that the database answers, and is of this kind of installation, and under this DATA_KEY. To be called before anything is
 * changed in it; a database that is new passes.
 *
 * @throws SettingsError
 */
export async function requireOwnDatabase(): Promise<void> {
  const known = await store.findInstallation(database()).catch((error: unknown) => {
    throw new SettingsError(
      `DATABASE_URL leads to no database that can be used: ${reasonOf(error)}`,
    );
  });
  if (known) requireSame(known);
}

/** Why the first question had no answer, without what was asked. Codes of PostgreSQL, appendix A, and of Node. */
export function reasonOf(error: unknown): string {
  let cause = error;
  while (cause instanceof Error && cause.cause) cause = cause.cause;
  const { code = '', message = '' } = cause as { code?: string; message?: string };
  if (code.startsWith('28')) return 'it refuses the user or the password';
  if (code === '3D000') return 'the server has none of this name';
  return code || message.split('\n', 1)[0] || 'no reason given';
}

/**
 * Marks a new database as of this kind of installation; one process at a time, the others have to be like the first.
 *
 * @throws SettingsError
 */
export async function claimDatabase(): Promise<void> {
  const keyCheck = encrypt(PURPOSE, PURPOSE);
  await store.insertInstallation(database(), { kind: env.APP_ENV, keyCheck });
  await requireOwnDatabase();
}

function requireSame({ kind, keyCheck }: store.Installation): void {
  if (kind !== env.APP_ENV)
    throw new SettingsError(
      `DATABASE_URL leads to a database of APP_ENV=${kind}, which refuses a process of APP_ENV=${env.APP_ENV}`,
    );
  try {
    decrypt(keyCheck, PURPOSE);
  } catch {
    throw new SettingsError('DATA_KEY is not the one under which this database was encrypted');
  }
}
