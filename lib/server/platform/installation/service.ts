import 'server-only';
import { env, SettingsError } from '@/lib/env';
import type { EncryptedText } from '@/lib/server/schema/columns';
import { currentKey, dataKeys, FIRST_KEY_ID } from '../crypto/data-keys';
import { decrypt, encrypt } from '../crypto/encryption';
import { database, type Executor } from '../db/pool';
import * as store from './store';

const PURPOSE = 'installation';

/**
 * Requires that the database responds, belongs to this kind of installation, and knows each of DATA_KEYS by its id.
 * To be called before any change to it; a new database passes.
 * @throws SettingsError
 */
export async function requireOwnDatabase(): Promise<void> {
  const known = await store.findInstallation(database()).catch((error: unknown) => {
    throw new SettingsError(
      `DATABASE_URL leads to no database that can be used: ${reasonOf(error)}`,
    );
  });
  if (known) requireSameKind(known);
  for (const key of await store.findKeys(database(), known, FIRST_KEY_ID)) requireSameKey(key);
}

/** Returns the keys under which this database may have values, the oldest first. */
export async function recordedKeys(): Promise<store.RecordedKey[]> {
  const known = await store.findInstallation(database());
  return store.findKeys(database(), known, FIRST_KEY_ID);
}

/** Deletes the records of keys that encrypt nothing any more and are not among DATA_KEYS. */
export function forgetKeys(ids: string[]): Promise<void> {
  return store.deleteKeys(database(), ids);
}

/** Returns why the first query failed, without its text. Codes of PostgreSQL, appendix A, and of Node. */
export function reasonOf(error: unknown): string {
  let cause = error;
  while (cause instanceof Error && cause.cause) cause = cause.cause;
  const { code = '', message = '' } = cause as { code?: string; message?: string };
  if (code.startsWith('28')) return 'it refuses the user or the password';
  if (code === '3D000') return 'the server has none of this name';
  return code || message.split('\n', 1)[0] || 'no reason given';
}

/**
 * Marks a new database with this kind of installation, one process at a time, so that the others have to match the
 * first; and records the key that encrypts from now on.
 * @throws SettingsError
 */
export async function claimDatabase(): Promise<void> {
  await store.insertInstallation(database(), { kind: env.APP_ENV });
  const keyCheck = encrypt(PURPOSE, PURPOSE);
  await store.insertKey(database(), { id: currentKey().id, keyCheck });
  await requireOwnDatabase();
}

/**
 * Returns when the newest complete backup was begun (epoch ms); null where there is none. Later data are in no
 * backup.
 */
export async function lastBackupAt(exec: Executor): Promise<number | null> {
  return (await store.findLastBackup(exec))?.getTime() ?? null;
}

/** Records a complete backup by the instant (epoch ms) at which it was begun. */
export function recordBackup(begunAt: number): Promise<void> {
  return store.setLastBackup(database(), new Date(begunAt));
}

/** Whether the known text that a key encrypted can be decrypted with the key of that id in DATA_KEYS. */
export function isOwnKey(keyCheck: string): boolean {
  try {
    return decrypt(keyCheck as EncryptedText, PURPOSE) === PURPOSE;
  } catch {
    return false;
  }
}

function requireSameKind({ kind }: store.Installation): void {
  if (kind !== env.APP_ENV)
    throw new SettingsError(
      `DATABASE_URL leads to a database of APP_ENV=${kind}, which refuses a process of APP_ENV=${env.APP_ENV}`,
    );
}

function requireSameKey(key: store.RecordedKey): void {
  if (dataKeys().some(({ id }) => id === key.id) && !isOwnKey(key.keyCheck))
    throw new SettingsError(
      `DATA_KEYS has another key under the id ${key.id} than the one under which this database was encrypted`,
    );
}
