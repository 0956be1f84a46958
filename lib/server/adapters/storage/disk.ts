import 'server-only';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, type ReadStream, type Stats } from 'node:fs';
import { chmod, mkdir, opendir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { writeFailure } from '@/lib/server/platform/full-disk';
import { nullIfMissing } from '@/lib/server/platform/missing-file';
import { bodyOf, bytesOf } from './contents';
import { isKey, isUnfinished, type ListedFile, requireKey, type Storage } from './port';

/** A whole block, because a file name can still be created on a full disk. */
const PROBE = Buffer.alloc(4096);

const OWN_FOLDER = 0o700;
const OWN_FILE = 0o600;

const INCOMING = 'incoming/';

/** The process, or the machine, has as many files open as it may: the next that is closed makes room. */
const TOO_MANY_OPEN = ['EMFILE', 'ENFILE'];
const ROOM_PAUSE_MS = 100;
const ROOM_TRIES = 600;

export function diskStorage(folder: string): Storage {
  // Without the word to the bundler every file of the project with a hyphen in its name would be a part of each route.
  const at = (name: string) => path.join(/* turbopackIgnore: true */ folder, name);
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
    async put(key, content) {
      requireKey(key);
      // Under its own name it is whole at once: others may be reading, or writing the same.
      const part = at(`${key}-${randomUUID()}`);
      try {
        await mkdir(path.dirname(part), { recursive: true, mode: OWN_FOLDER });
        await withRoom(() => writeFile(part, bytesOf(content), { mode: OWN_FILE }));
        await rename(part, at(key));
      } catch (error) {
        await rm(part, { force: true });
        throw writeFailure(error);
      }
    },
    async get(key) {
      requireKey(key);
      const found = await statOf(at(key));
      if (!found?.isFile()) return null;
      const opened = await withRoom(() => openToRead(at(key))).catch(nullIfMissing);
      return opened && { size: found.size, body: bodyOf(opened) };
    },
    async delete(key) {
      requireKey(key);
      await rm(at(key), { force: true });
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

/**
 * Lists the stored files of a folder (`''`, or ending in `/`) and its subfolders; only the current path of folders is
 * kept open.
 */
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

async function statOf(file: string): Promise<Stats | null> {
  return stat(file).catch(nullIfMissing);
}

/** Opens a file. An error of opening is told here: nobody listens to the stream before its first byte is asked for. */
async function openToRead(file: string): Promise<ReadStream> {
  const stream = createReadStream(file);
  await once(stream, 'open');
  return stream;
}

/** Does what opens a file, for a minute again and again while no more can be open. */
async function withRoom<T>(work: () => Promise<T>): Promise<T> {
  for (let left = ROOM_TRIES; ; left--) {
    try {
      return await work();
    } catch (error) {
      if (left === 0 || !TOO_MANY_OPEN.includes(codeOf(error))) throw error;
      await sleep(ROOM_PAUSE_MS);
    }
  }
}

const codeOf = (error: unknown) => String((error as NodeJS.ErrnoException).code);
