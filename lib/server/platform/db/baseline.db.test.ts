import pg from 'pg';
import { env } from '@/lib/env';
import {
  adopt,
  applyBaseline,
  CHAIN,
  LAST,
  makeChain,
  readMigrations,
} from '@/lib/testing/soak/old-database';
import { missingObjects, schemaFingerprint } from '@/scripts/lib/schema-fingerprint';
import { applyMigrations, databaseRefusal } from './migrate';

let url: string;
let client: pg.Client;
/** Schema of the tested version, which may have migrations after the baseline. */
let ofNewDatabase: string[];

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
  await applyBaseline(client);
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

async function readData() {
  const { rows } = await client.query(`
    select (select jsonb_agg(u order by id) from users u) as users, (select jsonb_agg(l) from lawyers l) as lawyers,
      (select jsonb_agg(m) from meetings m) as meetings`);
  return rows[0];
}

describe('a database of the chain', () => {
  beforeEach(() => makeChain(client, LAST));

  test('is not migrated, and is left alone at a start', async () => {
    const before = await readMigrations(client);
    expect(await databaseRefusal(url)).toMatch('made before the baseline migration');
    await expect(applyMigrations(url)).rejects.toMatchObject({
      name: 'SettingsError',
      message:
        'The tables of this database were made before the baseline migration: run npm run db:baseline once, then start again',
    });
    expect(await readMigrations(client)).toEqual(before);
    expect(await schemaFingerprint(client)).toEqual(CHAIN);
  });

  test('is brought to the baseline with all it holds, once', async () => {
    const before = await readData();
    expect(await adopt(url)).toEqual({
      code: 0,
      said: 'This database has the baseline now, in place of 47 migrations. Its data is as it was.\n',
    });
    expect(await readMigrations(client)).toHaveLength(1);
    expect(await schemaFingerprint(client)).toEqual(CHAIN);
    expect(await readData()).toEqual(before);

    await applyMigrations(url);
    expect(await databaseRefusal(url)).toBeNull();
    expect(await schemaFingerprint(client)).toEqual(ofNewDatabase);
    expect(await readData()).toMatchObject(before);

    const applied = await readMigrations(client);
    expect(await adopt(url)).toEqual({
      code: 0,
      said: 'This database has the baseline already.\n',
    });
    expect(await readMigrations(client)).toEqual(applied);
  });
});
