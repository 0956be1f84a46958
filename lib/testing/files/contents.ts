import type { FileContent } from '@/lib/server/adapters/storage/port';

/** A content of this many bytes, as it says, whose stream gives these chunks and may end in an error. */
export function contentOf(size: number, ...chunks: (Uint8Array | Error)[]): FileContent {
  return {
    size,
    stream() {
      const left = [...chunks];
      return new ReadableStream({
        pull(controller) {
          const next = left.shift();
          if (next === undefined) controller.close();
          else if (next instanceof Error) controller.error(next);
          else controller.enqueue(next);
        },
      });
    },
  };
}
