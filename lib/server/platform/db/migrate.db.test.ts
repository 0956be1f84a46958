import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { env } from '@/lib/env';
import { applyMigrations } from '@/server/migrations/apply';
import { readMigrations } from '@/server/migrations/files';
import { appliedMigrations, refusal } from '@/server/migrations/state';

const LOCK = 'select pg_advisory_lock(727272)';
/** A locked table is tried again soon here, and not for long. */
const LIMITS = { lockMs: 100, tries: 3, pauseMs: 20, waitMs: 300 };

const BASELINE = 'create table people (id int primary key, name text)';
const INDEX = `-- expand\n-- concurrently\ncreate unique index concurrently if not exists names on people (name)`;

const root = mkdtempSync(path.join(os.tmpdir(), 'migrations-'));
let releases = 0;
let url: string;
let client: pg.Client;
const reported: string[] = [];

/** A folder with these migrations, 0000 first. */
function release(...texts: string[]): string {
  releases += 1;
  const folder = path.join(root, String(releases));
  mkdirSync(path.join(folder, 'meta'), { recursive: true });
  const entries = texts.map((sql, idx) => {
    const tag = `000${idx}_it`;
    writeFileSync(path.join(folder, `${tag}.sql`), sql);
    return { idx, tag, when: (idx + 1) * 1000 };
  });
  writeFileSync(path.join(folder, 'meta/_journal.json'), JSON.stringify({ entries }));
  return folder;
}

const apply = (folder: string, limits = {}) => {
  const report = (line: string) => void reported.push(line);
  return applyMigrations(url, { folder, report, limits: { ...LIMITS, ...limits } });
};

const refusedBy = async (folder: string) =>
  refusal(readMigrations(folder), await appliedMigrations(client));

async function connected(): Promise<pg.Client> {
  const one = new pg.Client({ connectionString: url, application_name: 'in the way' });
  one.on('error', () => {});
  await one.connect();
  return one;
}

async function columns(): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select column_name as name from information_schema.columns where table_name = 'people' order by 1",
  );
  return rows.map(({ name }) => name);
}

beforeEach(async () => {
  url = env.DATABASE_URL ?? '';
  reported.length = 0;
  client = await connected();
  await client.query('drop schema if exists public, drizzle cascade');
  await client.query('create schema public');
});
afterEach(() => client.end());
afterAll(() => rmSync(root, { recursive: true }));

test('each migration is a transaction of its own', async () => {
  const folder = release(
    BASELINE,
    '-- expand\nalter table people add a int',
    '-- expand\nalter table people add b int;\n--> statement-breakpoint\nselect 1 / 0',
    '-- expand\nalter table people add c int',
  );
  await expect(apply(folder)).rejects.toThrow('division by zero');
  expect(await columns()).toEqual(['a', 'id', 'name']);
  expect(await refusedBy(folder)).toBe(
    'The tables of this database are older than this version, which needs 0002_it: run npm run migrate apply first',
  );
  const mended = release(BASELINE, '-- expand\nselect', '-- expand\nselect 1');
  expect(await apply(mended)).toEqual(['0002_it']);
  expect(await refusedBy(mended)).toBeNull();
  expect(await apply(mended)).toEqual([]);
});

describe('a table that somebody has locked', () => {
  const folder = release(BASELINE, '-- expand\nalter table people add a int');
  let other: pg.Client;

  beforeEach(async () => {
    await apply(release(BASELINE));
    other = await connected();
    await other.query('begin; lock table people in access share mode');
  });
  afterEach(() => other.end());

  test('is tried again, with a line that says who is in the way', async () => {
    const applying = apply(folder, { tries: 100 });
    while (reported.length < 2) await new Promise((resolve) => setTimeout(resolve, 10));
    // Nobody queues behind what waits: between two tries, others come through.
    await client.query('select from people');
    await other.query('commit');
    expect(await applying).toEqual(['0001_it']);
    expect(reported.join('\n')).toMatch(
      /^0001_it found no lock, nobody waits for it; try 2 of 100/m,
    );
    expect(reported.join('\n')).toContain('"in the way", idle in transaction');
    expect(await columns()).toContain('a');
  });

  test('is left alone in the end', async () => {
    await expect(apply(folder)).rejects.toThrow(
      /^0001_it found no lock in 3 tries, and nothing of it was done/,
    );
    expect(await columns()).toEqual(['id', 'name']);
  });
});

