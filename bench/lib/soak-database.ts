import pg from 'pg';
import type { Query } from './due-meetings.ts';
import { needed } from './needed.ts';

/** Seconds, and numbers of those that are there and that are still to come. */
export interface Lateness {
  readonly latest: number;
  readonly all: number;
  readonly open: number;
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Opens the database of a soak, for what it reads, and for what no visitor could do: open checkouts by the hundred, lost webhooks. */
export async function soakDatabase(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const query: Query = async (text, values) => (await client.query(text, values)).rows;
  return {
    end: () => client.end(),

    /** How many jobs are locked, and after how many seconds none is any more as it was. */
    async lockedJobsTakenUp() {
      const locked = await query<{ id: string; locked_by: string }>(
        `select id, locked_by from graphile_worker.jobs where locked_by is not null`,
      );
      const began = Date.now();
      const pairs = [locked.map(({ id }) => id), locked.map(({ locked_by: by }) => by)];
      const isLeft = () =>
        query(
          `select from graphile_worker.jobs j join unnest($1::bigint[], $2::text[]) l(id, by)
            on j.id = l.id and j.locked_by = l.by`,
          pairs,
        );
      while ((await isLeft()).length > 0) await sleep(250);
      return { jobs: locked.length, seconds: since(began) };
    },

    /** How late the latest of each kind is, seconds, and how many are still to come. */
    async lateness() {
      const [mails] = await query<Lateness>(
        `select max(extract(epoch from coalesce(sent_at, now()) - created_at))::float as latest, count(*)::int as all,
          count(*) filter (where sent_at is null)::int as open from mails`,
      );
      const [exports] = await query<Lateness>(
        `select max(extract(epoch from coalesce(ready_at, now()) - requested_at))::float as latest, count(*)::int as all,
          count(*) filter (where ready_at is null)::int as open from account_exports`,
      );
      return { mails: needed(mails, 'lateness'), exports: needed(exports, 'lateness') };
    },

    /** When each of these sessions' meetings was confirmed, epoch ms or null. */
    async confirmedAt(sessionIds: string[]) {
      const rows = await query<{ id: string; at: number | null }>(
        `select p.session_id as id, extract(epoch from m.confirmed_at)::float * 1000 as at
          from payments p join meetings m on m.id = p.payable_id
          where p.payable_type = 'meeting' and p.session_id = any($1)`,
        [sessionIds],
      );
      return new Map(rows.map(({ id, at }) => [id, at]));
    },

    /** Opens checkouts that were booked a minute ago; the ids of their sessions, the youngest last. */
    async openCheckouts(count: number) {
      const rows = await query<{ session_id: string }>(
        `with m as (
          insert into meetings (lawyer_id, client_id, starts_at, ends_at, earliest_start, status, type, subject,
            description, consent_at, price, platform_fee, hold_expires_at, created_at)
          select (select id from lawyers order by id limit 1), (select id from users where type = 'CUSTOMER' limit 1),
            t, t + interval '30 minutes', t, 'PAYMENT_PENDING', 'VIDEO', 'Soak', 'Soak', now(), 100000, 0,
            now() + interval '30 minutes', now() - interval '1 minute' + i * interval '10 milliseconds'
          from generate_series(1, $1) i, lateral (select date_trunc('hour', now()) + interval '1 year'
            + (i + (select count(*) from meetings)) * interval '30 minutes') as s(t)
          returning id, created_at),
        p as (
          insert into payments (ref, payable_type, payable_id, gateway, method, total, price, platform_fee, session_id, created_at)
          select gen_random_uuid(), 'meeting', id, 'local', 'gcash', 100000, 100000, 0, 'cs_' || gen_random_uuid(),
            created_at
          from m returning ref, session_id, created_at),
        s as (
          insert into test_gateway_sessions (id, reference, description, amount, methods, success_url, cancel_url)
          select session_id, ref, '', 100000, '{gcash}', '/', '/' from p)
        select session_id from p order by created_at`,
        [count],
      );
      return rows.map(({ session_id: id }) => id);
    },

    /** Open checkouts at the gateway. */
    async openCount() {
      const [row] = await query<{ n: number }>(
        `select count(*)::int as n from payments where status = 'PENDING'`,
      );
      return needed(row, 'count of payments').n;
    },

    /** Pays at the gateway; the webhook is lost. */
    async payWithoutWebhook(sessionId: string) {
      await query(
        `update test_gateway_sessions set status = 'paid', method = 'gcash', payment_id = 'pay_' || gen_random_uuid() where id = $1`,
        [sessionId],
      );
    },
  };
}

/** Counts the seconds since an instant, to a tenth. */
export function since(instant: number): number {
  return Math.round((Date.now() - instant) / 100) / 10;
}
