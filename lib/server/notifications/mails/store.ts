import 'server-only';
import { and, between, eq, inArray, isNotNull, isNull, like, lt, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import { mails } from '@/lib/server/schema/messages';

type MailRow = typeof mails.$inferSelect;

/** Inserts a mail. Returns its id, or undefined when the dedupe key exists. */
export async function insertMail(
  exec: Executor,
  mail: typeof mails.$inferInsert,
): Promise<string | undefined> {
  const [row] = await exec
    .insert(mails)
    .values(mail)
    .onConflictDoNothing()
    .returning({ id: mails.id });
  return row?.id;
}

/** Locks a mail for sending, so that two workers never send it at once; a slow mail server prolongs the lock. */
export async function lockMail(tx: Transaction, id: string): Promise<MailRow | undefined> {
  await tx.execute(sql`set local idle_in_transaction_session_timeout = '2min'`);
  const [row] = await tx.select().from(mails).where(eq(mails.id, id)).for('update');
  return row;
}

export async function markSent(exec: Executor, id: string, at: Date): Promise<void> {
  await exec
    .update(mails)
    .set({ sentAt: at, recipient: null, content: null, attempts: sql`${mails.attempts} + 1` })
    .where(eq(mails.id, id));
}

/** Deletes the content of an unwanted mail; the row stays and prevents another mail for the same cause. */
export async function dropContent(exec: Executor, id: string): Promise<void> {
  await exec.update(mails).set({ recipient: null, content: null }).where(eq(mails.id, id));
}

export async function deleteUnsent(exec: Executor, recipient: string): Promise<void> {
  await exec.delete(mails).where(sql`lower(${mails.recipient}) = lower(${recipient})`);
}

/** Whether mails still wait to be sent. Mails that were given up do not count: their content is gone. */
export async function hasWaiting(
  exec: Executor,
  template: string,
  { from, to }: { from: Date; to: Date },
): Promise<boolean> {
  const [row] = await exec
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(
        isNull(mails.sentAt),
        isNotNull(mails.content),
        between(mails.createdAt, from, to),
        like(mails.template, `${template}%`),
      ),
    )
    .limit(1);
  return row !== undefined;
}

export async function deleteWaiting(exec: Executor, dedupeKeys: readonly string[]): Promise<void> {
  const waiting = exec
    .select({ id: mails.id })
    .from(mails)
    .where(and(inArray(mails.dedupeKey, [...dedupeKeys]), isNull(mails.sentAt)))
    .for('update', { skipLocked: true });
  await exec.delete(mails).where(inArray(mails.id, waiting));
}

export async function deleteOlder(exec: Executor, before: Date): Promise<void> {
  await exec.delete(mails).where(lt(mails.createdAt, before));
}

interface Unsent extends Record<string, unknown> {
  count: number;
  oldest: string | null;
  old: number;
  late: number;
}

export async function countUnsent(exec: Executor, at: Date, before: Date) {
  const { rows } = await exec.execute<Unsent>(sql`
    with jobs as (
      select payload ->> 'mailId' as mail_id, min(payload #>> '{optional,validUntil}')::timestamptz as valid_until
      from graphile_worker._private_jobs where payload ->> 'mailId' is not null group by 1)
    select count(*)::int as count, min(created_at)::text as oldest,
      count(*) filter (where created_at < ${before.toISOString()}::timestamptz)::int as old,
      count(*) filter (where valid_until <= ${at.toISOString()}::timestamptz)::int as late
    from ${mails} left join jobs on mail_id = mails.id::text
    where sent_at is null and content is not null`);
  return rows[0];
}
