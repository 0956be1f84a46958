import 'server-only';
import type { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import type { FileContent, StoredFile } from './port';

/** Yields the bytes of the content and checks their number against its size. */
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
 * Turns a source into a stream that closes the source when the reader disconnects, midway or before the first byte.
 * `Readable.toWeb` fails in the first case, and an iterator that was never started closes nothing in the second.
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
