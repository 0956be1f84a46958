import 'server-only';
import type { Storage } from '@/lib/server/adapters/storage/port';
import { storage } from '@/lib/server/adapters/storage/storage';
import { database } from '@/lib/server/platform/db/pool';
import { queueFileRemoval } from '@/lib/server/platform/queue/queue';

/**
 * Stores a new file. After a failure it is queued for removal, since a bucket that did not respond may have stored
 * it.
 */
export async function storeFile(...[key, content, about]: Parameters<Storage['put']>) {
  try {
    await storage().put(key, content, about);
  } catch (error) {
    await queueFileRemoval(database(), [key]);
    throw error;
  }
}

/** Deletes unreferenced files at once, or by a job when the disk or bucket fails; never throws for that. */
export async function discardFiles(storageKeys: readonly string[]): Promise<void> {
  await Promise.all(
    storageKeys.map((key) =>
      storage()
        .delete(key)
        .catch(() => queueFileRemoval(database(), [key])),
    ),
  );
}
