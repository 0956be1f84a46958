import 'server-only';
import type { Storage } from '@/lib/server/adapters/storage/port';
import { storage } from '@/lib/server/adapters/storage/storage';
import { database } from '@/lib/server/platform/db/pool';
import { queueFileRemoval } from '@/lib/server/platform/queue/queue';

/**
 * Stores a new file. When that fails nobody will name it, so that it is removed later: of a bucket that did not answer it is not
 * known whether it has it.
 */
export async function storeFile(...[key, content, about]: Parameters<Storage['put']>) {
  try {
    await storage().put(key, content, about);
  } catch (error) {
    await queueFileRemoval(database(), [key]);
    throw error;
  }
}

/**
 * Removes stored files that nothing names any more, at once, or by a job where the disk or bucket does not do it: none stays, and
 * nothing fails for it.
 */
export async function discardFiles(storageKeys: readonly string[]): Promise<void> {
  await Promise.all(
    storageKeys.map((key) =>
      storage()
        .delete(key)
        .catch(() => queueFileRemoval(database(), [key])),
    ),
  );
}
