import 'server-only';
import { and, eq, exists, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import { meetingFiles, meetings } from '@/lib/server/schema/meetings';

type FileRow = typeof meetingFiles.$inferSelect;
export type NewFile = typeof meetingFiles.$inferInsert;

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

export async function insertFiles(exec: Executor, rows: NewFile[]): Promise<string[]> {
  const made = await exec.insert(meetingFiles).values(rows).returning({ id: meetingFiles.id });
  return made.map(({ id }) => id);
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

/** Deletes an own file and returns its row; undefined when it does not exist or is another's. */
export async function deleteFile(
  exec: Executor,
  file: { id: string; meetingId: string; ownerId: string; memberId: string | undefined },
): Promise<FileRow | undefined> {
  const [row] = await exec
    .delete(meetingFiles)
    .where(
      and(
        eq(meetingFiles.id, file.id),
        eq(meetingFiles.meetingId, file.meetingId),
        eq(meetingFiles.ownerId, file.ownerId),
        file.memberId === undefined ? undefined : eq(meetingFiles.memberId, file.memberId),
      ),
    )
    .returning();
  return row;
}

const endedUnpaid = and(
  inArray(meetings.status, ['EXPIRED', 'CANCELLED']),
  isNull(meetings.confirmedAt),
);

export async function deleteFilesOfEndedHold(
  tx: Transaction,
  meetingId: string,
): Promise<string[]> {
  // Locked, so that money that arrives now waits and finds the files, or comes too late for them.
  const [hold] = await tx
    .select({ id: meetings.id })
    .from(meetings)
    .where(and(eq(meetings.id, meetingId), endedUnpaid))
    .for('update');
  if (!hold) return [];
  const rows = await tx
    .delete(meetingFiles)
    .where(eq(meetingFiles.meetingId, hold.id))
    .returning({ storageKey: meetingFiles.storageKey });
  return rows.map(({ storageKey }) => storageKey);
}

export async function endedHoldsWithFiles(exec: Executor, before: Date): Promise<string[]> {
  const files = exec
    .select({ one: sql`1` })
    .from(meetingFiles)
    .where(eq(meetingFiles.meetingId, meetings.id));
  const rows = await exec
    .select({ id: meetings.id })
    .from(meetings)
    .where(and(endedUnpaid, lt(meetings.holdExpiresAt, before), exists(files)));
  return rows.map(({ id }) => id);
}
