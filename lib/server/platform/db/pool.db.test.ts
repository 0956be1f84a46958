import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { rateLimits } from '@/lib/server/schema/accounts';
import { textOf } from '@/lib/testing/database';
import { limit as timeLimit } from '@/scripts/lib/test/speed.mjs';
import { databaseError } from './errors';
import {
  database,
  type Executor,
  mainPool,
  runInBackground,
  shortTransaction,
  transaction,
} from './pool';

const keyOf = (work: Promise<unknown>) =>
  work.then(
    () => 'no error',
    (error: unknown) => databaseError(error)?.key ?? error,
  );

/** Ends every connection to this database but the one that asks. */
async function endConnections(): Promise<void> {
  await database().execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
}

const inUse = () => mainPool().totalCount - mainPool().idleCount;

test('a transaction whose connection is lost is unavailable, and keeps no connection', async () => {
  const lost = transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    await endConnections();
    await tx.execute(sql`select 2`);
  });
  expect(await keyOf(lost)).toBe('unavailable');
  expect(inUse()).toBe(0);
  expect(await transaction(async () => 'well')).toBe('well');
});

test('connections that broke while idle are replaced; none is lost to the pool', async () => {
  const many = () => Array.from({ length: 30 }, () => keyOf(transaction(async () => {})));
  await Promise.all(many());
  await endConnections();
  for (const outcome of await Promise.all(many())) {
    expect(['no error', 'unavailable']).toContain(outcome);
  }
  expect(inUse()).toBe(0);
  expect(new Set(await Promise.all(many()))).toEqual(new Set(['no error']));
});

test('a statement that takes too long is unavailable within five seconds, in a transaction too', async () => {
  const slow = sql`select pg_sleep(20)`;
  const began = performance.now();
  const outcomes = [database().execute(slow), transaction((tx) => tx.execute(slow))].map(keyOf);
  expect(await Promise.all(outcomes)).toEqual(['unavailable', 'unavailable']);
  expect(performance.now() - began).toBeLessThan(timeLimit(5_000));
  expect(inUse()).toBe(0);
});

test('a failure of the work rolls back, and the connection goes on', async () => {
  await expect(transaction(() => Promise.reject(new Error('never mind')))).rejects.toThrow(
    'never mind',
  );
  expect(inUse()).toBe(0);
  expect(mainPool().totalCount).toBeGreaterThan(0);
});

test('work in the background has connections of its own, and more time', async () => {
  const limit = async () => {
    const { rows } = await database().execute<{ ms: number }>(
      sql`select setting::int as ms from pg_settings where name = 'statement_timeout'`,
    );
    return rows[0]?.ms ?? 0;
  };
  const pool = mainPool();
  await runInBackground(async () => {
    expect(mainPool()).not.toBe(pool);
    expect(await limit()).toBeGreaterThan(30_000);
  });
  expect(await limit()).toBeLessThan(5_000);
});

test('another copy of the module in this process knows the running transaction', async () => {
  const done: string[] = [];
  await transaction(async (tx) => {
    await jest.isolateModulesAsync(async () => {
      const copy = await import('./pool');
      copy.lastStepsOf(tx).push(async () => {
        done.push('last step');
      });
    });
    done.push('work');
  });
  expect(done).toEqual(['work', 'last step']);
});

describe('a short transaction', () => {
  const add = async (tx: Executor, key: string) => {
    await tx.insert(rateLimits).values({ key });
    return key;
  };
  const kept = async (key: string) => database().$count(rateLimits, eq(rateLimits.key, key));
  const nothing = async () => {};

  test('sends its beginning with what it reads, and its last writes with the commit', async () => {
    const statements = jest.spyOn(pg.Client.prototype, 'query');
    const sent = () => statements.mock.calls.map(([text]) => textOf(text).split(' ')[0]);
    await shortTransaction(
      (tx) => {
        const found = tx.select().from(rateLimits).execute();
        // Without an answer to the first of them.
        expect(sent()).toEqual(['begin', 'select']);
        return found;
      },
      async (tx) => {
        const last = add(tx, 'written last');
        return {
          last: last.then(() => expect(sent()).toEqual(['begin', 'select', 'insert', 'commit'])),
        };
      },
    );
    expect(statements).toHaveBeenCalledTimes(4);
    statements.mockRestore();
    expect(await kept('written last')).toBe(1);
  });

  test('whose last write fails keeps nothing, and its connection goes on', async () => {
    await add(database(), 'taken');
    const failed = shortTransaction(nothing, async (tx) => {
      await add(tx, 'before');
      return { last: Promise.all([add(tx, 'taken'), add(tx, 'behind')]) };
    });
    await expect(failed).rejects.toMatchObject({ cause: { code: '23505' } });
    expect(await kept('before')).toBe(0);
    expect(await kept('behind')).toBe(0);
    expect(inUse()).toBe(0);
    expect(await transaction(async () => 'well')).toBe('well');
  });

  test('writes nothing behind its commit', async () => {
    const late = shortTransaction(nothing, async (tx) => {
      const first = add(tx, 'in time');
      return { last: first.then(() => add(tx, 'late')) };
    });
    await expect(late).rejects.toMatchObject({ cause: { message: 'the transaction has ended' } });
    expect(await kept('late')).toBe(0);
    expect(await transaction((tx) => add(tx, 'next'))).toBe('next');
  });
});
