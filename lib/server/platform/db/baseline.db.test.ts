import { readFileSync } from 'node:fs';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { env } from '@/lib/env';
import { ranToEnd } from '@/lib/testing/jest/product';
import { missingObjects, schemaFingerprint } from '@/scripts/lib/schema-fingerprint.mjs';
import { applyMigrations, databaseRefusal } from './migrate';

/** Of 0046_call_connections, the last migration of the chain that the baseline replaced. */
const LAST = 1_795_507_285_954;
/** What a database said that had been made by that chain. */
const CHAIN = readFileSync('lib/server/platform/db/baseline-schema.txt', 'utf8')
  .split(/\r?\n/)
  .filter(Boolean);

let url: string;
let client: pg.Client;
/** Of the version that is tested, which may have migrations after the baseline. */
let ofNewDatabase: string[];

async function applyBaseline(): Promise<void> {
  await client.query('drop schema if exists public, drizzle, graphile_worker cascade');
  await client.query('create schema public');
  const [baseline] = readMigrationFiles({
    migrationsFolder: 'lib/server/platform/db/migrations',
  });
  for (const statement of baseline?.sql ?? []) await client.query(statement);
}

async function afterChange(change: string): Promise<string[]> {
  await client.query('begin');
  try {
    await client.query(change);
    return await schemaFingerprint(client);
  } finally {
    await client.query('rollback');
  }
}

async function connect(): Promise<void> {
  client = new pg.Client({ connectionString: url });
  await client.connect();
}

beforeAll(async () => {
  url = env.DATABASE_URL ?? '';
  await connect();
  ofNewDatabase = await schemaFingerprint(client);
  await applyBaseline();
  await client.end();
});

beforeEach(connect);
// Not once after all: by then the database is gone.
afterEach(() => client.end());

test('the baseline gives the schema of the chain of migrations that it replaced', async () => {
  expect(CHAIN.length).toBeGreaterThan(100);
  expect(await schemaFingerprint(client)).toEqual(CHAIN);
});

describe('a schema is another one', () => {
  test.each([
    ['a column that may be empty', 'alter table users alter first_name drop not null'],
    ['another default', 'alter table users alter roles drop default'],
    ['another type', 'alter table users alter phone type varchar(20)'],
    ['a constraint less', 'alter table users drop constraint users_type'],
    ['an index less', 'drop index users_picture'],
    ['a trigger less', 'drop trigger sessions_push_subscription on sessions', 'sessions'],
    ['a trigger that is off', 'alter table sessions disable trigger user', 'sessions'],
    [
      'a constraint that is checked at another time',
      `alter table meetings drop constraint meetings_work_item_fk,
        add constraint meetings_work_item_fk foreign key (work_item_id) references work_items deferrable`,
      'meetings',
    ],
    [
      'another setting of storage',
      'alter table lawyer_search reset (autovacuum_vacuum_scale_factor)',
      'lawyer_search',
    ],
    ['no exclusion', 'alter table meetings drop constraint meetings_no_overlap', 'meetings'],
  ])('with %s', async (_what, change, table = 'users') => {
    expect(missingObjects(CHAIN, await afterChange(change))).toEqual([`table ${table}`]);
  });

  test('with a function that does something else', async () => {
    const change = `create or replace function refuse_change() returns trigger language plpgsql as 'begin return new; end'`;
    expect(missingObjects(CHAIN, await afterChange(change))).toEqual(['function refuse_change()']);
  });

  test('with another view, sequence or extension', async () => {
    const view = `create or replace view listed_lawyers as select lawyer_id, area, region, city, languages, rating, price, price_60,
      bar_year, free_consultation, checked_until, review_count, first_start, first_evening, first_weekend, times_due
      from lawyer_search`;
    expect(missingObjects(CHAIN, await afterChange(view))).toEqual(['view listed_lawyers']);
    const sequence = 'alter sequence payment_events_id_seq increment by 2';
    expect(missingObjects(CHAIN, await afterChange(sequence))).toEqual([
      'sequence payment_events_id_seq',
    ]);
    const extension = 'drop extension btree_gist cascade';
    expect(missingObjects(CHAIN, await afterChange(extension))).toEqual([
      'extension btree_gist',
      'table meetings',
    ]);
  });

  test('but not with columns in another order', async () => {
    const change = 'alter table users drop phone, add phone text';
    expect(await afterChange(change)).toEqual(CHAIN);
  });
});

