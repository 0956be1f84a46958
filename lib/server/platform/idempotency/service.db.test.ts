import { setImmediate as nextTurn } from 'node:timers/promises';
import { like, sql } from 'drizzle-orm';
import pg from 'pg';
import type { ErrorKey } from '@/lib/contract/platform/errors';
import { HOUR_MS, MINUTE_MS } from '@/lib/domain/platform/time';
import { rateLimits } from '@/lib/server/schema/accounts';
import { newClient } from '@/lib/testing/factories';
import { limit } from '@/scripts/lib/test/speed';
import { AppError } from '../app-error';
import { directUrl } from '../db/connection';
import { database, mainPool, transaction } from '../db/pool';
import { purgeAnswers, runOnce } from './service';

const ENDPOINT = 'POST /api/v1/meeting';
let userId: string;
beforeAll(async () => {
  userId = (await newClient()).id;
});

/** A request of the test user under a new key, unless given otherwise. */
function request(changes: Partial<Parameters<typeof runOnce>[0]> = {}) {
  return { userId, endpoint: ENDPOINT, key: crypto.randomUUID(), body: { a: 1 }, ...changes };
}

/** Work that counts how often it ran and answers with the count. */
function counted() {
  let run = 0;
  return jest.fn(async () => {
    run += 1;
    return { status: 201, body: { run } };
  });
}

type Keep = Parameters<Parameters<typeof runOnce>[1]>[0];

/** Work that writes a row, and keeps its answer in the same transaction. */
const written = (key: string, run: string) => async (keep: Keep) => {
  const answer = { status: 201, body: { run } };
  await transaction(async (tx) => {
    await tx.insert(rateLimits).values({ key: `${key} ${run}` });
    await keep(tx, answer);
  });
  return answer;
};

async function rowsOf(key: string): Promise<string[]> {
  const rows = await database()
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(like(rateLimits.key, `${key} %`));
  return rows.map((row) => row.key);
}

const gates: (() => void)[] = [];
// Also when a test fails: work that never ends would keep its connections.
afterEach(() => {
  for (const open of gates.splice(0)) open();
});

/** Something to wait for that another part of the test decides. */
function gate() {
  let open = () => {};
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  gates.push(open);
  return { open, passed };
}

const failure = (work: Promise<unknown>) =>
  work.then(
    () => 'no error',
    (error: unknown) => (error instanceof AppError ? error.key : error),
  );

test('a repeat gets the same answer and the work runs once', async () => {
  const [again, work] = [request(), counted()];
  const first = await runOnce(again, work);
  expect(first).toEqual({ status: 201, body: { run: 1 } });
  expect(await runOnce(again, work)).toMatchObject(first);
  expect(work).toHaveBeenCalledTimes(1);
});

test('a request without a body is repeated like any other, and is not one with a body', async () => {
  const [again, work] = [request({ body: undefined }), counted()];
  await runOnce(again, work);
  expect(await runOnce(again, work)).toMatchObject({ body: { run: 1 } });
  expect(await failure(runOnce({ ...again, body: {} }, work))).toBe('idempotency_mismatch');
});

test('the order of properties does not make another request', async () => {
  const [{ key }, work] = [request(), counted()];
  await runOnce(request({ key, body: { a: 1, b: { c: 2, d: [3, 4] } } }), work);
  await runOnce(request({ key, body: { b: { d: [3, 4], c: 2 }, a: 1 } }), work);
  expect(work).toHaveBeenCalledTimes(1);
});

test.each([
  ['another value', { a: 2, list: [1, 2] }],
  ['one more property', { a: 1, list: [1, 2], b: null }],
  ['one property less', { a: 1 }],
  ['another type', { a: '1', list: [1, 2] }],
  ['another order of a list', { a: 1, list: [2, 1] }],
])('the key with %s is idempotency_mismatch', async (_what, body) => {
  const [{ key }, work] = [request(), counted()];
  await runOnce(request({ key, body: { a: 1, list: [1, 2] } }), work);
  expect(await failure(runOnce(request({ key, body }), work))).toBe('idempotency_mismatch');
  expect(work).toHaveBeenCalledTimes(1);
});

test('a mismatch does not spoil the key for the request it belongs to', async () => {
  const [again, work] = [request(), counted()];
  await runOnce(again, work);
  await failure(runOnce({ ...again, body: { a: 2 } }, work));
  expect(await runOnce(again, work)).toMatchObject({ body: { run: 1 } });
});

test('keys belong to a user and an endpoint', async () => {
  const [own, work] = [request(), counted()];
  await runOnce(own, work);
  const other = await newClient();
  expect(await runOnce({ ...own, userId: other.id }, work)).toMatchObject({ body: { run: 2 } });
  const elsewhere = { ...own, endpoint: 'POST /api/v1/other' };
  expect(await runOnce(elsewhere, work)).toMatchObject({ body: { run: 3 } });
});

