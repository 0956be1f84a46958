import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { FEATURES } from '@/lib/server/features';
import { database, mainPool, transaction } from '@/lib/server/platform/db/pool';
import { http } from '@/lib/server/platform/pipeline/http';
import type { Operation } from '@/lib/server/platform/pipeline/operation';
import { newAdmin } from '@/lib/testing/factories';
import { everyNth } from '@/lib/testing/jest/tier';
import { createScenario, knownHash, type Scenario, sampleOf } from './fixtures';
import { send } from './requests';

/** Connections that are cut after the work of a request and before its answer. */
const CUTS: readonly { what: string; backends: string }[] = [
  {
    what: 'the connection of the lock',
    backends: `select pid from pg_locks where locktype = 'advisory' and classid = 10 and granted
      and database = (select oid from pg_database where datname = current_database())`,
  },
  {
    what: 'every connection',
    backends: `select pid from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`,
  },
];

const IDEMPOTENT = FEATURES.flatMap(({ operations }) => operations)
  .filter(({ endpoint }) => endpoint.idempotent)
  .map((op) => ({ name: `${op.endpoint.method} ${op.endpoint.path}`, op }));
const CASES = everyNth(
  7,
  IDEMPOTENT.flatMap((each) => CUTS.map((cut) => ({ ...each, ...cut }))),
);

/** They ask the payment gateway between transactions of their own: their rows keep the key, or are found by their state. */
const WITHOUT_ANSWER = new Set([
  'POST /api/v1/meeting',
  'POST /api/v1/follow-ups/{id}/meeting',
  'POST /api/v1/work-items/{id}/accept-proposal',
  'POST /api/v1/work-items/{id}/milestones/{childId}/pay',
  'PUT /api/v1/work-items/{id}/additional-services/purchase',
]);

test('there are some, and their cut connections are found', () => {
  expect(IDEMPOTENT.length).toBeGreaterThan(10);
});

/** The number of rows of each table, but for what is not written by the work itself. */
async function rowCounts(): Promise<Map<string, number>> {
  const { rows } = await database().execute<{ name: string; rows: number }>(sql`
    select name, (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %s', name), false, true, '')))[1]::text::int as rows
    from (select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname = 'public' or tablename = '_private_jobs') tables
    where name not in ('public.idempotency_keys', 'public.rate_limits')`);
  return new Map(rows.map((row) => [row.name, row.rows]));
}

/** Counts the rows that a request under a new key adds, repeated until it has a definite answer. */
async function added(op: Operation, name: string, afterWork: () => Promise<void>) {
  const scenario = await createScenario();
  const request = await sampleOf(name, scenario);
  const cookie = await cookieFor(op, scenario);
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const handler = http({
    ...op,
    run: async (context) => {
      const result = await op.run(context);
      await afterWork();
      return result;
    },
  });
  const before = await rowCounts();
  const statuses: number[] = [];
  for (;;) {
    const { status, body } = await send(handler, { ...request, cookie, headers });
    statuses.push(status);
    if (status < 500 || statuses.length === 5) {
      const after = await rowCounts();
      const rows = [...after].map(([table, count]) => [table, count - (before.get(table) ?? 0)]);
      const again = await send(handler, { ...request, cookie, headers });
      return {
        statuses,
        rows: rows.filter(([, count]) => count !== 0),
        answer: { status, body },
        again: { status: again.status, body: again.body },
      };
    }
  }
}

async function cookieFor({ endpoint }: Operation, scenario: Scenario): Promise<string> {
  if (endpoint.access === 'admin')
    return (await newAdmin({ passwordHash: await knownHash() })).cookie;
  return endpoint.access === 'lawyer' ? scenario.lawyer.cookie : scenario.client.cookie;
}

/** Notes where each connection is taken from a pool while `watch` runs; work of others at the same time is not noted. */
function watchPools() {
  const inside = new AsyncLocalStorage<boolean>();
  const taken: (string | undefined)[] = [];
  // Queries of a pool take a connection too.
  const { connect } = pg.Pool.prototype;
  jest.spyOn(pg.Pool.prototype, 'connect').mockImplementation(function (
    this: pg.Pool,
    ...args: unknown[]
  ) {
    if (inside.getStore()) taken.push(new Error('a second connection').stack);
    return Reflect.apply(connect, this, args);
  });
  return { taken, watch: <T>(work: () => Promise<T>) => inside.run(true, work) };
}

afterEach(async () => {
  jest.restoreAllMocks();
  // Meets the connections that were cut and are still idle, which the next test would.
  const { totalCount } = mainPool();
  await Promise.allSettled(Array.from({ length: totalCount }, () => mainPool().query('select 1')));
});

test('a query of a pool is seen where it is watched for, and elsewhere not', async () => {
  const { taken, watch } = watchPools();
  await mainPool().query('select 1');
  expect(taken).toEqual([]);
  await watch(() => mainPool().query('select 1'));
  await watch(() => transaction(async () => {}));
  expect(taken).toHaveLength(2);
});

test.each(IDEMPOTENT)('$name writes in the transaction of its answer', async ({ name, op }) => {
  const scenario = await createScenario();
  const { taken, watch } = watchPools();
  const transactions = jest.fn();
  const handler = http({
    ...op,
    run: (context) =>
      op.run({
        ...context,
        transaction: (work) => {
          transactions();
          return context.transaction((tx) => watch(() => work(tx)));
        },
      }),
  });
  const cookie = await cookieFor(op, scenario);
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const { status } = await send(handler, { ...(await sampleOf(name, scenario)), cookie, headers });
  expect(status).toBe(op.endpoint.status);
  expect(transactions).toHaveBeenCalledTimes(WITHOUT_ANSWER.has(name) ? 0 : 1);
  // The pool could run dry of connections (docs/decisions/0007-idempotency.md).
  expect(taken).toEqual([]);
});

test.each(CASES)(
  '$name writes once although $what is cut before its answer',
  async ({ name, op, backends }) => {
    const usual = await added(op, name, async () => {});
    expect(usual.statuses).toEqual([op.endpoint.status]);
    let cut = 0;
    const disturbed = await added(op, name, async () => {
      if (cut === 0) {
        const { rowCount } = await mainPool().query(
          `select pg_terminate_backend(pid) from (${backends}) cut`,
        );
        cut += rowCount ?? 0;
      }
    });
    expect(cut).toBeGreaterThan(0);
    expect(disturbed.rows).toEqual(usual.rows);
    expect(disturbed.answer.status).toBe(op.endpoint.status);
    expect(disturbed.again).toEqual(disturbed.answer);
  },
);
