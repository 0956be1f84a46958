import { sql } from 'drizzle-orm';
import { ConnectionTurn, readInTurn } from './connection-turn';
import { databaseError } from './errors';
import { database, type Executor, mainPool, runInBackground, transaction } from './pool';

// Not of pool.db.test.ts, which runs by way of a pooler too: there each statement has a connection of its own.
const keyOf = (work: Promise<unknown>) =>
  work.then(
    () => 'no error',
    (error: unknown) => databaseError(error)?.key ?? error,
  );
const inUse = () => mainPool().totalCount - mainPool().idleCount;

describe('a turn', () => {
  const pid = async (exec: Executor = database()) => {
    const { rows } = await exec.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    return rows[0]?.pid;
  };
  const inTurn = <T>(read: () => Promise<T>) => readInTurn(new ConnectionTurn(), read);
  const tenPids = () => Promise.all(Array.from({ length: 10 }, () => pid()));

  test('sends its statements by one connection, and gives it back', async () => {
    expect(new Set(await inTurn(tenPids)).size).toBe(1);
    expect(inUse()).toBe(0);
    expect(new Set(await tenPids()).size).toBeGreaterThan(1);
  });

  test('leaves transactions and the background their own', async () => {
    await inTurn(async () => {
      const reads = tenPids();
      const [own, background] = [transaction(pid), runInBackground(() => pid())];
      expect(await reads).not.toContain(await own);
      expect(await reads).not.toContain(await background);
    });
    expect(inUse()).toBe(0);
  });

  test('answers its other statements where one fails, and goes on', async () => {
    await inTurn(async () => {
      const failing = database().execute(sql`select 1 / 0`);
      const reads = tenPids();
      await expect(failing).rejects.toMatchObject({ cause: { code: '22012' } });
      expect(new Set(await reads).size).toBe(1);
      expect(await pid()).toBeGreaterThan(0);
    });
    expect(inUse()).toBe(0);
  });

  test('whose connection is lost is unavailable, and gets another', async () => {
    await inTurn(async () => {
      const lost = keyOf(database().execute(sql`select pg_terminate_backend(pg_backend_pid())`));
      expect([await lost, await keyOf(pid())]).toEqual(['unavailable', expect.any(String)]);
      expect(await pid()).toBeGreaterThan(0);
    });
    expect(inUse()).toBe(0);
  });
});
