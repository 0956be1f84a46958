import { sql } from 'drizzle-orm';
import { database, type Transaction } from '../db/pool';
import { workOf } from '../queue/tasks';
import { type Backfill, runBackfills } from './service';

const ROWS = 1_000;
const sizes: number[] = [];

/** Names in capitals: reads behind the cursor, and leaves alone what is written. */
async function nextNames(tx: Transaction, cursor: string | null, limit: number) {
  sizes.push(limit);
  const { rows } = await tx.execute<{ last: number | null; done: number; seen: number }>(sql`
    with next as (select id from pets where id > ${Number(cursor ?? 0)} order by id limit ${limit} for no key update),
      written as (update pets set shout = upper(name) from next where pets.id = next.id and shout is null returning 1)
    select max(id) as last, count(*)::int as seen, (select count(*)::int from written) as done from next`);
  const [{ last = null, done = 0, seen = 0 } = {}] = rows;
  return { cursor: seen < limit ? null : String(last), rows: done };
}

const names: Backfill = { batchSize: 100, batch: nextNames };

async function progress() {
  const { rows } = await database().execute(
    sql`select cursor, rows::int as rows, finished_at is not null as ended from backfills where name = 'names'`,
  );
  return rows[0];
}

async function shouted() {
  const { rows } = await database().execute<{ count: number }>(
    sql`select count(*)::int as count from pets where shout = upper(name)`,
  );
  return rows[0]?.count;
}

beforeEach(async () => {
  sizes.length = 0;
  await database().execute(sql`drop table if exists pets`);
  await database().execute(sql`delete from backfills`);
  await database().execute(
    sql`create table pets (id int primary key, name text not null, shout text)`,
  );
  await database().execute(
    sql`insert into pets select n, 'rex ' || n from generate_series(1, ${ROWS}::int) n`,
  );
});

test('goes through all rows, batch by batch, and once', async () => {
  await database().execute(sql`update pets set shout = 'as it was' where id = 500`);
  await runBackfills({ names });
  expect(sizes).toEqual(Array.from({ length: 11 }, () => 100));
  expect(await shouted()).toBe(ROWS - 1);
  expect(await progress()).toEqual({ cursor: '1000', rows: ROWS - 1, ended: true });
  await runBackfills({ names });
  expect(sizes).toHaveLength(11);
});

test('goes on after a crash where the last batch has left off', async () => {
  let batches = 0;
  const dying: Backfill = {
    ...names,
    async batch(tx, cursor, limit) {
      const done = await nextNames(tx, cursor, limit);
      batches += 1;
      if (batches === 4) throw new Error('the machine is off');
      return done;
    },
  };
  await expect(runBackfills({ names: dying })).rejects.toMatchObject({ message: 'backfill names' });
  expect(await progress()).toEqual({ cursor: '300', rows: 300, ended: false });
  expect(await shouted()).toBe(300);
  await runBackfills({ names });
  expect(await progress()).toEqual({ cursor: '1000', rows: ROWS, ended: true });
  expect(await shouted()).toBe(ROWS);
});

test('is done by one process at a time, and the other goes away', async () => {
  await Promise.all([runBackfills({ names }), runBackfills({ names }), runBackfills({ names })]);
  await runBackfills({ names });
  expect(await progress()).toEqual({ cursor: '1000', rows: ROWS, ended: true });
});

test('takes fewer rows where a batch is long, and stops when its time is over', async () => {
  const slow: Backfill = {
    ...names,
    async batch(tx, cursor, limit) {
      await tx.execute(sql`select pg_sleep(0.3)`);
      return nextNames(tx, cursor, limit);
    },
  };
  await runBackfills({ names: slow }, 1_000);
  expect(sizes.slice(0, 2)).toEqual([100, 50]);
  expect(await progress()).toMatchObject({ ended: false });
});

test('gives way to whoever has a row, without keeping the next one waiting', async () => {
  const held = database().transaction(async (tx) => {
    await tx.execute(sql`select from pets where id = 7 for update`);
    const other: Backfill = { batchSize: 1, batch: async () => ({ cursor: null, rows: 0 }) };
    await expect(runBackfills({ names, other })).rejects.toMatchObject({
      message: 'backfill names',
    });
  });
  await held;
  const { rows } = await database().execute(
    sql`select name from backfills where finished_at is not null`,
  );
  expect(rows).toEqual([{ name: 'other' }]);
});

test('is gone on with by a job of each minute, of all features together', async () => {
  const work = workOf([{ backfills: { names } }, {}]);
  expect(work.clock.map(({ task }) => task)).toContain('run_backfills');
  await work.tasks.other?.run_backfills?.({}, {} as never);
  expect(await progress()).toMatchObject({ ended: true });
  expect(workOf([{}]).clock.map(({ task }) => task)).not.toContain('run_backfills');
});
