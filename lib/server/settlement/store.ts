import 'server-only';
import { and, asc, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { PaymentStatus } from '@/lib/domain/payment';
import type { Executor, Transaction } from '../db/pool';
import { meetings } from '../db/schema/meetings';
import { paymentEvents, payments } from '../db/schema/payments';

export type PaymentRow = typeof payments.$inferSelect;

export async function findByRef(exec: Executor, ref: string): Promise<PaymentRow | undefined> {
  const [row] = await exec.select().from(payments).where(eq(payments.ref, ref));
  return row;
}

export async function findBySession(
  exec: Executor,
  gateway: string,
  sessionId: string,
): Promise<PaymentRow | undefined> {
  const [row] = await exec
    .select()
    .from(payments)
    .where(and(eq(payments.gateway, gateway), eq(payments.sessionId, sessionId)));
  return row;
}

export async function findPayment(exec: Executor, id: string): Promise<PaymentRow | undefined> {
  const [row] = await exec.select().from(payments).where(eq(payments.id, id));
  return row;
}

/** Whose time a payment is about: the lock every transition takes. */
export async function lawyerOf(exec: Executor, paymentId: string): Promise<string | undefined> {
  const [row] = await exec
    .select({ lawyerId: meetings.lawyerId })
    .from(payments)
    .innerJoin(meetings, eq(meetings.id, payments.meetingId))
    .where(eq(payments.id, paymentId));
  return row?.lawyerId;
}

/** Compare-and-set; the row when this caller moved it. */
export async function changePayment(
  exec: Executor,
  id: string,
  from: readonly PaymentStatus[],
  set: Partial<typeof payments.$inferInsert>,
): Promise<boolean> {
  const rows = await exec
    .update(payments)
    .set(set)
    .where(and(eq(payments.id, id), inArray(payments.status, [...from])))
    .returning({ id: payments.id });
  return rows.length > 0;
}

export async function markChecked(
  exec: Executor,
  id: string,
  at: Date,
  lastAttemptFailed: boolean,
): Promise<void> {
  await exec.update(payments).set({ checkedAt: at, lastAttemptFailed }).where(eq(payments.id, id));
}

/** Payments whose end we have not heard of and have not asked about since `checkedBefore`, longest unasked first. */
export async function findUnsettled(
  exec: Executor,
  checkedBefore: Date,
  limit: number,
): Promise<{ id: string }[]> {
  return exec
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        inArray(payments.status, ['PENDING', 'REFUND_PENDING']),
        isNotNull(payments.sessionId),
        lt(payments.createdAt, checkedBefore),
        or(isNull(payments.checkedAt), lt(payments.checkedAt, checkedBefore)),
      ),
    )
    .orderBy(asc(payments.checkedAt), asc(payments.createdAt))
    .limit(limit);
}

/** Records an event; false when it was there before. */
export async function insertEvent(
  tx: Transaction,
  event: typeof paymentEvents.$inferInsert,
): Promise<boolean> {
  const rows = await tx
    .insert(paymentEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  return rows.length > 0;
}
