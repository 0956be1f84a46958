import 'server-only';
import { randomUUID } from 'node:crypto';

export interface StoredFile {
  /** Bytes. */
  readonly size: number;
  readonly body: ReadableStream<Uint8Array>;
}

/** What is stored: its length is known before, and its stream may be asked for again. A Blob is one. */
export interface FileContent {
  /** Bytes. */
  readonly size: number;
  stream(): ReadableStream<Uint8Array>;
}

export interface ListedFile {
  readonly key: string;
  /** Bytes. */
  readonly size: number;
  /** When it was stored, epoch ms. */
  readonly storedAt: number;
}

/**
 * Where files live. Keys come from `newKey` or from content hashes, never from a user. What a key holds is written
 * once: the content of a key never changes.
 */
export interface Storage {
  /** Makes sure that files can be written; throws what prevents it. */
  prepare(): Promise<void>;
  /**
   * Stores the whole content or, when it ends in an error or at another length, nothing; the error is passed on. Nobody ever
   * reads half of it.
   *
   * @throws AppError unavailable when the disk or bucket is full, or does not answer
   */
  put(
    key: string,
    content: Uint8Array | FileContent,
    about: { contentType: string },
  ): Promise<void>;
  /**
   * The file, or null when there surely is none of this key.
   *
   * @throws AppError unavailable when the bucket does not answer
   */
  get(key: string): Promise<StoredFile | null>;
  /**
   * Removes the file; a missing one is no error.
   *
   * @throws AppError unavailable when the bucket does not answer
   */
  delete(key: string): Promise<void>;
  /**
   * Every stored file whose key begins with the prefix, in no order, without what is not finished. One that is written or
   * removed meanwhile may be missing. Holds a bounded number of them; throws where it cannot look.
   */
  list(prefix?: string): AsyncIterable<ListedFile>;
  /** Removes unfinished files of killed processes from before this instant (epoch ms). */
  purgeUnfinished(before: number): Promise<void>;
}

/** How the name of what is being written, or only tried, ends. */
const PASSING = /-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether this is the name of a file that is not finished. */
export function isUnfinished(key: string): boolean {
  return PASSING.test(key);
}

/**
 * Whether something can be stored under this name, segments between slashes. Not so `lost+found`, hidden folders and whatever
 * else a volume or bucket contains of its own.
 */
export function isKey(name: string): boolean {
  return !isUnfinished(name) && name.split('/').every((segment) => /^\w[\w.-]*$/.test(segment));
}

/** Refuses a name that would lead elsewhere: with `..` in it, out of the folder or into another bucket. */
export function requireKey(name: string): void {
  if (!isKey(name)) throw new Error('This is no key of a stored file');
}

/** A new key in a folder such as `meetings`: 32 hex digits and the ending. */
export function newKey(folder: string, ending = ''): string {
  return `${folder}/${randomUUID().replaceAll('-', '')}${ending}`;
}
