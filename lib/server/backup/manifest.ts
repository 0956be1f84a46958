import 'server-only';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { OWN_FOLDER, type Written, writeHashed } from './hashed-files';

/** A failure that the operator can resolve, in one sentence. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}

const MANIFEST = 'manifest.json';
/** Folder of the files of all backups in a place, by their keys. */
export const FILES = 'files';
export const DUMP = 'database.dump';
/** List of the files of one backup, a line of JSON each, in the order of their keys. */
export const LIST = 'files.ndjson';
const FORMAT = 1;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const written = { size: z.int().min(0), sha256 };
const count = z.int().min(0);

const manifestSchema = z.object({
  format: z.literal(FORMAT),
  made_at: z.iso.datetime(),
  release: z.string(),
  app_env: z.string(),
  schema: z.string(),
  /** Encryption keys of the data: their ids, and a known text encrypted with each. */
  keys: z.array(z.object({ id: z.string(), check: z.string() })).min(1),
  postgresql: z.object({ server: z.int(), pg_dump: z.int() }),
  database: z.object({ ...written, rows: z.record(z.string(), count) }),
  /**
   * `deleted` between the snapshot and their copy, `missing` although rows name them; neither is counted in `count`.
   */
  files: z.object({ ...written, count, bytes: count, deleted: count, missing: count }),
});
export type Manifest = z.output<typeof manifestSchema>;

const key = z.string().regex(/^\w[\w.-]*(?:\/\w[\w.-]*)*$/);
const listedSchema = z.union([
  z.object({ key, ...written }),
  z.object({ key, absent: z.enum(['deleted', 'missing']) }),
]);
export type Listed = z.output<typeof listedSchema>;
export type ListedCopy = Extract<Listed, Written>;

export function readListed(line: string): Listed {
  return listedSchema.parse(JSON.parse(line));
}

export function isCopy(listed: Listed): listed is ListedCopy {
  return 'sha256' in listed;
}

export interface BackupFolder {
  readonly folder: string;
  readonly place: string;
}

/** Creates the folder of a new backup, named by its instant in UTC (epoch ms). */
export async function newBackup(given: string, now: number): Promise<BackupFolder> {
  const place = path.resolve(given);
  const name = new Date(now)
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');
  const folder = path.join(place, name);
  await mkdir(folder, { recursive: true, mode: OWN_FOLDER });
  return { folder, place };
}

const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;

export async function backupsIn(place: string): Promise<{ complete: string[]; broken: string[] }> {
  const names = (await readdir(place).catch(() => [])).filter((name) => NAME.test(name)).toSorted();
  const found = await Promise.all(
    names.map(async (name) => (await readdir(path.join(place, name))).includes(MANIFEST)),
  );
  const folders = (complete: boolean) =>
    names.filter((_, i) => found[i] === complete).map((name) => path.join(place, name));
  return { complete: folders(true), broken: folders(false) };
}

/** Writes the manifest, last: a backup without it is incomplete. */
export async function writeManifest({ folder }: BackupFolder, manifest: Manifest): Promise<void> {
  const text = `${JSON.stringify(manifestSchema.parse(manifest), null, 2)}\n`;
  await writeHashed(path.join(folder, MANIFEST), [Buffer.from(text)]);
}

/**
 * Opens the backup in a folder or, for a place of several backups, the newest complete one.
 * @throws OperatorError where there is none, or none that this release reads
 */
export async function openBackup(given: string): Promise<BackupFolder & { manifest: Manifest }> {
  const wanted = path.resolve(given);
  const newest = (await backupsIn(wanted)).complete.at(-1);
  const folder = newest ?? wanted;
  const text = await readFile(path.join(folder, MANIFEST), 'utf8').catch(() => null);
  if (text === null)
    throw new OperatorError(
      `There is no backup in ${wanted}: it has no ${MANIFEST}, which is written when a backup is complete.`,
    );
  const parsed = manifestSchema.safeParse(parseJson(text));
  if (!parsed.success)
    throw new OperatorError(`${path.join(folder, MANIFEST)} is not one that this release reads.`);
  return { folder, place: path.dirname(folder), manifest: parsed.data };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
