import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { manilaDayKey, manilaDayStart } from '@/lib/domain/platform/time';
import type { Executor } from '@/lib/server/platform/db/pool';
import { users } from '@/lib/server/schema/accounts';
import { meetings } from '@/lib/server/schema/meetings';
import { webhookDeliveries } from '@/lib/server/schema/oversight';
import { ledgerEntries, ledgerPostings, payments, refunds } from '@/lib/server/schema/payments';
import { payouts } from '@/lib/server/schema/payouts';
import { serverUptime } from '@/lib/server/schema/uptime';
import { verifications } from '@/lib/server/schema/verification';

export interface Waiting {
  readonly count: number;
  readonly oldest: Date | null;
}

type What =
  | 'verifications'
  | 'refunds_failed'
  | 'refunds_manual'
  | 'payouts_waiting'
  | 'payouts_failed'
  | 'webhooks_failed'
  | 'webhooks_differ'
  | 'jobs_failed'
  | 'jobs_due'
  | 'servers';

const SILENT_SECONDS = 30;

/** Counts waiting items of each kind, with the time of the oldest. One statement. */
export async function countWaiting(
  exec: Executor,
  now: Date,
  since: Date,
): Promise<(what: What) => Waiting> {
  const parts = [
    part('verifications', sql`submitted_at`, sql`${verifications} where status = 'PENDING'`),
    part('refunds_failed', sql`created_at`, sql`${refunds} where status = 'FAILED'`),
    part('refunds_manual', sql`created_at`, sql`${refunds} where status = 'MANUAL'`),
    part('payouts_waiting', sql`created_at`, sql`${payouts} where status = 'WAITING'`),
    part('payouts_failed', sql`ended_at`, sql`${payouts} where status = 'FAILED'`),
    part(
      'webhooks_failed',
      sql`last_at`,
      sql`${webhookDeliveries} where last_at >= ${since} and outcome = 'failed'`,
    ),
    part(
      'webhooks_differ',
      sql`last_at`,
      sql`${webhookDeliveries} where last_at >= ${since} and outcome = 'differs'`,
    ),
    part(
      'jobs_failed',
      sql`run_at`,
      sql`graphile_worker.jobs where attempts >= max_attempts and locked_at is null`,
    ),
    part(
      'jobs_due',
      sql`run_at`,
      sql`graphile_worker.jobs where attempts < max_attempts and locked_at is null and run_at <= ${now}`,
    ),
    part(
      'servers',
      sql`started_at`,
      sql`${serverUptime} where last_seen_at >= now() - make_interval(secs => ${SILENT_SECONDS})`,
    ),
  ];
  const { rows } = await exec.execute<{ what: What; count: number; oldest: string | null }>(
    sql.join(parts, sql` union all `),
  );
  return (what) => {
    const row = rows.find((one) => one.what === what);
    return { count: row?.count ?? 0, oldest: row?.oldest ? new Date(row.oldest) : null };
  };
}

function part(what: What, at: SQL, from: SQL): SQL {
  return sql`select ${sql.raw(`'${what}'`)} as what, count(*)::int as count, min(${at}) as oldest from ${from}`;
}

export async function lastRuns(exec: Executor): Promise<{ task: string; lastRun: Date | null }[]> {
  const { rows } = await exec.execute<{ task: string; last: string | null }>(sql`
    select identifier as task, last_execution as last
    from graphile_worker._private_known_crontabs order by identifier`);
  return rows.map(({ task, last }) => ({ task, lastRun: last === null ? null : new Date(last) }));
}

interface DayFigures {
  readonly day: string;
  readonly bookings: number;
  readonly free: number;
  readonly paid: number;
}

/** Counts consultations booked and paid on each Manila day from one on (a day number). One statement. */
export async function findBookings(exec: Executor, from: number): Promise<DayFigures[]> {
  const start = new Date(manilaDayStart(from));
  const { rows } = await exec.execute<Omit<DayFigures, 'day'> & { day: number }>(sql`
    select day, sum(bookings)::int as bookings, sum(free)::int as free, sum(paid)::int as paid from (
      select ${manilaDayOf(sql`created_at`)} as day, 1 as bookings, free::int as free, 0 as paid
        from ${meetings} where created_at >= ${start} and kind = 'CONSULTATION'
      union all
      select ${manilaDayOf(sql`paid_at`)}, 0, 0, 1
        from ${payments} where paid_at >= ${start} and payable_type = 'meeting' and received is not null
    ) counted group by day`);
  return rows.map(({ day, ...figures }) => ({ ...figures, day: manilaDayKey(day) }));
}

interface DayMoney {
  readonly day: string;
  /** Centavos. */
  readonly gross: number;
  readonly refunds: number;
  readonly fee: number;
}

/**
 * Sums payments, refunds and the platform's part on each Manila day from one on (a day number), from the ledger,
 * where amounts owed to clients and to the platform are negative. One statement.
 */
export async function findMoney(exec: Executor, from: number): Promise<DayMoney[]> {
  const start = new Date(manilaDayStart(from));
  const { rows } = await exec.execute<Omit<DayMoney, 'day'> & { day: number }>(sql`
    select ${manilaDayOf(sql`e.created_at`)} as day,
      coalesce(sum(-p.amount) filter (where e.kind = 'payment'), 0)::float8 as gross,
      coalesce(sum(p.amount) filter (where e.kind = 'refund'), 0)::float8 as refunds,
      coalesce(sum(-p.amount) filter (where p.account = 'platform_fees'), 0)::float8 as fee
    from ${ledgerEntries} e join ${ledgerPostings} p on p.entry_id = e.id
    where e.created_at >= ${start} and e.kind in ('payment', 'refund')
      and p.account in ('client_funds', 'platform_fees')
    group by 1`);
  return rows.map(({ day, ...money }) => ({ ...money, day: manilaDayKey(day) }));
}

interface DaySignUps {
  readonly day: string;
  readonly clients: number;
  readonly lawyers: number;
}

/**
 * Counts accounts created on each Manila day from one on (a day number), including those deleted since. One
 * statement.
 */
export async function findSignUps(exec: Executor, from: number): Promise<DaySignUps[]> {
  const start = new Date(manilaDayStart(from));
  const { rows } = await exec.execute<Omit<DaySignUps, 'day'> & { day: number }>(sql`
    select ${manilaDayOf(sql`created_at`)} as day,
      (count(*) filter (where type = 'CUSTOMER'))::int as clients,
      (count(*) filter (where type = 'LAWYER'))::int as lawyers
    from ${users} where created_at >= ${start} group by 1`);
  return rows.map(({ day, ...counts }) => ({ ...counts, day: manilaDayKey(day) }));
}

function manilaDayOf(instant: SQL): SQL {
  return sql`((${instant} at time zone 'Asia/Manila')::date - date '1970-01-01')`;
}
