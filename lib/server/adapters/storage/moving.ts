import 'server-only';
import { createHash } from 'node:crypto';
import { ReadableStream as NodeStream } from 'node:stream/web';
import { env, SettingsError } from '@/lib/env';
import type { Env } from '@/lib/settings';
import type { FileContent, Storage } from './port';
import { openStorage } from './storage';

const AT_A_TIME = 8;
/** Failures after which the rest is left for another run, since they would continue. */
const MAX_FAILED = 25;

export interface MoveReport {
  copied: number;
  /** Already there with the same length; the content of a key never changes. */
  there: number;
  removed: number;
  failed: number;
}

interface Moving {
  readonly remove: boolean;
  readonly failed: (key: string, error: Error) => void;
}

/**
 * Moves all files to a driver's storage from the other one, as `moveFiles` does.
 * @throws SettingsError when either cannot be used, or files would be moved away from the storage in use
 */
export async function moveStoredFiles(to: Env['STORAGE_DRIVER'], moving: Moving) {
  const from = to === 's3' ? 'disk' : 's3';
  if (moving.remove && env.STORAGE_DRIVER === from)
    throw new SettingsError(
      `--delete takes files away from where STORAGE_DRIVER=${from} has them: set STORAGE_DRIVER=${to} and start the servers with it first`,
    );
  return moveFiles(openStorage(from), openStorage(to), moving);
}

/**
 * Copies all files under the same keys, except those already there; it can be interrupted and run again. Each copy is
 * read back and compared by SHA-256; a different one is deleted and counts as failed.
 * @throws what prevents listing the files, or writing any
 */
export async function moveFiles(from: Storage, to: Storage, moving: Moving): Promise<MoveReport> {
  const report: MoveReport = { copied: 0, there: 0, removed: 0, failed: 0 };
  await to.prepare();
  const files = from.list()[Symbol.asyncIterator]();
  async function work() {
    while (report.failed < MAX_FAILED) {
      const { value, done } = await files.next();
      if (done) return;
      const { key } = value;
      await moveFile({ from, to, key }, moving.remove, report).catch((error: Error) => {
        report.failed += 1;
        moving.failed(key, error);
      });
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return report;
}

interface Move {
  readonly from: Storage;
  readonly to: Storage;
  readonly key: string;
}

async function moveFile({ from, to, key }: Move, remove: boolean, report: MoveReport) {
  const size = await sizeIn(from, key);
  // Listed, and removed by the product since.
  if (size === null) return;
  const isThere = (await sizeIn(to, key)) === size;
  if (!isThere) await to.put(key, contentIn(from, key, size), TYPE);
  if (!isThere || remove) {
    const original = await hashIn(from, key);
    if (original === null || original !== (await hashIn(to, key))) {
      await to.delete(key);
      if (original === null) return;
      throw new Error('the copy is not what was copied');
    }
  }
  report[isThere ? 'there' : 'copied'] += 1;
  if (!remove) return;
  await from.delete(key);
  report.removed += 1;
}

/** Generic type, because the type of each file is in the database. */
const TYPE = { contentType: 'application/octet-stream' };

/** Returns the size in bytes; null when the key does not exist. */
async function sizeIn(files: Storage, key: string): Promise<number | null> {
  const file = await files.get(key);
  await file?.body.cancel();
  return file?.size ?? null;
}

async function hashIn(files: Storage, key: string): Promise<string | null> {
  const file = await files.get(key);
  if (!file) return null;
  const hash = createHash('sha256');
  for await (const chunk of file.body as NodeStream<Uint8Array>) hash.update(chunk);
  return hash.digest('hex');
}

function contentIn(files: Storage, key: string, size: number): FileContent {
  async function* bytes() {
    const file = await files.get(key);
    if (file) yield* file.body as NodeStream<Uint8Array>;
  }
  return { size, stream: () => NodeStream.from(bytes()) as ReadableStream<Uint8Array> };
}
