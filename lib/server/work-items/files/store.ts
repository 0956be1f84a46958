import 'server-only';
import { and, arrayContains, eq, sql } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import type { Query } from '@/lib/server/platform/db/queries';
import { workItemDeliveries, workItemFiles } from '@/lib/server/schema/work-item-records';
import { workItems } from '@/lib/server/schema/work-items';

type FileRow = typeof workItemFiles.$inferSelect;
type NewFile = typeof workItemFiles.$inferInsert;

export function usedSpace(exec: Executor, workItemId: string) {
  return spaceOf(exec, eq(workItemFiles.workItemId, workItemId));
}

/** Returns the function that sums the files of one person in an agreement. */
export const usedSpaceOf = (ownerId: string) => (exec: Executor, workItemId: string) =>
  spaceOf(exec, and(eq(workItemFiles.workItemId, workItemId), eq(workItemFiles.ownerId, ownerId)));

async function spaceOf(
  exec: Executor,
  which: ReturnType<typeof and>,
): Promise<{ files: number; bytes: number }> {
  const [row] = await exec
    .select({
      files: sql<number>`count(*)::int`,
      bytes: sql<number>`coalesce(sum(${workItemFiles.size}), 0)::int`,
    })
    .from(workItemFiles)
    .where(which);
  return row ?? { files: 0, bytes: 0 };
}

export function filesWith(lawyerId: string, clientId: string): Query {
  const { id, name, size, contentType, ownerId, memberId, createdAt } = workItemFiles;
  return sql`select 'work-item' as kind, ${workItems.id} as about_id, ${workItems.title} as title,
    ${id} as id, ${name} as name, ${size} as size, ${contentType} as content_type, ${ownerId} as owner_id,
    ${memberId} as member_id, ${createdAt} as created_at
    from ${workItemFiles} join ${workItems} on ${workItems.id} = ${workItemFiles.workItemId}
    where ${workItems.lawyerId} = ${lawyerId} and ${workItems.clientId} = ${clientId}
      and (${ownerId} <> ${clientId} or not exists (select from work_item_orders o where o.work_item_id = ${workItems.id}
        and (o.received_at is null or o.conflict_state in ('OPEN', 'CONFLICT'))))`;
}

export async function insertFiles(exec: Executor, rows: NewFile[]): Promise<string[]> {
  const made = await exec.insert(workItemFiles).values(rows).returning({ id: workItemFiles.id });
  return made.map(({ id }) => id);
}

export async function findFile(
  exec: Executor,
  workItemId: string,
  id: string,
): Promise<FileRow | undefined> {
  const [row] = await exec
    .select()
    .from(workItemFiles)
    .where(and(eq(workItemFiles.id, id), eq(workItemFiles.workItemId, workItemId)));
  return row;
}

/** Whether a file was delivered with a part of an agreement or with ordered written work. */
export async function isDelivered(
  exec: Executor,
  workItemId: string,
  id: string,
): Promise<boolean> {
  const [row] = await exec
    .select({ id: workItemDeliveries.id })
    .from(workItemDeliveries)
    .where(
      and(
        eq(workItemDeliveries.workItemId, workItemId),
        arrayContains(workItemDeliveries.fileIds, [id]),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Removes an own file. Returns its storage key, or undefined when it does not exist or belongs to another user. */
export async function deleteFile(
  exec: Executor,
  file: { id: string; workItemId: string; ownerId: string; memberId: string | undefined },
): Promise<string | undefined> {
  const [row] = await exec
    .delete(workItemFiles)
    .where(
      and(
        eq(workItemFiles.id, file.id),
        eq(workItemFiles.workItemId, file.workItemId),
        eq(workItemFiles.ownerId, file.ownerId),
        file.memberId === undefined ? undefined : eq(workItemFiles.memberId, file.memberId),
      ),
    )
    .returning({ storageKey: workItemFiles.storageKey });
  return row?.storageKey;
}

export function deleteFilesOf(exec: Executor, workItemId: string): Promise<string[]> {
  return deleteWhere(exec, eq(workItemFiles.workItemId, workItemId));
}

export async function findOfOwner(exec: Executor, userId: string): Promise<FileRow[]> {
  return exec.select().from(workItemFiles).where(eq(workItemFiles.ownerId, userId));
}

export function deleteOfOwner(exec: Executor, userId: string): Promise<string[]> {
  return deleteWhere(exec, eq(workItemFiles.ownerId, userId));
}

async function deleteWhere(exec: Executor, which: ReturnType<typeof eq>): Promise<string[]> {
  const rows = await exec
    .delete(workItemFiles)
    .where(which)
    .returning({ storageKey: workItemFiles.storageKey });
  return rows.map(({ storageKey }) => storageKey);
}
