import 'server-only';
import { and, eq, ne, or } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import { lawyers } from '@/lib/server/schema/lawyers';

/** Corrects the numbers of a lawyer. Returns whether that changed any. */
export async function updateNumbers(
  exec: Executor,
  lawyerId: string,
  { rollNumber, ibpNumber }: { rollNumber: string | undefined; ibpNumber: string | undefined },
): Promise<boolean> {
  if (rollNumber === undefined && ibpNumber === undefined) return false;
  const differs = or(
    rollNumber === undefined ? undefined : ne(lawyers.rollNumber, rollNumber),
    ibpNumber === undefined ? undefined : ne(lawyers.ibpNumber, ibpNumber),
  );
  const rows = await exec
    .update(lawyers)
    .set({ rollNumber, ibpNumber })
    .where(and(eq(lawyers.id, lawyerId), differs))
    .returning({ id: lawyers.id });
  return rows.length > 0;
}
