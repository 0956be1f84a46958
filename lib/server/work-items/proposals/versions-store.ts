import 'server-only';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import { workItemAcceptances } from '@/lib/server/schema/work-item-records';
import { workItemVersions } from '@/lib/server/schema/work-items';

export type VersionRow = typeof workItemVersions.$inferSelect;
export type AcceptanceRow = typeof workItemAcceptances.$inferSelect;

/** Versions of an agreement, the newest first. */
export function findVersions(
  exec: Executor,
  workItemId: string,
  { sent, limit }: { sent: boolean; limit: number },
): Promise<VersionRow[]> {
  const own = eq(workItemVersions.workItemId, workItemId);
  return exec
    .select()
    .from(workItemVersions)
    .where(sent ? and(own, isNotNull(workItemVersions.sentAt)) : own)
    .orderBy(desc(workItemVersions.version))
    .limit(limit);
}

export async function findVersion(
  exec: Executor,
  workItemId: string,
  version: number,
): Promise<VersionRow | undefined> {
  const [row] = await exec
    .select()
    .from(workItemVersions)
    .where(and(eq(workItemVersions.workItemId, workItemId), eq(workItemVersions.version, version)));
  return row;
}

/** The acceptance that counts, by its time; others were not paid in time. */
export async function findAcceptance(
  exec: Executor,
  workItemId: string,
  acceptedAt: Date,
): Promise<AcceptanceRow | undefined> {
  const [row] = await exec
    .select()
    .from(workItemAcceptances)
    .where(
      and(
        eq(workItemAcceptances.workItemId, workItemId),
        eq(workItemAcceptances.acceptedAt, acceptedAt),
      ),
    )
    .limit(1);
  return row;
}
