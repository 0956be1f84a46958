import { setTimeout as sleep } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { rateLimits } from '@/lib/server/schema/accounts';
import { textOf } from '@/lib/testing/database';
import { applySettings } from '@/lib/testing/jest/settings';
import { limit as timeLimit } from '@/scripts/lib/test/speed';
import { databaseError } from './errors';
import {
  database,
  type Executor,
  lastStepsOf,
  mainPool,
  runInBackground,
  shortTransaction,
  type Transaction,
  transaction,
} from './pool';
import { prepared } from './prepared';

applySettings({ TIME_LIMIT_FACTOR: '1' });

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

test('a transaction with a failed statement is an error, also where the error was caught', async () => {
  const swallowed = transaction(async (tx) => {
    await tx.insert(rateLimits).values({ key: 'swallowed' });
    await tx.execute(sql`select 1 / 0`).catch(() => {});
    return 'done';
  });
  await expect(swallowed).rejects.toThrow('the transaction was rolled back');
  expect(await database().$count(rateLimits, eq(rateLimits.key, 'swallowed'))).toBe(0);
  expect(inUse()).toBe(0);
  expect(await transaction(async () => 'well')).toBe('well');
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

describe('a transaction that has ended', () => {
  const ended = async (work: (tx: Transaction) => Promise<void>) => {
    let leaked: Transaction | undefined;
    await transaction(async (tx) => {
      leaked = tx;
      await work(tx);
    }).catch(() => {});
    if (!leaked) throw new Error('nothing ran');
    return leaked;
  };
  const over = { cause: { message: 'the transaction has ended' } };
  const counted = prepared((exec) => exec.select({ key: rateLimits.key }).from(rateLimits));

  test.each([
    ['committed', async () => {}],
    ['was rolled back', () => Promise.reject(new Error('never mind'))],
  ])('is refused every statement when it %s, also while the next one runs', async (_, work) => {
    const tx = await ended(work);
    await expect(tx.select().from(rateLimits)).rejects.toMatchObject(over);
    await expect(counted(tx, {})).rejects.toThrow(over.cause.message);
    expect(() => lastStepsOf(tx)).toThrow(over.cause.message);
    await transaction(async (next) => {
      await expect(tx.execute(sql`select 1`)).rejects.toMatchObject(over);
      expect((await next.execute(sql`select 1`)).rowCount).toBe(1);
    });
  });

  test('is refused a statement that was put together before', async () => {
    let late: PromiseLike<unknown> | undefined;
    await ended(async (tx) => {
      late = tx.insert(rateLimits).values({ key: 'put together' });
    });
    await expect(late).rejects.toMatchObject(over);
    expect(await database().$count(rateLimits, eq(rateLimits.key, 'put together'))).toBe(0);
  });

  test('by an error is refused what its other branches send', async () => {
    let resolve = () => {};
    const failed = new Promise<void>((pass) => {
      resolve = pass;
    });
    let late: Promise<unknown> | undefined;
    const work = transaction(async (tx) => {
      late = failed.then(() => tx.insert(rateLimits).values({ key: 'other branch' }));
      await Promise.all([late, Promise.reject(new Error('never mind'))]);
    });
    await expect(work).rejects.toThrow('never mind');
    resolve();
    await expect(late).rejects.toMatchObject(over);
    expect(await database().$count(rateLimits, eq(rateLimits.key, 'other branch'))).toBe(0);
  });
});

describe('a short transaction', () => {
  const add = async (tx: Executor, key: string) => {
    await tx.insert(rateLimits).values({ key });
    return key;
  };
  const stored = async (key: string) => database().$count(rateLimits, eq(rateLimits.key, key));
  const nothing = async () => {};

  test('sends its beginning with what it reads, and its last writes with the commit', async () => {
    const statements = jest.spyOn(pg.Client.prototype, 'query');
    const sent = () => statements.mock.calls.map(([text]) => /\w+/.exec(textOf(text))?.[0]);
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
    expect(await stored('written last')).toBe(1);
  });

  test('whose last write fails keeps nothing, and its connection goes on', async () => {
    await add(database(), 'taken');
    const failed = shortTransaction(nothing, async (tx) => {
      await add(tx, 'before');
      return { last: Promise.all([add(tx, 'taken'), add(tx, 'behind')]) };
    });
    await expect(failed).rejects.toMatchObject({ cause: { code: '23505' } });
    expect(await stored('before')).toBe(0);
    expect(await stored('behind')).toBe(0);
    expect(inUse()).toBe(0);
    expect(await transaction(async () => 'well')).toBe('well');
  });

  test('whose last write fails shows that error, and not one of its last steps', async () => {
    await add(database(), 'taken before the steps');
    const failed = shortTransaction(nothing, async (tx) => {
      lastStepsOf(tx).push(async () => void (await add(tx, 'step')));
      return { last: add(tx, 'taken before the steps') };
    });
    await expect(failed).rejects.toMatchObject({ cause: { code: '23505' } });
    expect(await stored('step')).toBe(0);
  });

  test('writes nothing behind its commit', async () => {
    const late = shortTransaction(nothing, async (tx) => {
      const first = add(tx, 'in time');
      return { last: first.then(() => add(tx, 'late')) };
    });
    await expect(late).rejects.toMatchObject({ cause: { message: 'the transaction has ended' } });
    expect(await stored('late')).toBe(0);
    expect(await transaction((tx) => add(tx, 'next'))).toBe('next');
  });
});

describe('the first statement that failed says what happened', () => {
  const slow = async (tx: Transaction) => {
    await tx.execute(sql`set local statement_timeout = '50ms'`);
    await tx.execute(sql`select pg_sleep(5)`);
  };
  const cancelled = async (tx: Transaction) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    setTimeout(() => void database().execute(sql`select pg_cancel_backend(${rows[0]?.pid})`), 50);
    await tx.execute(sql`select pg_sleep(5)`);
  };
  const failed = (tx: Transaction) => tx.execute(sql`select 1 / 0`);
  const next = (tx: Transaction) => tx.execute(sql`select 1`);

  test.each([
    ['took too long', slow],
    ['was cancelled', cancelled],
  ])(
    'where one that %s was caught, the next is unavailable, and so is the commit',
    async (_, first) => {
      const goesOn = transaction(async (tx) => {
        await first(tx).catch(() => {});
        await next(tx);
      });
      const error = await goesOn.catch((caught: unknown) => caught);
      expect(databaseError(error)?.key).toBe('unavailable');
      expect(JSON.stringify(causesOf(error))).toContain('57014');
      expect(await keyOf(transaction((tx) => first(tx).catch(() => {})))).toBe('unavailable');
      expect(inUse()).toBe(0);
    },
  );

  test('also where its steps before the commit are the next', async () => {
    const goesOn = transaction(async (tx) => {
      lastStepsOf(tx).push(async () => void (await next(tx)));
      await slow(tx).catch(() => {});
    });
    expect(await keyOf(goesOn)).toBe('unavailable');
  });

  test('a mistake of ours stays one, and a conflict stays one', async () => {
    const mistaken = transaction(async (tx) => {
      await failed(tx).catch(() => {});
      await next(tx);
    });
    const error = await mistaken.catch((caught: unknown) => caught);
    expect(databaseError(error)).toBeUndefined();
    expect(JSON.stringify(causesOf(error))).toContain('22012');
    const conflict = transaction(async (tx) => {
      await tx
        .execute(sql`do $$ begin raise exception using errcode = '23P01'; end $$`)
        .catch(() => {});
      await next(tx);
    });
    expect(await keyOf(conflict)).toBe('schedule_conflict');
  });

  test('a transaction that was idle for too long is unavailable, and keeps no connection', async () => {
    const idle = transaction(async (tx) => {
      await tx.execute(sql`set local idle_in_transaction_session_timeout = '50ms'`);
      await sleep(timeLimit(300));
      await next(tx);
    });
    expect(await keyOf(idle)).toBe('unavailable');
    expect(inUse()).toBe(0);
  });

  test('of an aborted transaction whose beginning nobody saw, nothing is known', () => {
    const aborted = Object.assign(new Error('current transaction is aborted'), { code: '25P02' });
    expect(databaseError(new Error('query', { cause: aborted }))?.key).toBe('unavailable');
  });
});

/** Codes of an error and its causes. */
function causesOf(error: unknown): unknown[] {
  const codes: unknown[] = [];
  for (let at = error; at instanceof Error; at = at.cause) codes.push(Object(at).code);
  return codes;
}
