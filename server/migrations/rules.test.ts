import { readdirSync } from 'node:fs';
import { inRoot } from '../paths.ts';
import { MIGRATIONS_FOLDER, parseMigration, readMigrations } from './files.ts';
import { locksOf } from './locks.ts';
import { loadParser } from './parser.ts';
import { problemsOf } from './rules.ts';

beforeAll(loadParser);

const EXPAND = '-- expand';
const CONTRACT = '-- contract: since 0000_baseline';
const CONCURRENTLY = '-- expand\n-- concurrently';

/** Lists the faults of migrations with these texts, the first of which is 0001. */
function problems(...texts: string[]) {
  return problemsOf(texts.map((sql, n) => parseMigration(`000${n + 1}_it`, sql)));
}

test('the migrations of the product keep nobody waiting', () => {
  const [baseline, ...migrations] = readMigrations(inRoot(MIGRATIONS_FOLDER));
  expect(baseline?.name).toBe('0000_baseline');
  expect(migrations.length).toBeGreaterThan(0);
  expect(problemsOf(migrations)).toEqual([]);
});

// An older one is deleted with the migration that brings the next: drizzle-kit compares the schema with the newest.
test('of the snapshots of drizzle-kit the newest alone is kept', () => {
  const newest = readMigrations(inRoot(MIGRATIONS_FOLDER)).at(-1)?.name.slice(0, 4);
  expect(readdirSync(inRoot(MIGRATIONS_FOLDER, 'meta')).toSorted()).toEqual([
    `${newest}_snapshot.json`,
    '_journal.json',
  ]);
});

