import 'server-only';
import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { RefundStatus } from '@/lib/domain/payments/refund';
import { PAGE_SIZE } from '@/lib/domain/platform/paging';
import type { Executor } from '@/lib/server/platform/db/pool';
import { payments, refunds } from '@/lib/server/schema/payments';

export async function listIn(
  exec: Executor,
  statuses: readonly RefundStatus[],
  { page, newestFirst }: { page: number; newestFirst: boolean },
) {
  const found = await rows(exec)
    .where(inArray(refunds.status, [...statuses]))
    .orderBy(
      newestFirst ? desc(refunds.succeededAt) : asc(refunds.createdAt),
      newestFirst ? desc(refunds.id) : asc(refunds.id),
    )
    .limit(PAGE_SIZE + 1)
    .offset(page * PAGE_SIZE);
  return { rows: found.slice(0, PAGE_SIZE), hasMore: found.length > PAGE_SIZE };
}

export async function findOne(exec: Executor, id: string) {
  return rows(exec).where(eq(refunds.id, id));
}

function rows(exec: Executor) {
  return exec
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId));
}
