import 'server-only';
import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../db/pool';
import { meetingFiles } from '../db/schema/meetings';

export type FileRow = typeof meetingFiles.$inferSelect;
export type NewFile = typeof meetingFiles.$inferInsert;

/** Number and bytes of the files a meeting has. */
export async function usedSpace(
  exec: Executor,
  meetingId: string,
): Promise<{ files: number; bytes: number }> {
  const [row] = await exec
    .select({
      files: sql<number>`count(*)::int`,
      bytes: sql<number>`coalesce(sum(${meetingFiles.size}), 0)::int`,
    })
    .from(meetingFiles)
    .where(eq(meetingFiles.meetingId, meetingId));
  return row ?? { files: 0, bytes: 0 };
}

export async function insertFiles(exec: Executor, rows: NewFile[]): Promise<void> {
  await exec.insert(meetingFiles).values(rows);
}

export async function findFile(
  exec: Executor,
  meetingId: string,
  id: string,
): Promise<FileRow | undefined> {
  const [row] = await exec
    .select()
    .from(meetingFiles)
    .where(and(eq(meetingFiles.id, id), eq(meetingFiles.meetingId, meetingId)));
  return row;
}

/** Removes an own file; its row, or undefined when it is not there or not theirs. */
export async function deleteFile(
  exec: Executor,
  file: { id: string; meetingId: string; ownerId: string },
): Promise<FileRow | undefined> {
  const [row] = await exec
    .delete(meetingFiles)
    .where(
      and(
        eq(meetingFiles.id, file.id),
        eq(meetingFiles.meetingId, file.meetingId),
        eq(meetingFiles.ownerId, file.ownerId),
      ),
    )
    .returning();
  return row;
}
