import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { env } from '@/lib/env';
import { ranToEnd } from '@/lib/testing/jest/product';
import { ensureServingRole, servingUrl } from '@/scripts/lib/test/serving-role';
import { queueJob } from '../queue/queue';
import { applyMigrations } from './migrate';
import { database } from './pool';

const OWNER = 'sangguni_test_owner';
const DENIED = { code: '42501' };

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

const owned = () => env.DATABASE_URL ?? '';

describe('the role that serves', () => {
  let serving: pg.Client;
  beforeEach(async () => {
    serving = await connect(servingUrl(owned()));
  });
  afterEach(() => serving.end());

  test.each([
    ['make a table', 'create table mine (id int)'],
    ['make one elsewhere', 'create schema mine'],
    ['alter a table', 'alter table users add mine int'],
    ['drop a table', 'drop table users'],
    ['empty a table', 'truncate sessions'],
    ['put an index on a table', 'create index on users (phone)'],
    ['switch a trigger off', 'alter table audit_events disable trigger all'],
    ['pass triggers by', 'set session_replication_role = replica'],
    [
      'replace a function',
      "create or replace function refuse_change() returns trigger language plpgsql as 'begin return new; end'",
    ],
    ['say what was migrated', 'delete from drizzle.__drizzle_migrations'],
    ['say what of the queue was', 'delete from graphile_worker.migrations'],
    ['become the owner', 'set role postgres'],
    ...['audit_events', 'setting_changes', 'ledger_entries', 'ledger_postings'].flatMap((table) => [
      [`change ${table}`, `update ${table} set id = id`],
      [`delete from ${table}`, `delete from ${table}`],
      [`empty ${table}`, `truncate ${table}`],
    ]),
  ])('may not %s', async (_what, statement) => {
    const refused = serving.query(statement);
    await expect(refused).rejects.toMatchObject({ code: expect.stringMatching(/^(42501|22023)$/) });
  });

  test('reads and writes the rest', async () => {
    const { rows } = await serving.query<{ name: string; may: boolean }>(`
      select relname as name, has_table_privilege(oid, 'select') and has_table_privilege(oid, 'insert') as may
      from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')`);
    expect(rows.length).toBeGreaterThan(50);
    expect(rows.filter(({ may }) => !may)).toEqual([]);
    const append = await serving.query<{ name: string }>(`
      select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and not has_table_privilege(oid, 'update') order by 1`);
    expect(append.rows.map(({ name }) => name)).toEqual([
      'audit_events',
      'fee_documents',
      'fee_sellers',
      'ledger_entries',
      'ledger_postings',
      'setting_changes',
      'tax_corrections',
      'tax_pack_changes',
      'tax_withholdings',
    ]);
  });

  test('queues jobs, sees them and takes them', async () => {
    await queueJob(database(), 'remove_file', { storageKey: 'a' });
    await serving.query("select graphile_worker.add_job('remove_file', '{}')");
    const { rows } = await serving.query(
      'select task_identifier as task from graphile_worker.jobs',
    );
    expect(rows).toEqual([{ task: 'remove_file' }, { task: 'remove_file' }]);
    await serving.query(
      'select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))',
    );
    expect((await serving.query('select from graphile_worker.jobs')).rowCount).toBe(0);
  });
});

describe('a database of an owner who is no superuser', () => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  let admin: pg.Client;
  let ownerUrl: string;
  let serving: string;

  beforeAll(async () => {
    admin = await connect(owned());
    await ensureServingRole(admin);
    await admin.query(`drop role if exists ${OWNER}`);
    await admin.query(`create role ${OWNER} login password '${OWNER}'`);
    await admin.query(`create database ${name} owner ${OWNER}`);
    const url = new URL(owned());
    Object.assign(url, { username: OWNER, password: OWNER, pathname: `/${name}` });
    ownerUrl = url.toString();
    serving = servingUrl(ownerUrl);
  });
  afterAll(async () => {
    await admin.query(`drop database ${name} with (force)`);
    await admin.query(`drop role ${OWNER}`);
    await admin.end();
  });

  test('is migrated by the owner, and what comes later is granted too', async () => {
    await applyMigrations(ownerUrl, serving);
    const owner = await connect(ownerUrl);
    await owner.query('create table later (id serial primary key)');
    await owner.end();
    const server = await connect(serving);
    await server.query('insert into later default values');
    await server.query("select graphile_worker.add_job('remove_file', '{}')");
    await expect(server.query('alter table later add a int')).rejects.toMatchObject(DENIED);
    await server.end();
    const run = (words: string, settings: Record<string, string>) =>
      ranToEnd(settings, ['scripts/migrate.ts', words]);
    const roles = { DATABASE_URL: serving, DATABASE_MIGRATION_URL: ownerUrl };
    expect((await run('status', roles)).printed).toContain(
      `Roles: ${OWNER} migrates, sangguni_test_serving serves.`,
    );
    expect(await run('grants', roles)).toMatchObject({
      code: 0,
      printed: 'sangguni_test_serving serves: it reads and writes, and changes no table.\n',
    });
  });

  test('says in one sentence what it cannot read elsewhere', async () => {
    const elsewhere = new URL(owned());
    Object.assign(elsewhere, { username: OWNER, password: OWNER });
    const settings = { DATABASE_URL: elsewhere.toString(), DATABASE_MIGRATION_URL: '' };
    expect(await ranToEnd(settings, ['scripts/migrate.ts', 'apply'])).toEqual({
      code: 1,
      printed: '',
      said: 'This role neither owns the tables of this database nor was granted them: run npm run migrate apply as their owner, by DATABASE_MIGRATION_URL\n',
    });
  });

  test.each([
    ['a superuser', () => owned(), /may do more than serve/],
    [
      'nobody',
      () => serving.replaceAll('sangguni_test_serving', 'nobody'),
      /^There is no role nobody/,
    ],
  ])('is not served by %s', async (_who, address, reason) => {
    await expect(applyMigrations(ownerUrl, address())).rejects.toThrow(reason);
  });

  test('is not served by a member of the owner, nor by who owns a table', async () => {
    await admin.query(`grant ${OWNER} to sangguni_test_serving`);
    await expect(applyMigrations(ownerUrl, serving)).rejects.toThrow(
      /is a member of sangguni_test_owner/,
    );
    await admin.query(`revoke ${OWNER} from sangguni_test_serving`);
    const inside = await connect(
      Object.assign(new URL(owned()), { pathname: `/${name}` }).toString(),
    );
    await inside.query(
      'create table unmigrated (id int); alter table unmigrated owner to sangguni_test_serving',
    );
    await expect(applyMigrations(ownerUrl, serving)).rejects.toThrow(
      /owns tables of this database/,
    );
    await inside.query('drop table unmigrated');
    await inside.end();
  });
});
