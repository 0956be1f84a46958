import 'server-only';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { endUnpaid } from '@/lib/server/payments/settlement/service';
import {
  database,
  type Executor,
  type Transaction,
  transaction,
} from '@/lib/server/platform/db/pool';
import { queueJobs } from '@/lib/server/platform/queue/queue';
import { users } from '@/lib/server/schema/accounts';
import { workItems } from '@/lib/server/schema/work-items';
import { endProposal } from '../proposals/expiry';
import { withdraw } from '../proposals/service';
import { lockedById } from '../records/locks';
import * as records from '../records/service';
import * as milestones from './milestones-service';

// Service

/** Counts a lawyer's unfinished agreements: in work, and unpaid. One statement. */
export async function agreementsAhead(exec: Executor, lawyerId: string) {
  const ahead = await findAhead(exec, lawyerId);
  const inWork = ahead.filter(({ status }) => status === 'PAID');
  return { inWork, unpaid: ahead.length - inWork.length };
}

/** Queues the withdrawal of unpaid agreements, one job for each, once this has committed. */
export async function queueWithdrawals(tx: Transaction, lawyerId: string): Promise<void> {
  const ahead = await findAhead(tx, lawyerId);
  const jobs = ahead
    .filter(({ status }) => status !== 'PAID')
    .map(({ id }) => ({ payload: { workItemId: id }, key: `suspended-agreement:${id}` }));
  await queueJobs(tx, 'withdraw_suspended_agreement', jobs);
}

/**
 * Ends a held payment and withdraws the proposal; run as a job. A payment made in the same moment stays. Safe to
 * repeat.
 */
export async function withdrawSuspended(id: string, now: number): Promise<void> {
  const before = await transaction((tx) => records.findLockedRows(tx, id));
  if (before?.item.status === 'PAYMENT_PENDING') {
    const first = await milestones.firstOf(database(), id);
    await endUnpaid(milestones.partOf(first), 'CANCELLED', now);
  }
  await transaction(async (tx) => {
    const rows = await lockedById(tx, id);
    if (rows?.item.status !== 'PROPOSAL') return;
    if (rows.order) await endProposal(tx, rows, 'withdrawn', now);
    else await withdraw(tx, rows, now);
  });
}

// Store

async function findAhead(exec: Executor, lawyerId: string) {
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