test('20 twins at once wait for one run and get its answer', async () => {
  const twin = request();
  const { open, passed } = gate();
  const work = jest.fn(async () => {
    await passed;
    return { status: 201, body: { only: true } };
  });
  const twins = Array.from({ length: 20 }, () => runOnce(twin, work));
  await entered(work);
  expect(mainPool().waitingCount).toBe(0);
  open();
  for (const answer of await Promise.all(twins))
    expect(answer).toMatchObject({ status: 201, body: { only: true } });
  expect(work).toHaveBeenCalledTimes(1);
});

test('a twin with another body waits too, and is refused', async () => {
  const twin = request();
  const { open, passed } = gate();
  const work = jest.fn(() => passed.then(() => ({ status: 201, body: {} })));
  const first = runOnce(twin, work);
  await entered(work);
  const second = failure(runOnce({ ...twin, body: { a: 2 } }, work));
  open();
  await first;
  expect(await second).toBe('idempotency_mismatch');
});

test('keys that wait for each other do not stop other keys', async () => {
  const { open, passed } = gate();
  const slow = jest.fn(() => passed.then(() => ({ status: 201, body: {} })));
  const held = runOnce(request(), slow);
  await entered(slow);
  expect(await runOnce(request(), counted())).toMatchObject({ body: { run: 1 } });
  open();
  await held;
});

describe('a failure', () => {
  const STORED: ErrorKey[] = [
    ...(['schedule_conflict', 'price_changed', 'meeting_limit', 'free_limit'] as const),
    ...(['not_found', 'payment_method_unavailable'] as const),
  ];

  test.each(STORED)('%s is stored and replayed without a second run', async (key) => {
    const again = request();
    const work = jest.fn(() =>
      Promise.reject(new AppError(key, 'Why.', { fields: { start_time: 'Taken.' } })),
    );
    const expected = { key, message: 'Why.', fields: { start_time: 'Taken.' } };
    await expect(runOnce(again, work)).rejects.toMatchObject(expected);
    await expect(runOnce(again, work)).rejects.toMatchObject(expected);
    expect(work).toHaveBeenCalledTimes(1);
    expect(await failure(runOnce({ ...again, body: {} }, work))).toBe('idempotency_mismatch');
  });

  test('a conflict that the database reports is stored like one that we report', async () => {
    const again = request();
    const overlap = Object.assign(new Error('overlap'), { code: '23P01' });
    const work = jest.fn(() => Promise.reject(new Error('query', { cause: overlap })));
    await failure(runOnce(again, work));
    expect(await failure(runOnce(again, work))).toBe('schedule_conflict');
    expect(work).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['rate_limited', new AppError('rate_limited', 'Later.')],
    ['internal', new AppError('internal', 'Unknown Error')],
    ['unavailable', new AppError('unavailable', 'Not now.')],
    ['nobody expected', new Error('bug')],
    ['of a lost database', Object.assign(new Error('gone'), { code: '57P01' })],
  ])('%s is not stored: the next try runs', async (_what, error) => {
    const again = request();
    const work = counted();
    await expect(runOnce(again, () => Promise.reject(error))).rejects.toBe(error);
    expect(await runOnce(again, work)).toMatchObject({ body: { run: 1 } });
  });
});

test('while another process holds the key nothing runs, and no connection waits', async () => {
  const again = request();
  const other = new pg.Client({ connectionString: directUrl() });
  await other.connect();
  const name = [again.userId, again.endpoint, again.key].join(' ');
  await other.query('select pg_advisory_lock(10, hashtext($1))', [name]);
  const work = counted();
  const running = runOnce(again, work);
  await runOnce(request(), counted());
  await runOnce(request(), counted());
  expect(work).not.toHaveBeenCalled();
  // Nobody waits for the unlock of a key that is done with.
  await until(async () => (await held()).granted === 1);
  expect(await held()).toEqual({ granted: 1, waiting: 0 });
  await other.end();
  expect(await running).toMatchObject({ body: { run: 1 } });
});

test('more keys at once than any pool has connections do not wait for each other', async () => {
  const { open, passed } = gate();
  const slow = jest.fn(() => passed.then(() => ({ status: 201, body: {} })));
  const many = Array.from({ length: 60 }, () => runOnce(request(), slow));
  await until(async () => slow.mock.calls.length === 60);
  open();
  await Promise.all(many);
});

test('when the connection of the holder dies, the key is free and the process lives', async () => {
  const again = request();
  const { open, passed } = gate();
  const slow = jest.fn(() => passed.then(() => ({ status: 201, body: { run: 'first' } })));
  const first = failure(runOnce(again, slow));
  await entered(slow);
  await database().execute(sql`
    select pg_terminate_backend(pid) from pg_locks
    where locktype = 'advisory' and classid = 10 and granted
      and database = (select oid from pg_database where datname = current_database())`);
  await until(async () => (await held()).granted === 0);
  open();
  expect(await first).not.toBe('no error');
  const second = async () => ({ status: 201, body: { run: 'second' } });
  expect(await runOnce(again, second)).toMatchObject({ body: { run: 'second' } });
  expect(await runOnce(again, slow)).toMatchObject({ body: { run: 'second' } });
});

