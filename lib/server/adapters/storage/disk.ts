import 'server-only';
import { Readable } from 'node:stream';
import { ReadableStream as NodeStream } from 'node:stream/web';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Storage, StoredFile } from './port';

/** Files in a folder of this machine, or of a volume that all instances share. */
export function diskStorage(folder: string): Storage {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  return {
    async put(key, content, { contentType }) {
      try {
        if (content instanceof Uint8Array) await disk.put(key, content, { contentType });
        else await disk.putStream(key, Readable.fromWeb(content as NodeStream), { contentType });
      } catch (error) {
        await disk.delete(key);
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
  };
}

/** Unlike `Readable.toWeb`, this survives a reader that goes away in the middle. */
function webStream(stream: Readable): StoredFile['body'] {
  return NodeStream.from(stream) as StoredFile['body'];
}
