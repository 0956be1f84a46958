import 'server-only';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { IncidentKind } from '@/lib/domain/admin/incidents';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import { heartbeats } from '@/lib/server/schema/messages';
import { incidents, webhookDeliveries } from '@/lib/server/schema/oversight';
import { payments, refunds } from '@/lib/server/schema/payments';
import { payouts } from '@/lib/server/schema/payouts';
import { serverUptime } from '@/lib/server/schema/uptime';

type What = 'payments' | 'refunds' | 'payouts' | 'webhooks_refused' | 'servers' | 'workers';

export interface Counted {
  readonly count: number;
  readonly oldest: number | null;
}

interface Since {
  readonly payment: Date;
  readonly refund: Date;
  readonly payout: Date;
  readonly failedPayout: Date;
  readonly day: Date;
}

/** A process silent for longer counts as stopped. */
const SILENT = sql`now() - interval '30 seconds'`;

/** Counts stuck and running items of each kind, with the time of the oldest. One statement. */
export async function countStuck(exec: Executor, since: Since): Promise<(what: What) => Counted> {
  const parts = [
    part(
      'payments',
      sql`created_at`,
      sql`${payments} where status = 'PENDING' and created_at < ${since.payment}`,
    ),
    part('refunds', sql`created_at`, stuckRefunds(since)),
    part('payouts', sql`created_at`, stuckPayouts(since)),
    part(
      'webhooks_refused',
      sql`first_at`,
      sql`${webhookDeliveries} where last_at >= ${since.day} and outcome in ('unsigned', 'no_event')`,
      sql`coalesce(sum(times), 0)`,
    ),
    part('servers', sql`started_at`, sql`${serverUptime} where last_seen_at >= ${SILENT}`),
    part('workers', sql`at`, sql`${heartbeats} where name like 'worker:%' and at >= ${SILENT}`),
  ];
  const { rows } = await exec.execute<{ what: What; count: number; oldest: string | null }>(
    sql.join(parts, sql` union all `),
  );
  return (what) => {
    const row = rows.find((one) => one.what === what);
    return { count: row?.count ?? 0, oldest: row?.oldest ? Date.parse(row.oldest) : null };
  };
}

/** Selects refused refunds and those without a response from the gateway; open payments have an index. */
function stuckRefunds({ refund }: Since): SQL {
  return sql`(
    select created_at from ${refunds} where status = 'FAILED'
    union all
    select r.created_at from ${payments} p join ${refunds} r on r.payment_id = p.id
      where p.status = 'REFUND_PENDING' and r.status = 'PENDING' and r.created_at < ${refund}) stuck`;
}

function stuckPayouts({ payout, failedPayout }: Since): SQL {
  return sql`(
    select created_at from ${payouts}
      where status in ('WAITING', 'APPROVED', 'SENT') and created_at < ${payout}
    union all
    select p.created_at from ${payouts} p
      where p.status in ('FAILED', 'RETURNED') and p.created_at >= ${failedPayout} and not exists (
        select from ${payouts} later
          where later.lawyer_id = p.lawyer_id and later.created_at > p.created_at)) stuck`;
}

function part(what: What, at: SQL, from: SQL, count = sql`count(*)`): SQL {
  return sql`select ${sql.raw(`'${what}'`)} as what, ${count}::int as count, min(${at}) as oldest from ${from}`;
}

export type IncidentRow = typeof incidents.$inferSelect;

export async function findIncidents(tx: Transaction): Promise<IncidentRow[]> {
  return tx.select().from(incidents);
}

export async function noteSeen(
  tx: Transaction,
  kinds: readonly IncidentKind[],
  at: Date,
): Promise<void> {
  if (kinds.length === 0) return;
  await tx
    .insert(incidents)
    .values(kinds.map((kind) => ({ kind, firstSeenAt: at, lastSeenAt: at })))
    .onConflictDoUpdate({ target: incidents.kind, set: { lastSeenAt: at } });
}

export async function noteMailed(
  tx: Transaction,
  kinds: readonly IncidentKind[],
  at: Date,
): Promise<void> {
  await tx
    .update(incidents)
    .set({ mailedAt: at })
    .where(inArray(incidents.kind, [...kinds]));
}

export async function deleteIncidents(
  tx: Transaction,
  kinds: readonly IncidentKind[],
): Promise<void> {
  await tx.delete(incidents).where(inArray(incidents.kind, [...kinds]));
}