test('of two that both hold the key, since the lock was lost, one writes', async () => {
  const again = request();
  const { open, passed } = gate();
  const slow = jest.fn((keep: Keep) => passed.then(() => written(again.key, 'first')(keep)));
  const first = failure(runOnce(again, slow));
  await entered(slow);
  await database().execute(sql`
    select pg_terminate_backend(pid) from pg_locks
    where locktype = 'advisory' and classid = 10 and granted
      and database = (select oid from pg_database where datname = current_database())`);
  await until(async () => (await held()).granted === 0);
  // In another process, which does not wait for this one.
  await jest.isolateModulesAsync(async () => {
    jest.doMock('../process-wide', () => ({
      processWide: (_: string, make: () => unknown) => make(),
    }));
    const { runOnce: elsewhere } = await import('./service');
    jest.dontMock('../process-wide');
    const second = elsewhere(again, written(again.key, 'second'));
    expect(await second).toMatchObject({ body: { run: 'second' } });
  });
  open();
  expect(await first).toBe('unavailable');
  expect(await runOnce(again, slow)).toMatchObject({ body: { run: 'second' } });
  expect(await rowsOf(again.key)).toEqual([`${again.key} second`]);
});

test('an answer that is kept with the work commits with it, or neither does', async () => {
  const again = request();
  const refused = async (keep: Keep) => {
    await transaction(async (tx) => {
      await tx.insert(rateLimits).values({ key: `${again.key} undone` });
      await keep(tx, { status: 201, body: { run: 'undone' } });
      throw new Error('never mind');
    });
    return { status: 201, body: null };
  };
  await expect(runOnce(again, refused)).rejects.toThrow('never mind');
  expect(await rowsOf(again.key)).toEqual([]);
  const done = jest.fn(written(again.key, 'done'));
  expect(await runOnce(again, done)).toEqual({ status: 201, body: { run: 'done' } });
  expect(await runOnce(again, done)).toMatchObject({ body: { run: 'done' } });
  expect(done).toHaveBeenCalledTimes(1);
  expect(await rowsOf(again.key)).toEqual([`${again.key} done`]);
});

test('an error behind the commit leaves the answer that was kept', async () => {
  const again = request();
  const failing = async (keep: Keep) => {
    await written(again.key, 'done')(keep);
    throw new AppError('bad_transition', 'Too late.');
  };
  expect(await failure(runOnce(again, failing))).toBe('bad_transition');
  expect(await runOnce(again, failing)).toMatchObject({ body: { run: 'done' } });
});

test('leaves no lock behind', async () => {
  await until(async () => (await held()).granted === 0);
});

test('answers are stored for 24 hours', async () => {
  const [again, work] = [request(), counted()];
  await runOnce(again, work);
  await backdate(again.key, 24 * HOUR_MS - MINUTE_MS);
  expect(await runOnce(again, work)).toMatchObject({ body: { run: 1 } });
  await backdate(again.key, 2 * MINUTE_MS);
  expect(await runOnce({ ...again, body: { other: true } }, work)).toMatchObject({
    body: { run: 2 },
  });
});

test('what is older is removed, what is younger stays', async () => {
  const [old, young] = [request(), request()];
  await runOnce(old, counted());
  await runOnce(young, counted());
  await backdate(old.key, 24 * HOUR_MS + MINUTE_MS);
  await purgeAnswers(Date.now());
  const { rows } = await database().execute<{ key: string }>(
    sql`select key from idempotency_keys where key in (${old.key}, ${young.key})`,
  );
  expect(rows).toEqual([{ key: young.key }]);
});

async function backdate(key: string, by: number): Promise<void> {
  await database().execute(
    sql`update idempotency_keys set created_at = created_at - ${by} * interval '1 ms' where key = ${key}`,
  );
}

async function held(): Promise<{ granted: number; waiting: number }> {
  const { rows } = await database().execute<{ granted: number; waiting: number }>(sql`
    select count(*) filter (where granted)::int as granted,
      count(*) filter (where not granted)::int as waiting
    from pg_locks where locktype = 'advisory' and classid = 10
      and database = (select oid from pg_database where datname = current_database())`);
  return rows[0] ?? { granted: 0, waiting: 0 };
}

/** Resolves once the work has begun. */
function entered(work: jest.Mock): Promise<void> {
  return until(async () => (await held()).granted > 0 && work.mock.calls.length > 0);
}

/** Asks the database again and again, and gives up before the test does. */
async function until(comes: () => Promise<boolean>): Promise<void> {
  const giveUp = performance.now() + limit(20_000);
  while (!(await comes())) {
    if (performance.now() > giveUp) throw new Error('what the test waits for does not come');
    await nextTurn();
  }
}
