import 'server-only';
import path from 'node:path';
import { env } from '@/lib/env';
import type { Storage } from '@/lib/server/adapters/storage/port';
import { dataKeys } from '@/lib/server/platform/crypto/data-keys';
import { withOperatorSession } from '@/lib/server/platform/db/operator-session';
import { releaseSchema } from '@/lib/server/platform/db/schema-version';
import { isOwnKey } from '@/lib/server/platform/installation/service';
import { checkBackup, difference } from './check-backup';
import { copiesIn } from './file-lists';
import { contentOf, hashOfStream, sizeOf } from './hashed-files';
import {
  type BackupFolder,
  DUMP,
  FILES,
  type Manifest,
  OperatorError,
  openBackup,
} from './manifest';
import { findPrograms, type Programs, startProgram } from './postgres-programs';
import * as store from './store';

export interface Target {
  /** Direct connection to an empty database, as the user that is to own its tables. */
  readonly url: string;
  readonly storage: Storage;
  readonly release: string;
}

type Backup = BackupFolder & { manifest: Manifest };

/**
 * Restores a backup into an empty database and an empty storage, held from the first moment: nothing is sent or paid
 * until it is released. The backup is compared with its hashes before anything is written, and the result afterwards.
 * The database is restored last, in one transaction: if that fails, it stays empty.
 * @throws OperatorError
 */
export async function restore(target: Target, given: string, now: number): Promise<Backup> {
  const backup = await openBackup(given);
  requireSameProduct(backup.manifest, target.release);
  await target.storage.prepare();
  await withOperatorSession(target.url, async (client) => {
    const programs = await requireEmpty(client, target, backup);
    await checkBackup(backup);
    await restoreFiles(target.storage, backup);
    await restoreDatabase(programs, target.url, path.join(backup.folder, DUMP), now);
    requireRows(await store.countRows(client), backup.manifest);
    await store.analyse(client);
  });
  return backup;
}

function requireSameProduct({ app_env, schema, release, keys }: Manifest, own: string) {
  if (app_env !== env.APP_ENV)
    throw new OperatorError(
      `This backup is of APP_ENV=${app_env}, and these settings are of APP_ENV=${env.APP_ENV}.`,
    );
  if (schema !== releaseSchema())
    throw new OperatorError(
      `This backup has the tables of ${schema} (release ${release}), and this release (${own}) those of ${releaseSchema()}: restore it with the release that made it, then upgrade.`,
    );
  const known = dataKeys().map(({ id }) => id);
  const missing = keys.map(({ id }) => id).filter((id) => !known.includes(id));
  if (missing.length > 0)
    throw new OperatorError(
      `This backup was encrypted under keys that DATA_KEYS does not have: ${missing.join(', ')}.`,
    );
  const foreign = keys.find(({ check }) => !isOwnKey(check));
  if (foreign)
    throw new OperatorError(
      `DATA_KEYS has another key under the id ${foreign.id} than the one under which this backup was encrypted.`,
    );
}

async function requireEmpty(
  client: Parameters<typeof store.serverVersion>[0],
  { storage }: Target,
  { manifest }: Backup,
): Promise<Programs> {
  const { server: of, pg_dump } = manifest.postgresql;
  const server = await store.serverVersion(client);
  if (server < of)
    throw new OperatorError(
      `This backup is of PostgreSQL ${of}, and DATABASE_URL leads to PostgreSQL ${server}: restore it into ${of} or later.`,
    );
  const relation = await store.findRelation(client);
  if (relation)
    throw new OperatorError(
      `DATABASE_URL leads to a database that is not empty, it has ${relation}: create a new one for the restore.`,
    );
  for await (const { key } of storage.list())
    throw new OperatorError(
      `The storage is not empty, it has ${key}: a restore goes into an empty one. What a restore that was broken off has left is to be removed first.`,
    );
  return findPrograms(Math.max(server, pg_dump));
}

async function restoreFiles(storage: Storage, { folder, place }: Backup): Promise<void> {
  for await (const listed of copiesIn(folder)) {
    const { key } = listed;
    const file = path.join(place, FILES, key);
    const content = contentOf(file, listed.size);
    await storage.put(key, content, { contentType: 'application/octet-stream' });
    const stored = await storage.get(key);
    const reason = difference(stored && (await hashOfStream(stored.body)), listed);
    if (reason) throw new OperatorError(`${key} ${reason} after it was written into the storage.`);
  }
}

/** Owners, privileges and comments of extensions belong to the target. */
const RESTORE_ARGS = ['--no-owner', '--no-acl', '--no-comments', '--file=-'];
const PSQL_ARGS = [
  '--no-psqlrc',
  '--quiet',
  '--set=ON_ERROR_STOP=1',
  '--output=/dev/null',
  '--file=-',
];

/** Restores in one transaction with the mark that holds the installation: no process sees one without the other. */
async function restoreDatabase(
  programs: Programs,
  url: string,
  dump: string,
  now: number,
): Promise<void> {
  if ((await sizeOf(dump)) === null) throw new OperatorError(`${dump} is missing.`);
  const psql = startProgram(programs, 'psql', PSQL_ARGS, url);
  const reading = startProgram(programs, 'pg_restore', [...RESTORE_ARGS, dump]);
  try {
    psql.child.stdin?.write('begin;\n');
    if (psql.child.stdin) reading.child.stdout?.pipe(psql.child.stdin, { end: false });
    await Promise.race([reading.ended, psql.ended.then(endedEarly)]);
    // Without this, what psql has done is undone when it ends.
    psql.child.stdin?.end(`${store.holdStatement(new Date(now))}\ncommit;\n`);
    await psql.ended;
  } finally {
    reading.child.kill();
    psql.child.stdin?.end();
    await psql.ended.catch(() => {});
  }
}

function endedEarly(): never {
  throw new OperatorError('psql ended before the database was restored.');
}

function requireRows(found: Readonly<Record<string, number>>, { database }: Manifest): void {
  const tables = new Set([...Object.keys(found), ...Object.keys(database.rows)]);
  const differing = [...tables].filter((table) => found[table] !== database.rows[table]);
  const [first] = differing;
  if (first === undefined) return;
  throw new OperatorError(
    `The database was restored with other rows than were backed up, in ${differing.length} tables: ${first} has ${found[first] ?? 'none'} in place of ${database.rows[first] ?? 'none'}.`,
  );
}