test('a migration that would keep others waiting is given up', async () => {
  await apply(release(BASELINE));
  const slow = 'alter table people add a int;\n--> statement-breakpoint\nselect pg_sleep(5)';
  const folder = release(BASELINE, `-- expand\n${slow}`);
  const began = Date.now();
  await expect(apply(folder, { transactionMs: 200, tries: 2 })).rejects.toThrow(
    /^0001_it took too long in 2 tries, and nothing of it was done/,
  );
  expect(Date.now() - began).toBeLessThan(4_000);
  expect(await columns()).toEqual(['id', 'name']);
});

test('an index that a failed try has left is made again', async () => {
  await apply(release(BASELINE));
  await client.query("insert into people values (1, 'Ana'), (2, 'Ana')");
  const folder = release(BASELINE, INDEX);
  await expect(apply(folder)).rejects.toThrow('could not create unique index');
  const valid = "select indisvalid as valid from pg_index where indexrelid = 'names'::regclass";
  expect((await client.query(valid)).rows).toEqual([{ valid: false }]);
  await client.query('delete from people where id = 2');
  expect(await apply(folder)).toEqual(['0001_it']);
  expect(reported).toContain('Dropping names, which an earlier try has left unfinished');
  expect((await client.query(valid)).rows).toEqual([{ valid: true }]);
});

describe('another process that migrates', () => {
  test('is told of, and waited for, but not for ever', async () => {
    const other = await connected();
    await other.query(LOCK);
    const folder = release(BASELINE);
    await expect(apply(folder)).rejects.toThrow(
      /^Another process migrates this database \(connection \d+ of PostgreSQL, "in the way", for \d+ s\): wait/,
    );
    expect(reported[0]).toMatch(/^Another process migrates .+; waiting for it$/);
    const applying = apply(folder, { waitMs: 30_000 });
    // As of a process that was killed: nothing is said to the database.
    (
      other as unknown as { connection: { stream: { destroy(): void } } }
    ).connection.stream.destroy();
    expect(await applying).toEqual(['0000_it']);
  });

  test('applies everything once', async () => {
    const folder = release(BASELINE, '-- expand\nalter table people add a int');
    const both = await Promise.all([1, 2].map(() => apply(folder, { waitMs: 30_000 })));
    expect(both.toSorted((a, b) => b.length - a.length)).toEqual([['0000_it', '0001_it'], []]);
  });
});

describe('a server of the version before', () => {
  const before = release(BASELINE, '-- expand\nselect 1');

  test.each([
    ['goes on after what expands', '-- expand\nselect 1', null],
    ['goes on after what it reads no longer', '-- contract: since 0001_it\nselect 1', null],
    [
      'is refused where a migration says nothing',
      'select 1',
      'The tables of this database are newer than this version, which cannot work after 0002_it: start a later version',
    ],
  ])('%s', async (_what, sql, reason) => {
    await apply(release(BASELINE, '-- expand\nselect 1', sql));
    expect(await refusedBy(before)).toBe(reason);
  });

  test('is refused after what a version between has stopped to read', async () => {
    const [next, last] = ['-- expand\nselect 1', '-- contract: since 0002_it\nselect 1'];
    await apply(release(BASELINE, '-- expand\nselect 1', next, last));
    expect(await refusedBy(before)).toMatch(
      'newer than this version, which cannot work after 0003_it',
    );
  });
});

test('what comes after a backfill waits for it, except on a new database', async () => {
  const backfills = `${BASELINE}; create table backfills (name text primary key, finished_at timestamptz)`;
  const contract =
    '-- contract: since 0000_it\n-- after backfill: names\nalter table people drop column name';
  await apply(release(backfills));
  const folder = release(backfills, contract);
  const waits = /^0001_it comes after the backfill names, which has not ended/;
  await expect(apply(folder)).rejects.toThrow(waits);
  await client.query("insert into backfills values ('names', null)");
  await expect(apply(folder)).rejects.toThrow(waits);
  await client.query('update backfills set finished_at = now()');
  expect(await apply(folder)).toEqual(['0001_it']);

  await client.query('drop schema public, drizzle cascade; create schema public');
  expect(await apply(folder)).toEqual(['0000_it', '0001_it']);
});
