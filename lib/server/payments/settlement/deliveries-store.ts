import 'server-only';
import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import { PAGE_SIZE } from '@/lib/domain/platform/paging';
import type { Executor } from '@/lib/server/platform/db/pool';
import { webhookDeliveries as table } from '@/lib/server/schema/oversight';
import { paymentEvents, payments } from '@/lib/server/schema/payments';

export type DeliveryRow = typeof table.$inferSelect;
export type Outcome = DeliveryRow['outcome'];

export interface NewDelivery {
  gateway: string;
  eventId: string;
  outcome: Outcome;
  type?: string;
  sessionId?: string;
  paymentId?: string;
  detail?: string;
  times?: number;
}

/** Records a delivery; another of the same event with the same outcome is counted. */
export async function insertDelivery(
  exec: Executor,
  { paymentId, detail, times = 1, ...delivery }: NewDelivery,
  at: Date,
): Promise<void> {
  const latest = { paymentId: paymentId ?? null, detail: detail ?? null };
  await exec
    .insert(table)
    .values({ ...delivery, ...latest, times, firstAt: at, lastAt: at })
    .onConflictDoUpdate({
      target: [table.gateway, table.eventId, table.outcome],
      set: { ...latest, times: sql`${table.times} + ${times}`, lastAt: at },
    });
}

export interface DeliveryFilter {
  readonly outcome?: Outcome;
  readonly gateway?: string;
}

export async function listDeliveries(
  exec: Executor,
  { outcome, gateway }: DeliveryFilter,
  page: number,
): Promise<{ rows: DeliveryRow[]; hasMore: boolean }> {
  const wanted: (SQL | undefined)[] = [
    outcome && eq(table.outcome, outcome),
    gateway ? eq(table.gateway, gateway) : undefined,
  ];
  const found = await exec
    .select()
    .from(table)
    .where(and(...wanted))
    .orderBy(desc(table.lastAt), desc(table.id))
    .limit(PAGE_SIZE + 1)
    .offset(page * PAGE_SIZE);
  return { rows: found.slice(0, PAGE_SIZE), hasMore: found.length > PAGE_SIZE };
}

export async function findDelivery(exec: Executor, id: number): Promise<DeliveryRow | undefined> {
  const [row] = await exec.select().from(table).where(eq(table.id, id));
  return row;
}

export async function findBySession(
  exec: Executor,
  gateway: string,
  sessionId: string,
): Promise<typeof payments.$inferSelect | undefined> {
  const [row] = await exec
    .select()
    .from(payments)
    .where(and(eq(payments.gateway, gateway), eq(payments.sessionId, sessionId)));
  return row;
}

export async function insertEvent(
  exec: Executor,
  event: typeof paymentEvents.$inferInsert,
): Promise<boolean> {
  const rows = await exec
    .insert(paymentEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  return rows.length > 0;
}

export async function hasEvent(exec: Executor, gateway: string, eventId: string): Promise<boolean> {
  const [row] = await exec
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.gateway, gateway), eq(paymentEvents.eventId, eventId)));
  return row !== undefined;
}

export async function deleteBefore(exec: Executor, before: Date): Promise<void> {
  await exec.delete(paymentEvents).where(lt(paymentEvents.receivedAt, before));
  await exec.delete(table).where(lt(table.lastAt, before));
}
