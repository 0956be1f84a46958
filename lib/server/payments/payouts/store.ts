import 'server-only';
import { and, desc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import {
  PAYOUT_TRANSITIONS,
  type PayoutStatus,
  RETURN_DAYS,
  TRANSFER_CHECKS,
} from '@/lib/domain/payments/payout';
import { DAY_MS } from '@/lib/domain/platform/time';
import { statesBefore } from '@/lib/domain/platform/transitions';
import type { Executor } from '@/lib/server/platform/db/pool';
import { prepared } from '@/lib/server/platform/db/prepared';
import { users } from '@/lib/server/schema/accounts';
import { lawyers } from '@/lib/server/schema/lawyers';
import { payouts } from '@/lib/server/schema/payouts';

export type PayoutRow = typeof payouts.$inferSelect;
export type NewPayout = typeof payouts.$inferInsert;

/** States of payouts in progress. */
export const OPEN: readonly PayoutStatus[] = ['WAITING', 'APPROVED', 'SENT'];

export async function insertPayout(exec: Executor, row: NewPayout): Promise<PayoutRow> {
  const [made] = await exec.insert(payouts).values(row).returning();
  if (!made) throw new Error('insert returned no payout');
  return made;
}

export async function findPayout(exec: Executor, id: string): Promise<PayoutRow | undefined> {
  const [row] = await exec.select().from(payouts).where(eq(payouts.id, id));
  return row;
}

export async function findOfLawyer(
  exec: Executor,
  lawyerId: string,
  id: string,
): Promise<PayoutRow | undefined> {
  const [row] = await exec
    .select()
    .from(payouts)
    .where(and(eq(payouts.id, id), eq(payouts.lawyerId, lawyerId)));
  return row;
}

export async function findByCause(
  exec: Executor,
  lawyerId: string,
  cause: string,
): Promise<PayoutRow | undefined> {
  const [row] = await exec
    .select()
    .from(payouts)
    .where(and(eq(payouts.lawyerId, lawyerId), eq(payouts.cause, cause)));
  return row;
}

export async function hasOpen(exec: Executor, lawyerId: string): Promise<boolean> {
  const [row] = await exec
    .select({ id: payouts.id })
    .from(payouts)
    .where(and(eq(payouts.lawyerId, lawyerId), inArray(payouts.status, [...OPEN])))
    .limit(1);
  return row !== undefined;
}

const ofLawyer = prepared((exec) =>
  exec
    .select()
    .from(payouts)
    .where(eq(payouts.lawyerId, sql.placeholder('lawyerId')))
    .orderBy(desc(payouts.createdAt), desc(payouts.id))
    .offset(sql.placeholder('offset'))
    .limit(sql.placeholder('limit')),
);

export async function listOfLawyer(
  exec: Executor,
  lawyerId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<PayoutRow[]> {
  return ofLawyer(exec, { lawyerId, offset, limit });
}

export async function listAll(
  exec: Executor,
  status: PayoutStatus | undefined,
  { offset, limit }: { offset: number; limit: number },
) {
  return exec
    .select({ payout: payouts, lawyer: { id: lawyers.id, displayName: lawyers.displayName } })
    .from(payouts)
    .innerJoin(lawyers, eq(lawyers.id, payouts.lawyerId))
    .where(status && eq(payouts.status, status))
    .orderBy(desc(payouts.createdAt), desc(payouts.id))
    .offset(offset)
    .limit(limit);
}

/**
 * Changes the status of a payout, the only way to do so: by compare-and-set, from where PAYOUT_TRANSITIONS allows it.
 * Returns the row to the one caller that moved it.
 */
export async function changeStatus(
  exec: Executor,
  id: string,
  to: PayoutStatus,
  set: Partial<Omit<NewPayout, 'status'>> = {},
): Promise<PayoutRow | undefined> {
  const from = statesBefore(PAYOUT_TRANSITIONS, to);
  const [row] = await exec
    .update(payouts)
    .set({ ...set, status: to })
    .where(and(eq(payouts.id, id), inArray(payouts.status, from)))
    .returning();
  return row;
}

/**
 * Claims the payout that is due for sending or checking and was checked least recently, and marks it as checked now,
 * so that no other worker takes it and one that fails moves to the end of the queue. Undefined when none is due.
 */
export async function claimDue(exec: Executor, now: Date): Promise<string | undefined> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const { status, checkedAt, sentAt, paidAt } = payouts;
  const checks = TRANSFER_CHECKS;
  const unasked = (ms: number) => lt(checkedAt, ago(ms));
  const due = exec
    .select({ id: payouts.id })
    .from(payouts)
    .where(
      or(
        and(
          inArray(status, ['APPROVED', 'SENT']),
          or(
            isNull(checkedAt),
            unasked(checks.stragglerAgain),
            and(unasked(checks.again), or(isNull(sentAt), gt(sentAt, ago(checks.straggler)))),
          ),
        ),
        and(eq(status, 'PAID'), gt(paidAt, ago(RETURN_DAYS * DAY_MS)), unasked(checks.paidAgain)),
      ),
    )
    .orderBy(sql`${checkedAt} asc nulls first`, payouts.createdAt)
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await exec
    .update(payouts)
    .set({ checkedAt: now })
    .where(eq(payouts.id, sql`(${due})`))
    .returning({ id: payouts.id });
  return claimed?.id;
}

export async function findOwner(exec: Executor, lawyerId: string) {
  const [row] = await exec
    .select({
      userId: users.id,
      firstName: users.firstName,
      email: users.email,
      suspendedAt: users.suspendedAt,
    })
    .from(lawyers)
    .innerJoin(users, eq(users.id, lawyers.userId))
    .where(eq(lawyers.id, lawyerId));
  if (!row) throw new Error(`no lawyer ${lawyerId}`);
  return row;
}

export async function findAll(exec: Executor, lawyerId: string): Promise<PayoutRow[]> {
  return exec
    .select()
    .from(payouts)
    .where(eq(payouts.lawyerId, lawyerId))
    .orderBy(payouts.createdAt, payouts.id);
}

/** Erases the account numbers to which a user was paid. */
export async function eraseAccounts(exec: Executor, userId: string): Promise<void> {
  const own = exec.select({ id: lawyers.id }).from(lawyers).where(eq(lawyers.userId, userId));
  await exec
    .update(payouts)
    .set({ accountName: null, accountNumber: null, accountEnd: '' })
    .where(inArray(payouts.lawyerId, own));
}
