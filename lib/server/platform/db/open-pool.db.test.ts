import { sql } from 'drizzle-orm';
import { database, mainPool } from './pool';

const pidOf = async () => {
  const { rows } = await database().execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  return rows[0]?.pid;
};

const inUse = () => mainPool().totalCount - mainPool().idleCount;

/** As many connections as are needed have been opened. */
beforeAll(() => Promise.all(Array.from({ length: 30 }, pidOf)));

test('statements of one moment share a connection, six at most; later ones wait for nobody', async () => {
  const pids = await Promise.all(Array.from({ length: 13 }, pidOf));
  const count = (pid: number | undefined) => pids.filter((one) => one === pid).length;
  expect([...new Set(pids)].map(count)).toEqual([6, 6, 1]);
  expect(inUse()).toBe(0);
});

test('one that fails leaves the others of its moment, and its connection is not used again', async () => {
  const failing = database().execute(sql`select 1 / 0`);
  const [failed, pid, other] = await Promise.allSettled([failing, pidOf(), pidOf()]);
  expect([failed.status, pid.status, other.status]).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(pid).toEqual(other);
  expect(inUse()).toBe(0);
  const later = await Promise.all(Array.from({ length: 60 }, pidOf));
  expect(later).not.toContain(pid.status === 'fulfilled' ? pid.value : null);
});
