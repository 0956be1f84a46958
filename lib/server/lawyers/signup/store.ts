import 'server-only';
import { eq } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import { lawyers } from '@/lib/server/schema/lawyers';

export async function insertLawyer(
  exec: Executor,
  row: typeof lawyers.$inferInsert,
): Promise<boolean> {
  const inserted = await exec
    .insert(lawyers)
    .values(row)
    .onConflictDoNothing({ target: lawyers.id })
    .returning({ id: lawyers.id });
  return inserted.length > 0;
}

/** Number in the Roll of Attorneys that an account signed up with. */
export async function findRollNumber(exec: Executor, userId: string): Promise<string | undefined> {
  const [row] = await exec
    .select({ rollNumber: lawyers.rollNumber })
    .from(lawyers)
    .where(eq(lawyers.userId, userId));
  return row?.rollNumber;
}
