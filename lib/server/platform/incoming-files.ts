import 'server-only';
import { randomUUID } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { env } from '@/lib/env';
import { writeFailure } from './full-disk';
import { nullIfMissing } from './missing-file';

/** Age up to which a folder may belong to a process on another machine that shares the volume. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000;

/** Returns the folder for files in progress, of all processes of this machine. */
export function incomingFolder(): string {
  return path.resolve(
    /* turbopackIgnore: true */ env.INCOMING_DIR ?? path.join(env.STORAGE_DIR, 'incoming'),
  );
}

const nameOf = (pid: number) => `${os.hostname()}-${pid}`;

/** Files of one request or job in progress: on disk, so that a process holds none of them in memory. */
export class IncomingFiles {
  private readonly folder = path.join(
    /* turbopackIgnore: true */ incomingFolder(),
    nameOf(process.pid),
  );
  private readonly paths: string[] = [];

  /**
   * Writes a file and returns it as a browser sends it; its content is read from disk on each use.
   * @throws AppError unavailable when the disk is full
   */
  async write(
    content: Readable,
    { name, type, signal }: { name: string; type: string; signal?: AbortSignal },
  ): Promise<File> {
    const file = path.join(this.folder, randomUUID());
    this.paths.push(file);
    try {
      await mkdir(this.folder, { recursive: true, mode: 0o700 });
      await pipeline(content, createWriteStream(file, { flags: 'wx', mode: 0o600 }), { signal });
    } catch (error) {
      // Of what was broken off, why it was.
      throw writeFailure(signal?.aborted ? signal.reason : error);
    }
    return new File([await openAsBlob(file)], name, { type });
  }

  async remove(): Promise<void> {
    await Promise.all(this.paths.map((file) => rm(file, { force: true })));
  }
}

/** Deletes the files of processes that crashed; to be called before the first request. */
export async function removeStaleFiles(now: number): Promise<void> {
  const folders = await readdir(incomingFolder()).catch(() => []);
  for (const name of folders) {
    const folder = path.join(/* turbopackIgnore: true */ incomingFolder(), name);
    if (await isStale(name, folder, now)) await rm(folder, { recursive: true, force: true });
  }
}

async function isStale(name: string, folder: string, now: number): Promise<boolean> {
  const pid = Number(/-(\d+)$/.exec(name)?.[1]);
  if (name === nameOf(pid)) return pid === process.pid || !isRunning(pid);
  // Other processes remove their own meanwhile.
  const found = await stat(folder).catch(nullIfMissing);
  return found !== null && now - found.mtimeMs > MAX_AGE_MS;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Of another user, but there.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
