import 'server-only';
import { and, eq } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import { payments } from '@/lib/server/platform/db/schema/payments';

export type PaymentRow = typeof payments.$inferSelect;

export async function insertPayment(
  exec: Executor,
  row: typeof payments.$inferInsert,
): Promise<PaymentRow> {
  const [created] = await exec.insert(payments).values(row).returning();
  if (!created) throw new Error('insert returned no payment');
  return created;
}

export async function findByMeeting(
  exec: Executor,
  meetingId: string,
): Promise<PaymentRow | undefined> {
  const [row] = await exec.select().from(payments).where(eq(payments.meetingId, meetingId));
  return row;
}

/** Keeps the gateway's session of a payment that is still open. */
export async function saveSession(
  exec: Executor,
  id: string,
  session: { sessionId: string; checkoutUrl: string },
): Promise<void> {
  await exec
    .update(payments)
    .set(session)
    .where(and(eq(payments.id, id), eq(payments.status, 'PENDING')));
}
