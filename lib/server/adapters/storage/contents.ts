import 'server-only';
import type { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import type { FileContent, StoredFile } from './port';

/** The bytes of what is stored, which are as many as it says. */
export async function* bytesOf(content: Uint8Array | FileContent): AsyncGenerator<Uint8Array> {
  if (content instanceof Uint8Array) return yield content;
  let left = content.size;
  for await (const chunk of content.stream() as NodeStream<Uint8Array>) {
    left -= chunk.byteLength;
    if (left < 0) break;
    yield chunk;
  }
  if (left !== 0) throw new Error('A file to store has another length than it says');
}

/**
 * The bytes that come from a source as a stream that ends it when its reader goes away, in the middle or before the first byte;
 * `Readable.toWeb` breaks at the one, and an iterator that was never asked ends nothing at the other.
 */
export function bodyOf(
  source: Readable,
  chunks: AsyncIterator<Uint8Array> = source[Symbol.asyncIterator](),
): StoredFile['body'] {
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { value, done } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel() {
        source.destroy();
      },
    },
    { highWaterMark: 0 },
  );
}