describe('refused', () => {
  test.each([
    ['a column without a value', 'alter table users add nick text not null', 'nick is NOT NULL'],
    ['a random default', 'alter table users add key uuid default gen_random_uuid()', 'volatile'],
    [
      'the clock as default',
      'alter table users add at timestamptz default clock_timestamp()',
      'volatile',
    ],
    ['a hidden call', "alter table users add key text default 'a' || random()::text", 'volatile'],
    ['a serial column', 'alter table users add n bigserial', 'rewrites the table'],
    [
      'an identity',
      'alter table users add n int generated always as identity',
      'rewrites the table',
    ],
    [
      'a stored column',
      'alter table users add n int generated always as (1 + 1) stored',
      'rewrites the table',
    ],
    ['a checked column', "alter table users add nick text check (nick <> '')", 'NOT VALID'],
    ['a reference', 'alter table users add friend uuid references users (id)', 'NOT VALID'],
    ['a unique column', 'alter table users add nick text unique', 'NOT VALID'],
    ['NOT NULL', 'alter table users alter phone set not null', 'SET NOT NULL of phone'],
    [
      'NOT NULL after another command',
      'alter table users add a text, alter phone set not null',
      'SET NOT NULL of phone',
    ],
    ['another type', 'alter table users alter phone type varchar(20)', 'TYPE rewrites the table'],
    ['a constraint', 'alter table users add constraint c check (phone is not null)', 'NOT VALID'],
    ['a unique constraint', 'alter table users add constraint c unique (phone)', 'USING INDEX'],
    ['an exclusion', 'alter table users add constraint c exclude (phone with =)', 'USING INDEX'],
    [
      'a check of what the version before writes',
      'alter table users add constraint c check (phone is not null) not valid',
      'the version before may write',
    ],
    [
      'VALIDATE in a transaction',
      'alter table users validate constraint users_type',
      'concurrently',
    ],
    ['an index', 'create index i on users (phone)', 'CONCURRENTLY IF NOT EXISTS'],
    [
      'a concurrent index in a transaction',
      'create index concurrently if not exists i on users (phone)',
      'begins with -- concurrently',
    ],
    ['no index any more', 'drop index i', 'CONCURRENTLY IF EXISTS'],
    ['no column any more', 'alter table users drop column phone', 'needs the header -- contract'],
    [
      'no default any more',
      'alter table users alter roles drop default',
      'needs the header -- contract',
    ],
    ['no table any more', 'drop table users', 'needs the header -- contract'],
    ['no view any more', 'drop view listed_lawyers', 'needs the header -- contract'],
    ['no function any more', 'drop function refuse_change()', 'needs the header -- contract'],
    ['another name of a column', 'alter table users rename column phone to telephone', 'RENAME'],
    ['another name of a table', 'alter table users rename to people', 'RENAME'],
    ['UPDATE', "update users set phone = ''", 'write a backfill'],
    ['UPDATE of some', "update users set phone = '' where phone is null", 'write a backfill'],
    ['DELETE', 'delete from sessions where ended_at is not null', 'write a backfill'],
    ['a copy', 'insert into users select * from old_users', 'write a backfill'],
    [
      'a copy of two tables',
      'insert into users select * from old_users union all select * from older_users',
      'write a backfill',
    ],
    [
      'a table in a value',
      'insert into totals (n) values ((select count(*) from users))',
      'write a backfill',
    ],
    [
      'a constraint that has no name',
      "alter table users add check (phone <> '')",
      'a constraint without a name reads the table',
    ],
    ['no type any more', 'drop type mood', 'needs the header -- contract'],
    ['TRUNCATE', 'truncate sessions', 'TRUNCATE'],
    ['DO', 'do $$ begin update users set phone = null; end $$', 'DO cannot be read'],
    ['a lock', 'lock table users', 'LockStmt has no rule yet'],
    ['a cluster', 'cluster users using users_pkey', 'no rule yet'],
    [
      'UPDATE in WITH',
      'with x as (delete from users returning 1) select 1',
      'SelectStmt has no rule yet',
    ],
    [
      'an index that is clustered by',
      'alter table users cluster on users_pkey',
      'AT_ClusterOn has no rule yet',
    ],
    [
      'a table of another persistence',
      'alter table users set unlogged',
      'AT_SetUnLogged has no rule yet',
    ],
  ])('%s', (_what, sql, reason) => {
    const found = problems(`${EXPAND}\n${sql};`);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/^0001_it: /);
    expect(found[0]).toContain(reason);
  });

  test('an index that cannot be repeated', () => {
    const found = problems(`${CONCURRENTLY}\ncreate index concurrently i on users (phone);`);
    expect(found).toEqual([expect.stringContaining('IF NOT EXISTS')]);
  });

  test('two statements that would be one transaction', () => {
    const sql = 'create index concurrently if not exists i on users (phone); select 1;';
    expect(problems(`${CONCURRENTLY}\n${sql}`)).toEqual([expect.stringContaining('stands alone')]);
  });

  test('a constraint that is checked where it is added', () => {
    const add = 'alter table users add constraint c check (length(phone) > 3) not valid';
    const check = 'alter table users validate constraint c';
    expect(
      problems(`${CONTRACT}\n-- concurrently\n${add};\n--> statement-breakpoint\n${check};`),
    ).toEqual([expect.stringContaining('was added in this file')]);
  });

  test.each([
    ['no header', 'create table x (id int);'],
    ['both headers', `-- expand\n${CONTRACT}\ncreate table x (id int);`],
    ['a header below the statements', 'create table x (id int);\n-- expand'],
    ['a header that is not one', '-- expands\ncreate table x (id int);'],
  ])('%s', (_what, sql) => {
    expect(problems(sql)).toEqual([expect.stringContaining('begins with -- expand')]);
  });

  test.each(['0001_it', '0002_it', '0009_no'])(
    'what contracts since %s, which is not before it',
    (since) => {
      expect(problems(`-- contract: since ${since}\ndrop table users;`)).toEqual([
        `0001_it: contracts since ${since}, which is no migration before 0001_it`,
      ]);
    },
  );

  test('SET NOT NULL in the file that checks it, or by the check of another column', () => {
    const add = (column: string) =>
      `${CONTRACT}\nalter table users add constraint c check (${column} is not null) not valid;`;
    const check = 'alter table users validate constraint c;';
    const set = 'alter table users alter phone set not null;';
    const both = `${CONTRACT}\n-- concurrently\n${check}\n--> statement-breakpoint\n${set}`;
    expect(problems(add('phone'), both)).toEqual([
      expect.stringContaining('SET NOT NULL of phone'),
    ]);
    const other = [add('picture'), `${CONCURRENTLY}\n${check}`, `${CONTRACT}\n${set}`];
    expect(problems(...other)).toEqual([expect.stringContaining('SET NOT NULL of phone')]);
  });
});

