import pg from 'pg';
import { env } from '@/lib/env';
import { adopt, LAST, makeChain, readMigrations } from '@/lib/testing/soak/old-database';

let url: string;
let client: pg.Client;

beforeEach(async () => {
  url = env.DATABASE_URL ?? '';
  client = new pg.Client({ connectionString: url });
  await client.connect();
});
// Not once after all: by then the database is gone.
afterEach(() => client.end());

describe('a database of the chain', () => {
  beforeEach(() => makeChain(client, LAST));

  test('is refused when its tables are others', async () => {
    await client.query('alter table users drop constraint users_type');
    await client.query('drop trigger reviews_rating on reviews');
    expect(await adopt(url)).toEqual({
      code: 1,
      said: 'Nothing was changed: this database differs from the baseline in table reviews, table users.\n',
    });
    expect(await readMigrations(client)).toHaveLength(47);
  });

  test('may have tables of its own besides', async () => {
    await client.query('create table reports (id int)');
    expect(await adopt(url)).toMatchObject({ code: 0 });
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
  await makeChain(client, last);
  expect(await adopt(url)).toEqual({ code: 1, said });
  expect((await readMigrations(client)).at(-1)).toBe(last);
});

test('neither is an empty one, nor one with a name that nobody has', async () => {
  await client.query('drop schema public, drizzle cascade');
  await client.query('create schema public');
  expect(await adopt(url)).toEqual({
    code: 1,
    said: 'This database was never started: there is nothing to bring to the baseline.\n',
  });
  expect(await adopt(url, 'production')).toEqual({
    code: 1,
    said: 'Use: npm run db:baseline, or npm run db:baseline -- dev for the database of npm run dev\n',
  });
});
