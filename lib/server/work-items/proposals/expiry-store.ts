import 'server-only';
import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import { DAY_MS } from '@/lib/domain/platform/time';
import { REMINDER_DAYS } from '@/lib/domain/work-items/work-item';
import type { Executor } from '@/lib/server/platform/db/pool';
import { workItems } from '@/lib/server/schema/work-items';

const isProposal = eq(workItems.status, 'PROPOSAL');

/** Proposals that nobody answered in time, those that ran out first at the beginning. */
export async function findOverdue(exec: Executor, now: Date, limit: number): Promise<string[]> {
  const rows = await exec
    .select({ id: workItems.id })
    .from(workItems)
    .where(and(isProposal, lte(workItems.expiresAt, now)))
    .orderBy(asc(workItems.expiresAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Proposals whose client is to be reminded. */
export async function findToRemind(exec: Executor, now: Date, limit: number): Promise<string[]> {
  const due = REMINDER_DAYS.map((days) =>
    and(
      lte(workItems.expiresAt, new Date(now.getTime() + days * DAY_MS)),
      or(isNull(workItems.remindedDays), gt(workItems.remindedDays, days)),
    ),
  );
  const rows = await exec
    .select({ id: workItems.id })
    .from(workItems)
    .where(and(isProposal, gt(workItems.expiresAt, now), or(...due)))
    .orderBy(asc(workItems.expiresAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}