/** Rows of the version before, by its columns: frozen, as the tables are here. */
const DATA = `
  insert into users (id, type, first_name, last_name, email) values
    ('00000000-0000-4000-8000-000000000001', 'CUSTOMER', 'Ana', 'Reyes', 'ana@example.com'),
    ('00000000-0000-4000-8000-000000000002', 'LAWYER', 'Ben', 'Cruz', 'ben@example.com');
  insert into lawyers (id, user_id, display_name, phone, region, areas, languages, bar_year, roll_number, ibp_number) values
    ('ben-cruz-0000', '00000000-0000-4000-8000-000000000002', 'Ben Cruz', '+639171234567', 'Metro Manila (NCR)', '{Civil}',
      '{English}', 2010, '50000', '1234');
  insert into meetings (lawyer_id, client_id, starts_at, ends_at, earliest_start, status, type, subject, description,
      consent_at, price, platform_fee)
    values ('ben-cruz-0000', '00000000-0000-4000-8000-000000000001', '2026-11-23T01:00Z', '2026-11-23T02:00Z',
      '2026-11-23T01:00Z', 'CONFIRMED', 'VIDEO', 'Lease', 'Of a flat', now(), 150000, 4900);`;

async function readData() {
  const { rows } = await client.query(`
    select (select jsonb_agg(u order by id) from users u) as users, (select jsonb_agg(l) from lawyers l) as lawyers,
      (select jsonb_agg(m) from meetings m) as meetings`);
  return rows[0];
}

async function readMigrations() {
  const { rows } = await client.query<{ at: string }>(
    'select created_at as at from drizzle.__drizzle_migrations order by created_at',
  );
  return rows.map(({ at }) => Number(at));
}

async function adopt(...rest: string[]) {
  const command = ['scripts/adopt-baseline.mjs', ...rest];
  const { code, said, printed } = await ranToEnd({ DATABASE_URL: url }, command);
  return { code, said: said + printed };
}

/** A database of the chain, up to a moment: 47 migrations, of which the last was made then. */
async function makeChain(last: number): Promise<void> {
  await applyBaseline();
  await client.query(`
    create schema drizzle;
    create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`);
  await client.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at) select md5(n::text), $1::bigint - (46 - n) * 1000 from generate_series(0, 46) n`,
    [last],
  );
  await client.query(DATA);
}

describe('a database of the chain', () => {
  beforeEach(() => makeChain(LAST));

  test('is not migrated, and is left alone at a start', async () => {
    const before = await readMigrations();
    expect(await databaseRefusal(url)).toMatch('made before the baseline migration');
    await expect(applyMigrations(url)).rejects.toMatchObject({
      name: 'SettingsError',
      message:
        'The tables of this database were made before the baseline migration: run npm run db:baseline once, then start again',
    });
    expect(await readMigrations()).toEqual(before);
    expect(await schemaFingerprint(client)).toEqual(CHAIN);
  });

  test('is brought to the baseline with all it holds, once', async () => {
    const before = await readData();
    expect(await adopt()).toEqual({
      code: 0,
      said: 'This database has the baseline now, in place of 47 migrations. Its data is as it was.\n',
    });
    expect(await readMigrations()).toHaveLength(1);
    expect(await schemaFingerprint(client)).toEqual(CHAIN);
    expect(await readData()).toEqual(before);

    await applyMigrations(url);
    expect(await databaseRefusal(url)).toBeNull();
    expect(await schemaFingerprint(client)).toEqual(ofNewDatabase);
    expect(await readData()).toMatchObject(before);

    const applied = await readMigrations();
    expect(await adopt()).toEqual({ code: 0, said: 'This database has the baseline already.\n' });
    expect(await readMigrations()).toEqual(applied);
  });

  test('is refused when its tables are others', async () => {
    await client.query('alter table users drop constraint users_type');
    await client.query('drop trigger reviews_rating on reviews');
    expect(await adopt()).toEqual({
      code: 1,
      said: 'Nothing was changed: this database differs from the baseline in table reviews, table users.\n',
    });
    expect(await readMigrations()).toHaveLength(47);
  });

  test('may have tables of its own besides', async () => {
    await client.query('create table reports (id int)');
    expect(await adopt()).toMatchObject({ code: 0 });
  });
});

test.each([
  [
    'older',
    LAST - 1,
    'This database is of an older version: bring it to the last one before the baseline first, up to migration 0046_call_connections.\n',
  ],
  ['other', LAST + 1, 'This database is of a version that the baseline does not come from.\n'],
])('a database of an %s version is not brought to the baseline', async (_what, last, said) => {
  await makeChain(last);
  expect(await adopt()).toEqual({ code: 1, said });
  expect((await readMigrations()).at(-1)).toBe(last);
});

test('neither is an empty one, nor one with a name that nobody has', async () => {
  await client.query('drop schema public, drizzle cascade');
  await client.query('create schema public');
  expect(await adopt()).toEqual({
    code: 1,
    said: 'This database was never started: there is nothing to bring to the baseline.\n',
  });
  expect(await adopt('production')).toEqual({
    code: 1,
    said: 'Use: npm run db:baseline, or npm run db:baseline -- dev for the database of npm run dev\n',
  });
});
