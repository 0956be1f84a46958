import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../../../server/paths.ts';
import { stopOrphan } from '../../local/postgres-lock.ts';
import { isAlive } from '../../local/processes.ts';

/** The memory that Linux offers as a folder. */
const MEMORY = '/dev/shm';
/** Bytes that have to be free in it: the databases of a whole run took 166 MB at most. */
const ROOM = 2 ** 30;

const inMemory = (folder: string, memory: string) =>
  path.join(memory, `sangguni-test-${path.basename(folder)}`);

/**
 * Creates a folder for this run alone, so that two runs do not conflict. Leftovers of killed runs, including their
 * databases, are removed first.
 */
export async function testWorkspace(): Promise<string> {
  const all = inRoot('.data/test');
  mkdirSync(all, { recursive: true });
  for (const name of readdirSync(all)) {
    if (isAlive(Number(name))) continue;
    await stopOrphan(path.join(all, name));
    removeDatabases(path.join(all, name));
    rmSync(path.join(all, name), { recursive: true, force: true });
  }
  const folder = path.join(all, String(process.pid));
  mkdirSync(folder);
  return folder;
}

/**
 * Has the databases of a run live in `memory`, where there is room; their server's log stays in `folder`. Each test file
 * makes a thousand files and removes them, and ext4 passes over inodes that were in use a minute ago, one by one
 * (`recently_deleted`, fs/ext4/ialloc.c): that was a third of the processor time of the database tests.
 */
export function keepDatabasesInMemory(folder: string, memory = MEMORY): void {
  if (!existsSync(memory)) return;
  const { bavail, bsize } = statfsSync(memory);
  if (bavail * bsize < ROOM) return;
  const target = inMemory(folder, memory);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target);
  symlinkSync(target, path.join(folder, 'postgres'));
}

/** Removes what `keepDatabasesInMemory` made, once the server has ended. */
export function removeDatabases(folder: string, memory = MEMORY): void {
  rmSync(inMemory(folder, memory), { recursive: true, force: true });
}
