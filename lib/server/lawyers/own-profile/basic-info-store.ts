import 'server-only';
import { eq } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import { lawyers } from '@/lib/server/schema/lawyers';

const CHECKED = {
  displayName: lawyers.displayName,
  rollNumber: lawyers.rollNumber,
  ibpNumber: lawyers.ibpNumber,
  barYear: lawyers.barYear,
} as const;

/** What the IDs of a lawyer are compared with. */
export async function findCheckedFacts(exec: Executor, lawyerId: string) {
  const [row] = await exec.select(CHECKED).from(lawyers).where(eq(lawyers.id, lawyerId));
  return row;
}

export async function updateBasicInfo(
  exec: Executor,
  lawyerId: string,
  facts: Partial<typeof lawyers.$inferInsert>,
): Promise<void> {
  await exec.update(lawyers).set(facts).where(eq(lawyers.id, lawyerId));
}
