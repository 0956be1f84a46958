import 'server-only';
import { and, eq, inArray, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import { textNumbers, texts } from '@/lib/server/schema/texts';

export type TextRow = typeof texts.$inferSelect;

export type NewText = Pick<
  TextRow,
  'userId' | 'meetingId' | 'kind' | 'side' | 'startsAt' | 'usefulUntil' | 'createdAt'
>;

/**
 * Inserts a text. Returns its id; undefined where its user takes none of this kind, or it was queued before. One
 * statement.
 */
export async function insertWanted(exec: Executor, text: NewText): Promise<string | undefined> {
  const at = (instant: Date) => sql`${instant.toISOString()}::timestamptz`;
  const { rows } = await exec.execute<{ id: string }>(sql`
    insert into texts (user_id, meeting_id, kind, side, starts_at, useful_until, created_at)
    select user_id, ${text.meetingId}::uuid, ${text.kind}, ${text.side}, ${at(text.startsAt)},
      ${at(text.usefulUntil)}, ${at(text.createdAt)}
    from text_numbers where user_id = ${text.userId}::uuid and confirmed_at is not null
      and stopped_at is null and not (${text.kind} = any(switched_off))
    on conflict do nothing returning id`);
  return rows[0]?.id;
}

/** Locks a waiting text. Returns it with the number that receives it, if any. */
export async function lockWaiting(tx: Transaction, id: string) {
  const live = and(
    eq(textNumbers.userId, texts.userId),
    isNotNull(textNumbers.confirmedAt),
    isNull(textNumbers.stoppedAt),
  );
  const [row] = await tx
    .select({ text: texts, number: textNumbers })
    .from(texts)
    .leftJoin(textNumbers, live)
    .where(and(eq(texts.id, id), eq(texts.state, 'waiting')))
    .for('update', { of: texts });
  return row;
}

type Change = Partial<Pick<TextRow, 'state' | 'claimedAt' | 'settledAt' | 'carrierId'>>;

export async function move(
  exec: Executor,
  id: string,
  from: readonly TextRow['state'][],
  change: Change,
): Promise<boolean> {
  const rows = await exec
    .update(texts)
    .set(change)
    .where(and(eq(texts.id, id), inArray(texts.state, [...from])))
    .returning({ id: texts.id });
  return rows.length > 0;
}

export async function changeLocked(tx: Transaction, id: string, change: Change): Promise<void> {
  await tx.update(texts).set(change).where(eq(texts.id, id));
}

export async function deleteWaiting(exec: Executor, meetingId: string): Promise<void> {
  await exec.delete(texts).where(and(eq(texts.meetingId, meetingId), eq(texts.state, 'waiting')));
}

/**
 * Gives up texts whose sending began before an instant and never ended: the carrier may have them. Returns how many.
 */
export async function giveUpSending(exec: Executor, before: Date, at: Date): Promise<number> {
  const rows = await exec
    .update(texts)
    .set({ state: 'unknown', settledAt: at })
    .where(and(eq(texts.state, 'sending'), lt(texts.claimedAt, before)))
    .returning({ id: texts.id });
  return rows.length;
}

export async function dropLate(exec: Executor, at: Date): Promise<void> {
  await exec
    .update(texts)
    .set({ state: 'dropped', settledAt: at })
    .where(and(eq(texts.state, 'waiting'), lte(texts.usefulUntil, at)));
}

export async function textsOf(exec: Executor, userId: string): Promise<TextRow[]> {
  return exec.select().from(texts).where(eq(texts.userId, userId)).orderBy(texts.createdAt);
}

export async function deleteOfUser(exec: Executor, userId: string): Promise<void> {
  await exec.delete(texts).where(eq(texts.userId, userId));
}

export async function deleteOlder(exec: Executor, before: Date): Promise<void> {
  await exec.delete(texts).where(lt(texts.createdAt, before));
}

interface Waiting extends Record<string, unknown> {
  count: number;
  oldest: string | null;
  old: number;
  late: number;
}

export async function countWaiting(exec: Executor, at: Date, before: Date) {
  const { rows } = await exec.execute<Waiting>(sql`
    select count(*)::int as count, min(created_at)::text as oldest,
      count(*) filter (where created_at < ${before.toISOString()}::timestamptz)::int as old,
      count(*) filter (where useful_until <= ${at.toISOString()}::timestamptz)::int as late
    from texts where state = 'waiting'`);
  return rows[0];
}
