import 'server-only';
import { sql } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import { changedTimes, lawyerSearch } from '@/lib/server/schema/lawyers';

export type SearchRow = typeof lawyerSearch.$inferInsert;

export async function findRows(exec: Executor, lawyerIds: readonly string[]): Promise<SearchRow[]> {
  return exec
    .select()
    .from(lawyerSearch)
    .where(sql`${lawyerSearch.lawyerId} = any(${sql.param(lawyerIds)})`);
}

type RowKey = Pick<SearchRow, 'lawyerId' | 'area'>;

export async function deleteRows(exec: Executor, rows: readonly RowKey[]): Promise<void> {
  if (rows.length === 0) return;
  const ids = sql.param(rows.map(({ lawyerId }) => lawyerId));
  const areas = sql.param(rows.map(({ area }) => area));
  await exec.execute(sql`delete from lawyer_search
    where (lawyer_id, area) in (select * from unnest(${ids}::text[], ${areas}::text[]))`);
}

export async function insertRows(exec: Executor, rows: readonly SearchRow[]): Promise<void> {
  if (rows.length > 0) await exec.insert(lawyerSearch).values([...rows]);
}

/** Marks the open times of these lawyers for recalculation, without waiting for a running one. */
export async function markTimes(exec: Executor, lawyerIds: readonly string[]): Promise<void> {
  if (lawyerIds.length === 0) return;
  await exec.insert(changedTimes).values(lawyerIds.map((lawyerId) => ({ lawyerId })));
}
