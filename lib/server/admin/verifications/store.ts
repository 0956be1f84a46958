import 'server-only';
import { and, asc, count, desc, eq, ne, sql } from 'drizzle-orm';
import { PAGE_SIZE } from '@/lib/domain/platform/paging';
import type { Executor } from '@/lib/server/platform/db/pool';
import { lawyers } from '@/lib/server/schema/lawyers';
import { verifications } from '@/lib/server/schema/verification';

type Verification = typeof verifications.$inferSelect;
export type QueueRow = Awaited<ReturnType<typeof listQueue>>['rows'][number];

const columns = {
  verification: verifications,
  lawyer: {
    id: lawyers.id,
    userId: lawyers.userId,
    displayName: lawyers.displayName,
    rollNumber: lawyers.rollNumber,
    ibpNumber: lawyers.ibpNumber,
    barYear: lawyers.barYear,
  },
  renewal: sql<boolean>`exists (select from verifications earlier where earlier.lawyer_id = ${verifications.lawyerId}
    and earlier.subject = ${verifications.subject} and earlier.status = 'APPROVED' and earlier.submitted_at < ${verifications.submittedAt})`,
};

/** Lists waiting verifications first, the oldest at the top; decided ones follow, the latest decision first. */
export async function listQueue(
  exec: Executor,
  { status, subject }: Partial<Pick<Verification, 'status' | 'subject'>>,
  page: number,
) {
  const where = and(
    status && eq(verifications.status, status),
    subject && eq(verifications.subject, subject),
  );
  const rows = await exec
    .select(columns)
    .from(verifications)
    .innerJoin(lawyers, eq(lawyers.id, verifications.lawyerId))
    .where(where)
    .orderBy(desc(verifications.decidedAt), asc(verifications.submittedAt), asc(verifications.id))
    .limit(PAGE_SIZE)
    .offset(page * PAGE_SIZE);
  const [total] = await exec.select({ value: count() }).from(verifications).where(where);
  return { rows, total: total?.value ?? 0 };
}

export async function findVerification(exec: Executor, id: string): Promise<QueueRow | undefined> {
  const [row] = await exec
    .select(columns)
    .from(verifications)
    .innerJoin(lawyers, eq(lawyers.id, verifications.lawyerId))
    .where(eq(verifications.id, id));
  return row;
}

const EARLIER = 20;

export async function findOthers(exec: Executor, { id, lawyerId, subject }: Verification) {
  return exec
    .select()
    .from(verifications)
    .where(
      and(
        eq(verifications.lawyerId, lawyerId),
        eq(verifications.subject, subject),
        ne(verifications.id, id),
        ne(verifications.status, 'PENDING'),
      ),
    )
    .orderBy(desc(verifications.decidedAt))
    .limit(EARLIER);
}
