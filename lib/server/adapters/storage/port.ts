import 'server-only';
import { randomUUID } from 'node:crypto';

export interface StoredFile {
  /** Bytes. */
  readonly size: number;
  readonly body: ReadableStream<Uint8Array>;
}

export interface ListedFile {
  readonly key: string;
  /** Bytes. */
  readonly size: number;
}

/**
 * Where files live. Keys come from `newKey` or from content hashes, never from a user. What a key holds is written
 * once: the content of a key never changes.
 */
export interface Storage {
  /** Makes sure that files can be written; throws what prevents it. */
  prepare(): Promise<void>;
  /**
   * Stores the whole content or, when it ends in an error, nothing; the error is passed on.
   *
   * @throws AppError unavailable when the disk is full
   */
  put(
    key: string,
    content: Uint8Array | ReadableStream<Uint8Array>,
    about: { contentType: string },
  ): Promise<void>;
  /** The file, or null when there is none of this key. */
  get(key: string): Promise<StoredFile | null>;
  /** Removes the file; a missing one is no error. */
  delete(key: string): Promise<void>;
  /**
   * Every stored file whose key begins with the prefix, in no order, without what is not finished. One that is written or
   * removed meanwhile may be missing. Holds a bounded number of them; throws where it cannot look.
   */
  list(prefix?: string): AsyncIterable<ListedFile>;
  /** Removes unfinished files of killed processes from before this instant (epoch ms). */
  purgeUnfinished(before: number): Promise<void>;
}

/** A new key in a folder such as `meetings`: 32 hex digits and the ending. */
export function newKey(folder: string, ending = ''): string {
  return `${folder}/${randomUUID().replaceAll('-', '')}${ending}`;
}
