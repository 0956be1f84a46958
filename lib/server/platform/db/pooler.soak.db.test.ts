/** @alone runs other files by way of a pooler */
import { SettingsError } from '@/lib/env';
import { runGroup } from '@/lib/testing/jest/group';
import { applySettings, textFor } from '@/lib/testing/jest/settings';
import { type Pooler, startPgBouncer } from '@/scripts/local/pgbouncer';
import { requireOwnSessions } from '../installation/sessions-service';
import { database, mainPool, transaction } from './pool';

let pooler: Pooler;
let direct: string;

beforeAll(async () => {
  // Not by `env`: settings are read once, and these are not the last.
  direct = textFor('DATABASE_URL', '');
  pooler = await startPgBouncer(direct);
  applySettings({
    DATABASE_URL: pooler.at(direct),
    DATABASE_DIRECT_URL: direct,
    TIME_LIMIT_FACTOR: '1',
  });
});
afterAll(() => pooler.stop());

test('many connections share the sessions of the pooler', async () => {
  const asked = Array.from({ length: 40 }, () =>
    database().execute<{ pid: number }>('select pg_backend_pid() as pid, pg_sleep(0.05)'),
  );
  const pids = (await Promise.all(asked)).map(({ rows }) => rows[0]?.pid);
  expect(mainPool().totalCount).toBe(20);
  expect(new Set(pids).size).toBeLessThanOrEqual(6);
});

/** Settings that limit a transaction and a statement by itself. */
const LIMITS = `select name, setting from pg_settings
  where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'TimeZone')
  order by name`;

test('limits of time hold in transactions and for statements by themselves', async () => {
  const inTransaction = await transaction((tx) => tx.execute(LIMITS));
  expect(inTransaction.rows).toEqual([
    { name: 'TimeZone', setting: 'UTC' },
    { name: 'idle_in_transaction_session_timeout', setting: '15000' },
    { name: 'lock_timeout', setting: '2500' },
    { name: 'statement_timeout', setting: '2700' },
  ]);
  expect((await database().execute(LIMITS)).rows).toEqual(inTransaction.rows);
});

describe('an address that', () => {
  const DIRECT =
    'DATABASE_DIRECT_URL leads to a pooler such as PgBouncer, and must lead to PostgreSQL itself';
  const ALONE =
    'DATABASE_URL leads to a pooler such as PgBouncer, which needs the address of PostgreSQL itself in DATABASE_DIRECT_URL';

  test('leads to a pooler is refused where sessions are needed, also where it drops their settings', async () => {
    const deaf = await startPgBouncer(direct, { ignore_startup_parameters: 'options' });
    try {
      for (const url of [pooler.at(direct), deaf.at(direct)]) {
        await expect(requireOwnSessions(url)).rejects.toThrow(new SettingsError(ALONE));
        await expect(requireOwnSessions(direct, url)).rejects.toThrow(new SettingsError(DIRECT));
      }
    } finally {
      await deaf.stop();
    }
  });

  test('leads to a pooler of the same database is taken beside a direct one', async () => {
    await requireOwnSessions(direct);
    await requireOwnSessions(pooler.at(direct), direct);
    const other = Object.assign(new URL(pooler.at(direct)), { pathname: '/postgres' }).href;
    await expect(requireOwnSessions(other, direct)).rejects.toThrow(
      'DATABASE_URL and DATABASE_DIRECT_URL lead to different databases',
    );
  });
});

/** Tests with several statements at a time, which share six sessions of PostgreSQL. */
const FILES = [
  'platform/db/pool',
  'platform/idempotency/service',
  'platform/queue/queue',
  'meetings/booking/contention',
  'notifications/streams/streams',
].map((file) => `@/lib/server/${file}.db.test`);

runGroup(FILES.map((file) => [`by way of PgBouncer: ${file}`, () => jest.requireActual(file)]));
