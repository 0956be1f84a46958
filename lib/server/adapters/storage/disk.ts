import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Stats } from 'node:fs';
import { chmod, mkdir, opendir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { writeFailure } from '@/lib/server/platform/full-disk';
import { bodyOf, bytesOf } from './contents';
import { isKey, isUnfinished, type ListedFile, requireKey, type Storage } from './port';

/** A name fits where nothing more can be written; this does not. */
const PROBE = Buffer.alloc(4096);

/** For the product's user alone. */
const OWN_FOLDER = 0o700;
const OWN_FILE = 0o600;

/** Uploads on their way, which are not stored yet. */
const INCOMING = 'incoming/';

/** Files in a folder of this machine, or of a volume that all instances share. */
export function diskStorage(folder: string): Storage {
  // Without the word to the bundler every file of the project with a hyphen in its name would be a part of each route.
  const at = (name: string) => path.join(/* turbopackIgnore: true */ folder, name);
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  return {
    async prepare() {
      await mkdir(folder, { recursive: true, mode: OWN_FOLDER });
      // A volume of somebody else keeps the rights that it was given.
      await chmod(folder, OWN_FOLDER).catch(() => {});
      const probe = at(`start-${randomUUID()}`);
      try {
        await writeFile(probe, PROBE);
      } finally {
        await rm(probe, { force: true });
      }
    },
    async put(key, content, { contentType }) {
      requireKey(key);
      // Under its own name it is whole at once: others may be reading, or writing the same.
      const part = `${key}-${randomUUID()}`;
      try {
        await mkdir(path.dirname(at(key)), { recursive: true, mode: OWN_FOLDER });
        if (content instanceof Uint8Array) await disk.put(part, content, { contentType });
        else await disk.putStream(part, Readable.from(bytesOf(content)), { contentType });
        await chmod(at(part), OWN_FILE);
        await rename(at(part), at(key));
      } catch (error) {
        await disk.delete(part);
        // The driver wraps what happened; the caller knows its own errors only unwrapped.
        throw writeFailure((error as Error).cause ?? error);
      }
    },
    async get(key) {
      requireKey(key);
      if (!(await disk.exists(key))) return null;
      const { contentLength } = await disk.getMetaData(key);
      return { size: contentLength, body: bodyOf(await disk.getStream(key)) };
    },
    async delete(key) {
      requireKey(key);
      await disk.delete(key);
    },
    list: (prefix = '') => filesIn(at, '', prefix),
    async purgeUnfinished(before) {
      const names = await readdir(folder, { recursive: true }).catch(() => []);
      for (const name of names.filter(isUnfinished)) {
        const file = at(name);
        const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: before }));
        if (mtimeMs < before) await rm(file, { force: true });
      }
    },
  };
}

/** The stored files of a folder (`''`, or ending in `/`) and of those in it; only the way to where it is stays open. */
async function* filesIn(
  at: (name: string) => string,
  folder: string,
  prefix: string,
): AsyncGenerator<ListedFile> {
  for await (const entry of await opendir(at(folder))) {
    const key = folder + entry.name;
    if (!isKey(key)) continue;
    const inside = `${key}/`;
    if (entry.isDirectory()) {
      const mayHold = inside.startsWith(prefix) || prefix.startsWith(inside);
      if (mayHold && inside !== INCOMING) yield* filesIn(at, inside, prefix);
    } else if (entry.isFile() && key.startsWith(prefix)) {
      const found = await statOf(at(key));
      if (found) yield { key, size: found.size, storedAt: found.mtimeMs };
    }
  }
}

/** Null when the file has gone since it was seen. */
async function statOf(file: string): Promise<Stats | null> {
  try {
    return await stat(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
