import 'server-only';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Storage } from '@/lib/server/adapters/storage/port';
import { withOperatorSession } from '@/lib/server/platform/db/operator-session';
import { schemaOf } from '@/lib/server/platform/db/schema-version';
import { isDiskFull } from '@/lib/server/platform/full-disk';
import type { NamedFiles } from '@/lib/server/schema/columns';
import { type Copied, copyFiles, writeNamed } from './copy-files';
import { finderIn, merged } from './file-lists';
import { type Written, writeHashed } from './hashed-files';
import {
  type BackupFolder,
  backupsIn,
  DUMP,
  FILES,
  type Manifest,
  newBackup,
  OperatorError,
  writeManifest,
} from './manifest';
import { findPrograms, type Programs, startProgram } from './postgres-programs';
import * as store from './store';

export interface Source {
  /** Direct connection to the server, as a user that may read the whole database. */
  readonly url: string;
  readonly storage: Storage;
  readonly files: readonly NamedFiles[];
  readonly release: string;
}

export interface BackedUp {
  readonly folder: string;
  readonly manifest: Manifest;
  readonly fresh: number;
  readonly pruned: number;
}

type Client = Parameters<Parameters<typeof withOperatorSession>[1]>[0];

/**
 * Makes a backup in a place that may hold others: the database as of one moment, then the files that its rows name.
 * Files are copied once for all backups of a place. The manifest is written last: an interrupted backup is
 * incomplete, and the next one reuses its files.
 * @param keep number of backups to keep in the place; without it all of them stay
 * @throws OperatorError
 */
export async function backUp(
  source: Source,
  place: string,
  now: number,
  keep?: number,
): Promise<BackedUp> {
  try {
    return await withOperatorSession(source.url, async (client) => {
      if (!(await store.tryBackupLock(client)))
        throw new OperatorError('Another backup of this database is being made.');
      const backup = await newBackup(place, now);
      const snapshot = await backUpDatabase(client, source, backup);
      const stillNamed = (keys: readonly string[]) => store.findNamed(client, source.files, keys);
      const copied = await copyFiles({ backup, storage: source.storage, stillNamed });
      const manifest = manifestOf(snapshot, copied, source, now);
      await writeManifest(backup, manifest);
      const pruned = keep === undefined ? 0 : await prune(backup.place, keep);
      return { folder: backup.folder, manifest, fresh: copied.fresh, pruned };
    });
  } catch (error) {
    throw isDiskFull(error)
      ? new OperatorError(
          `There is no room left in ${path.resolve(place)}: the backup is not complete.`,
        )
      : error;
  }
}

interface Snapshot extends Pick<Manifest, 'schema' | 'keys' | 'postgresql'> {
  readonly kind: string;
  readonly dump: Written;
  readonly rows: Record<string, number>;
}

async function backUpDatabase(
  client: Client,
  { url, files }: Source,
  backup: BackupFolder,
): Promise<Snapshot> {
  const server = await store.serverVersion(client);
  const programs = await findPrograms(server);
  const name = await store.beginSnapshot(client);
  const kind = await store.findKind(client);
  if (!kind)
    throw new OperatorError(
      'The product was never started on this database: there is nothing to back up.',
    );
  const schema = await schemaOf(client);
  const keys = await store.findKeys(client);
  const dump = await dumpDatabase(programs, url, name, path.join(backup.folder, DUMP));
  const rows = await store.countRows(client);
  await writeNamed(backup, namedFiles(client, files));
  await store.endSnapshot(client);
  const postgresql = { server, pg_dump: programs.version };
  return { kind, schema, keys, postgresql, dump, rows };
}

/** Owners and privileges are set where it is restored. */
const DUMP_ARGS = ['--format=custom', '--no-owner', '--no-acl', '--lock-wait-timeout=30s'];

async function dumpDatabase(
  programs: Programs,
  url: string,
  snapshot: string,
  target: string,
): Promise<Written> {
  const args = [...DUMP_ARGS, `--snapshot=${snapshot}`];
  const { child, ended } = startProgram(programs, 'pg_dump', args, url);
  const content = async function* (): AsyncGenerator<Uint8Array> {
    for await (const chunk of child.stdout ?? []) yield chunk;
    // What ended early would be a whole file of half a database.
    await ended;
  };
  try {
    return await writeHashed(target, content());
  } finally {
    child.kill();
  }
}

async function* namedFiles(client: Client, files: readonly NamedFiles[]) {
  const query = `${store.namedFilesQuery(files)} order by 1`;
  type Row = { key: string; size: string | null };
  for await (const rows of store.readInBatches<Row>(client, query))
    yield rows.map(({ key, size }) => ({ key, size: size === null ? null : Number(size) }));
}

function manifestOf(
  { kind, schema, keys, postgresql, dump, rows }: Snapshot,
  { size, sha256, count, bytes, deleted, missing }: Copied,
  { release }: Source,
  now: number,
): Manifest {
  return {
    format: 1,
    made_at: new Date(now).toISOString(),
    release,
    app_env: kind,
    schema,
    keys,
    postgresql,
    database: { ...dump, rows },
    files: { size, sha256, count, bytes, deleted, missing },
  };
}

/**
 * Removes the oldest backups, interrupted ones, and files that no other backup has. Returns how many backups were
 * removed.
 */
async function prune(place: string, keep: number): Promise<number> {
  const { complete, broken } = await backupsIn(place);
  const kept = complete.slice(-keep);
  const removed = complete.slice(0, -keep);
  const needed = await finderIn(kept);
  try {
    for await (const { key } of merged(removed))
      if (!(await needed.find(key))) await rm(path.join(place, FILES, key), { force: true });
  } finally {
    await needed.close();
  }
  for (const folder of [...removed, ...broken]) await rm(folder, { recursive: true });
  return removed.length;
}
