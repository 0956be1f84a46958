import 'server-only';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Storage } from '@/lib/server/adapters/storage/port';
import { finderIn, linesOf } from './file-lists';
import { hashOf, sizeOf, type Written, writeHashed } from './hashed-files';
import { type BackupFolder, backupsIn, FILES, LIST, type Listed } from './manifest';

const AT_ONCE = 8;
const NAMED = 'named.ndjson';

export interface NamedFile {
  readonly key: string;
  readonly size: number | null;
}

/** Size and hash of the list, and totals of its files. */
export interface Copied extends Written {
  /** Files in the backup, and their bytes. */
  readonly count: number;
  readonly bytes: number;
  readonly fresh: number;
  readonly deleted: number;
  readonly missing: number;
}

/** Writes the list of files that rows name, so that the snapshot need not stay open during the copy. */
export function writeNamed({ folder }: BackupFolder, batches: AsyncIterable<NamedFile[]>) {
  const lines = async function* () {
    for await (const batch of batches)
      yield Buffer.from(batch.map((file) => `${JSON.stringify(file)}\n`).join(''));
  };
  return writeHashed(path.join(folder, NAMED), lines());
}

interface Copying {
  readonly backup: BackupFolder;
  readonly storage: Storage;
  readonly stillNamed: (keys: readonly string[]) => Promise<ReadonlySet<string>>;
}

/** Copies the listed files, and writes the list of copies. Files already in the place are not copied again. */
export async function copyFiles({ backup, storage, stillNamed }: Copying): Promise<Copied> {
  const { folder, place } = backup;
  const last = (await backupsIn(place)).complete.slice(-1);
  const known = await finderIn(last);
  const named = path.join(folder, NAMED);
  const tally: Tally = { count: 0, bytes: 0, fresh: 0, deleted: 0, missing: 0 };
  const copy = async ({ key }: NamedFile, before: Written | undefined): Promise<Listed | null> => {
    const target = path.join(place, FILES, key);
    const present = await inPlace(target, before);
    if (present) return { key, ...present };
    const stored = await storage.get(key);
    if (!stored) return null;
    tally.fresh += 1;
    return { key, ...(await writeHashed(target, stored.body)) };
  };
  const absent = async (keys: readonly string[]) => {
    const there = await stillNamed(keys);
    return (key: string): Listed => ({ key, absent: there.has(key) ? 'missing' : 'deleted' });
  };
  const lines = async function* () {
    for await (const files of inGroups(linesOf(named))) {
      const before: (Written | undefined)[] = [];
      for (const { key } of files) before.push(await known.find(key));
      const found = await settled(files.map((file, i) => copy(file, before[i])));
      const keys = files.flatMap(({ key }, i) => (found[i] ? [] : [key]));
      const asAbsent = await absent(keys);
      const listed = files.map(({ key }, i) => found[i] ?? asAbsent(key));
      for (const each of listed) add(tally, each);
      yield Buffer.from(listed.map((each) => `${JSON.stringify(each)}\n`).join(''));
    }
  };
  try {
    return { ...(await writeHashed(path.join(folder, LIST), lines())), ...tally };
  } finally {
    await known.close();
    await rm(named, { force: true });
  }
}

/**
 * Returns a file of an earlier backup as its list has it. A file of an interrupted backup is complete too, since it
 * has its final name: its hash is computed.
 */
async function inPlace(target: string, before: Written | undefined): Promise<Written | null> {
  const size = await sizeOf(target);
  if (size === null) return null;
  if (!before) return hashOf(target);
  return size === before.size ? { size, sha256: before.sha256 } : null;
}

type Tally = { -readonly [part in keyof Omit<Copied, keyof Written>]: number };

function add(tally: Tally, listed: Listed): void {
  if ('absent' in listed) {
    tally[listed.absent] += 1;
    return;
  }
  tally.count += 1;
  tally.bytes += listed.size;
}

async function* inGroups(lines: AsyncIterable<string>): AsyncGenerator<NamedFile[]> {
  let group: NamedFile[] = [];
  for await (const line of lines) {
    group.push(JSON.parse(line));
    if (group.length < AT_ONCE) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}

/** Waits for all promises, even when one fails, so that none is still writing. */
async function settled<T>(all: readonly Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(all);
  return Promise.all(all);
}
