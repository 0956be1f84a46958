import 'server-only';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import { users } from '@/lib/server/schema/accounts';
import { workItems } from '@/lib/server/schema/work-items';

/** Agreements of a lawyer that can be accepted, wait for their first payment, or are in work; the oldest first. */
export async function findAhead(exec: Executor, lawyerId: string) {
  return exec
    .select({
      id: workItems.id,
      status: workItems.status,
      title: workItems.title,
      price: workItems.price,
      client: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(workItems)
    .innerJoin(users, eq(users.id, workItems.clientId))
    .where(
      and(
        eq(workItems.lawyerId, lawyerId),
        inArray(workItems.status, ['PROPOSAL', 'PAYMENT_PENDING', 'PAID']),
      ),
    )
    .orderBy(asc(workItems.createdAt), asc(workItems.id));
}