describe('allowed', () => {
  test.each([
    [
      'a table with all it has',
      `create table pets (id serial primary key, owner uuid references users (id), name text not null unique);
      create index on pets (owner); alter table pets add constraint p check (name <> ''); alter table pets alter name type citext;
      insert into pets (name) values ('Rex'); insert into pets (name) select phone from users; update pets set name = 'Max'; drop table pets;`,
    ],
    ['a column', 'alter table users add nick text'],
    [
      'a column with a constant',
      "alter table users add nick text not null default '', add n int default 7, add list text[] not null default '{}'::text[]",
    ],
    ['a column with the time', 'alter table users add at timestamptz not null default now()'],
    [
      'a default for what comes',
      'alter table users add key uuid; alter table users alter key set default gen_random_uuid()',
    ],
    [
      'a check of a column that is new',
      'alter table users add n int; alter table users add constraint c check (n > 0) not valid',
    ],
    [
      'a reference of a column that is new',
      'alter table users add friend uuid; alter table users add constraint f foreign key (friend) references users (id) not valid',
    ],
    [
      'a constraint by an index',
      'alter table users add constraint u unique using index users_nick',
    ],
    [
      'what refuses less',
      'alter table users alter phone drop not null; alter table users drop constraint users_type',
    ],
    [
      'functions, triggers and views',
      `create or replace function f() returns trigger language plpgsql as $$ begin return new; end $$;
      drop trigger if exists t on users; create trigger t before update on users for each row execute function f();
      create or replace view v as select 1`,
    ],
    [
      'settings of storage',
      'alter table users set (fillfactor = 90); alter table users alter phone set statistics 500',
    ],
  ])('%s', (_what, sql) => {
    expect(problems(`${EXPAND}\n${sql};`)).toEqual([]);
  });

  test('indexes outside of a transaction', () => {
    const sql = `create unique index concurrently if not exists i on users (phone);
      --> statement-breakpoint
      drop index concurrently if exists j;`;
    expect(problems(`${CONCURRENTLY}\n${sql}`)).toEqual([]);
  });

  test('what nobody reads any more', () => {
    const sql =
      'alter table users drop column phone; drop table old; drop view v; alter table users alter roles drop default';
    expect(problems(`${CONTRACT}\n${sql};`)).toEqual([]);
  });

  test('NOT NULL by a check, in three migrations', () => {
    const steps = [
      `${CONTRACT}\nalter table users add constraint users_phone check (phone is not null) not valid;`,
      `${CONCURRENTLY}\nalter table users validate constraint users_phone;`,
      `${CONTRACT}\nalter table users alter phone set not null; alter table users drop constraint users_phone;`,
    ];
    expect(problems(...steps)).toEqual([]);
  });
});

test.each([
  ['alter table users add nick text', ['users: ACCESS EXCLUSIVE, readers and writers wait']],
  ['create index concurrently i on users (phone)', ['users: SHARE UPDATE EXCLUSIVE, nobody waits']],
  ['create index i on users (phone)', ['users: SHARE, writers wait']],
  ['alter table users validate constraint c', ['users: SHARE UPDATE EXCLUSIVE, nobody waits']],
  [
    'alter table meetings add constraint f foreign key (friend) references users (id) not valid',
    ['meetings: SHARE ROW EXCLUSIVE, writers wait', 'users: SHARE ROW EXCLUSIVE, writers wait'],
  ],
  [
    'alter table meetings add x int, validate constraint c',
    ['meetings: ACCESS EXCLUSIVE, readers and writers wait'],
  ],
  ['drop trigger t on users', ['users: ACCESS EXCLUSIVE, readers and writers wait']],
  ['drop type mood', []],
  ['create table pets (id int); create index on pets (id)', []],
])('%s locks', (sql, locks) => {
  expect(locksOf(sql, new Set())).toEqual(locks);
});
