import 'server-only';
import { randomUUID } from 'node:crypto';

export interface StoredFile {
  /** Bytes. */
  readonly size: number;
  readonly body: ReadableStream<Uint8Array>;
}

/** Content to store: its length is known in advance, and its stream can be requested again. A Blob is one. */
export interface FileContent {
  /** Bytes. */
  readonly size: number;
  stream(): ReadableStream<Uint8Array>;
}

export interface ListedFile {
  readonly key: string;
  /** Bytes. */
  readonly size: number;
  /** Epoch ms of when it was stored. */
  readonly storedAt: number;
}

/**
 * File storage. Keys come from `newKey` or from content hashes, never from a user. A key is written once: its content
 * never changes.
 */
export interface Storage {
  /** Checks that files can be written; throws what prevents it. */
  prepare(): Promise<void>;
  /**
   * Stores the whole content or, after an error or at another length, nothing; the error is passed on. Partial
   * content is never visible.
   * @throws AppError unavailable when the disk or bucket is full, or does not respond
   */
  put(
    key: string,
    content: Uint8Array | FileContent,
    about: { contentType: string },
  ): Promise<void>;
  /**
   * Returns the file, or null when the key certainly does not exist.
   * @throws AppError unavailable when the bucket does not respond
   */
  get(key: string): Promise<StoredFile | null>;
  /**
   * Deletes the file; a missing one is no error.
   * @throws AppError unavailable when the bucket does not respond
   */
  delete(key: string): Promise<void>;
  /**
   * Lists every stored file whose key begins with the prefix, in no order, without unfinished ones. Files written or
   * deleted meanwhile may be missing. Holds a bounded number of them; throws when it cannot read.
   */
  list(prefix?: string): AsyncIterable<ListedFile>;
  /** Removes unfinished files of killed processes from before this instant (epoch ms). */
  purgeUnfinished(before: number): Promise<void>;
}

const PASSING = /-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function isUnfinished(key: string): boolean {
  return PASSING.test(key);
}

/**
 * Whether a file can be stored under this name, with segments between slashes. False for `lost+found`, hidden folders
 * and other entries of a volume or bucket.
 */
export function isKey(name: string): boolean {
  return !isUnfinished(name) && name.split('/').every((segment) => /^\w[\w.-]*$/.test(segment));
}

/** Refuses a name that would leave the folder or bucket, such as one with `..` in it. */
export function requireKey(name: string): void {
  if (!isKey(name)) throw new Error('This is no key of a stored file');
}

/** Creates a new key in a folder such as `meetings`: 32 hex digits and the extension. */
export function newKey(folder: string, ending = ''): string {
  return `${folder}/${randomUUID().replaceAll('-', '')}${ending}`;
}
