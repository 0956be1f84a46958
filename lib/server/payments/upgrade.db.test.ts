import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { env } from '@/lib/env';
import { testSessions } from '@/lib/server/adapters/payment/local-gateway';
import { applyMigrations } from '@/lib/server/platform/db/migrate';
import { database } from '@/lib/server/platform/db/pool';
import { settle } from './settlement/service';

const MIGRATIONS = 'lib/server/platform/db/migrations';
const VERSION = '0015_hold_address';

/** The migrations up to that version, as a folder of their own. */
function migrationsUntil(version: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'migrations-'));
  cpSync(MIGRATIONS, folder, { recursive: true });
  const file = path.join(folder, 'meta/_journal.json');
  const journal: { entries: { tag: string }[] } = JSON.parse(readFileSync(file, 'utf8'));
  const last = journal.entries.findIndex(({ tag }) => tag === version);
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }));
  return folder;
}

/** Postings and what they are for, payments and what went back of them: in both versions under the same names. */
const BEFORE = {
  accounts: 'select account, sum(amount)::text from ledger_postings group by 1 order by 1',
  postings: 'select id, entry_id, account, amount, created_at from ledger_postings order by id',
  entries: 'select distinct entry_id, kind, payment_id from ledger_postings order by 1',
  payments: `select id, ref, meeting_id, status, total, price, platform_fee, refunded,
    case when status = 'REFUND_PENDING' then coalesce(received, total) else 0 end as owed, gateway_payment_id, session_id
    from payments order by id`,
  received: 'select id, received from payments where received is not null order by id',
};
const AFTER = {
  ...BEFORE,
  entries: `select e.id as entry_id, kind, coalesce(r.payment_id, e.source_id) as payment_id
    from ledger_entries e left join refunds r on e.source_type = 'refund' and r.id = e.source_id order by 1`,
  payments: `select id, ref, payable_id as meeting_id, status, total, price, platform_fee,
    (select coalesce(sum(amount), 0)::int from refunds r where payment_id = p.id and r.status = 'SUCCEEDED') as refunded,
    (select coalesce(sum(amount), 0)::int from refunds r where payment_id = p.id and r.status <> 'SUCCEEDED') as owed,
    gateway_payment_id, session_id from payments p where payable_type = 'meeting' order by id`,
  received: `select id, received from payments where received is not null
    and id <> '20000000-0000-4000-8000-000000000015' order by id`,
};
type Money = Record<string, Record<string, unknown>[]>;

const paymentId = (n: number) => `20000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

async function read(client: pg.Client, queries: typeof BEFORE): Promise<Money> {
  const answers: Money = {};
  for (const [name, text] of Object.entries(queries)) {
    answers[name] = (await client.query(text)).rows;
  }
  return answers;
}

let before: Money;
let after: Money;

beforeAll(async () => {
  const url = env.DATABASE_URL ?? '';
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('drop schema public, drizzle, graphile_worker cascade');
    await client.query('create schema public');
    const folder = migrationsUntil(VERSION);
    await migrate(drizzle(client), { migrationsFolder: folder });
    rmSync(folder, { recursive: true });
    await client.query(readFileSync('lib/testing/migrations/before-payables.sql', 'utf8'));
    before = await read(client, BEFORE);
    await applyMigrations(url);
    after = await read(client, AFTER);
  } finally {
    await client.end();
  }
}, 60_000);

async function rows(query: ReturnType<typeof sql>) {
  return (await database().execute(query)).rows;
}

test('every account, posting, entry and payment is the same to the centavo', () => {
  expect(before.payments).toHaveLength(15);
  expect(before.postings).toHaveLength(26);
  expect(after).toEqual(before);
});

test('a payment that was received without a noted amount was its total', async () => {
  expect(await rows(sql`select received from payments where id = ${paymentId(15)}`)).toEqual([
    { received: 30_000 },
  ]);
});

test('a refund keeps why it was made and the reference that the gateway knows', async () => {
  const found = await rows(sql`
    select p.ref, amount, reason, cause, reference = p.ref as known, r.status, succeeded_at is null as open
    from refunds r join payments p on p.id = r.payment_id order by p.id`);
  const made = { cause: 'receipt', known: true };
  const succeeded = { ...made, status: 'SUCCEEDED', open: false };
  const pending = { ...made, status: 'PENDING', open: true };
  expect(found).toEqual([
    { ref: 'ref-8', amount: 154_900, reason: 'LATE', ...succeeded },
    { ref: 'ref-9', amount: 124_901, reason: 'LATE', ...pending },
    { ref: 'ref-10', amount: 80_000, reason: 'LATE', ...pending },
    { ref: 'ref-11', amount: 70_000, reason: 'LATE', ...pending },
    { ref: 'ref-12', amount: 209_800, reason: 'OTHER_AMOUNT', ...succeeded },
    { ref: 'ref-13', amount: 1, reason: 'OTHER_AMOUNT', ...pending },
  ]);
});

test('the product settles and refunds what was open', async () => {
  const now = Date.now();
  await testSessions.pay('cs-1');
  for (const n of [1, 3, 9, 10, 13]) await settle(paymentId(n), now);
  await settle(paymentId(11), now);
  const found = await rows(sql`
    select p.ref, p.status, m.status as meeting, g.refunded,
      (select string_agg(r.status, ' ') from refunds r where r.payment_id = p.id) as refund,
      (select sum(l.amount)::int from ledger_entries e join ledger_postings l on l.entry_id = e.id
        left join refunds r on e.source_type = 'refund' and r.id = e.source_id
        where coalesce(r.payment_id, e.source_id) = p.id and account = 'gateway') as left
    from payments p join meetings m on m.id = p.payable_id join test_gateway_sessions g on g.reference = p.ref
    where p.ref in ('ref-1', 'ref-3', 'ref-9', 'ref-10', 'ref-11', 'ref-13') order by p.id`);
  const paid = { status: 'PAID', meeting: 'CONFIRMED', refunded: 0, refund: null, left: 154_900 };
  const refunded = { status: 'REFUNDED', meeting: 'EXPIRED', refund: 'SUCCEEDED', left: 0 };
  expect(found).toEqual([
    { ref: 'ref-1', ...paid },
    { ref: 'ref-3', ...paid },
    { ref: 'ref-9', ...refunded, refunded: 124_901 },
    // Made by the gateway before: not a second time.
    { ref: 'ref-10', ...refunded, refunded: 80_000 },
    {
      ref: 'ref-11',
      status: 'REFUND_PENDING',
      meeting: 'EXPIRED',
      refunded: 0,
      refund: 'FAILED',
      left: 70_000,
    },
    { ref: 'ref-13', ...refunded, refunded: 1 },
  ]);
  const unbalanced = sql`select from ledger_postings group by entry_id having sum(amount) <> 0`;
  expect(await rows(unbalanced)).toEqual([]);
});
