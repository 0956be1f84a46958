import 'server-only';
import { randomUUID } from 'node:crypto';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { ReadableStream as NodeStream } from 'node:stream/web';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Storage, StoredFile } from './port';

/** How the name of a file ends that is being written; no key does. */
const PART = /-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Files in a folder of this machine, or of a volume that all instances share. */
export function diskStorage(folder: string): Storage {
  // Without the word to the bundler every file of the project with a hyphen in its name would be a part of each route.
  const at = (name: string) => path.join(/* turbopackIgnore: true */ folder, name);
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  return {
    async put(key, content, { contentType }) {
      // Under its own name it is whole at once: others may be reading, or writing the same.
      const part = `${key}-${randomUUID()}`;
      try {
        if (content instanceof Uint8Array) await disk.put(part, content, { contentType });
        else await disk.putStream(part, Readable.fromWeb(content as NodeStream), { contentType });
        await rename(at(part), at(key));
      } catch (error) {
        await disk.delete(part);
        // The driver wraps what happened; the caller knows its own errors only unwrapped.
        throw (error as Error).cause ?? error;
      }
    },
    async get(key) {
      if (!(await disk.exists(key))) return null;
      const { contentLength } = await disk.getMetaData(key);
      return { size: contentLength, body: webStream(await disk.getStream(key)) };
    },
    delete: (key) => disk.delete(key),
    async purgeUnfinished(before) {
      const names = await readdir(folder, { recursive: true }).catch(() => []);
      for (const name of names.filter((each) => PART.test(each))) {
        const file = at(name);
        const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: before }));
        if (mtimeMs < before) await rm(file, { force: true });
      }
    },
  };
}

/** Unlike `Readable.toWeb`, this survives a reader that goes away in the middle. */
function webStream(stream: Readable): StoredFile['body'] {
  return NodeStream.from(stream) as StoredFile['body'];
}
