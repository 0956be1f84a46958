import 'server-only';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { bodyOf } from '@/lib/server/adapters/storage/contents';
import type { FileContent } from '@/lib/server/adapters/storage/port';

/** Readable by the owner only: backups contain all secrets of the product. */
export const OWN_FOLDER = 0o700;
const OWN_FILE = 0o600;
const BATCH_BYTES = 256 * 1024;

export interface Written {
  /** Bytes. */
  readonly size: number;
  readonly sha256: string;
}

type Chunks = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Writes a file completely, and syncs it to the disk, before it gets its name. */
export async function writeHashed(target: string, content: Chunks): Promise<Written> {
  await mkdir(path.dirname(target), { recursive: true, mode: OWN_FOLDER });
  const part = `${target}.part`;
  try {
    const file = await open(part, 'w', OWN_FILE);
    let written: Written;
    try {
      written = await writeAll(file, content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(part, target);
    await syncFolder(path.dirname(target));
    return written;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

async function writeAll(file: FileHandle, content: Chunks): Promise<Written> {
  const hash = createHash('sha256');
  let size = 0;
  let batch: Uint8Array[] = [];
  let batched = 0;
  const flush = async () => {
    const bytes = Buffer.concat(batch);
    batch = [];
    batched = 0;
    if (bytes.byteLength > 0) await file.appendFile(bytes);
  };
  for await (const chunk of content) {
    hash.update(chunk);
    size += chunk.byteLength;
    batch.push(chunk);
    batched += chunk.byteLength;
    if (batched >= BATCH_BYTES) await flush();
  }
  await flush();
  return { size, sha256: hash.digest('hex') };
}

async function syncFolder(folder: string): Promise<void> {
  const opened = await open(folder, 'r').catch(() => null);
  await opened?.sync().catch(() => {});
  await opened?.close();
}

/** Returns size and hash of a file; null when it does not exist. */
export async function hashOf(file: string): Promise<Written | null> {
  if ((await sizeOf(file)) === null) return null;
  return hashOfStream(createReadStream(file));
}

export async function hashOfStream(content: AsyncIterable<Uint8Array>): Promise<Written> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of content) {
    hash.update(chunk);
    size += chunk.byteLength;
  }
  return { size, sha256: hash.digest('hex') };
}

/** Returns the size in bytes; null when the file does not exist. */
export async function sizeOf(file: string): Promise<number | null> {
  try {
    return (await stat(file)).size;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

export function contentOf(file: string, size: number): FileContent {
  return { size, stream: () => bodyOf(createReadStream(file)) };
}
