import { sql } from 'drizzle-orm';
import { newClient, newLawyer } from '@/lib/testing/factories';
import { database } from './pool';

async function names(query: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await database().execute<{ name: string }>(query);
  return rows.map(({ name }) => name).toSorted();
}

test('every foreign key has an index that begins with its columns', async () => {
  const unindexed = await names(sql`
    select k.conrelid::regclass || '.' || k.conname as name
    from pg_constraint k
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace
      and not exists (
        select from pg_index i
        where i.indrelid = k.conrelid and i.indpred is null
          and (i.indkey::int2[])[0:cardinality(k.conkey) - 1] @> k.conkey
      )`);
  expect(unindexed).toEqual([]);
});

test('what is searched by has an index of its own', async () => {
  const first = await names(sql`
    select distinct i.indrelid::regclass || '.' || a.attname as name
    from pg_index i
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
    where i.indrelid::regclass::text not like 'pg_%' and i.indpred is null`);
  expect(first).toEqual(
    expect.arrayContaining([
      'lawyers.roll_number',
      'lawyers.picture',
      'users.picture',
      'sessions.seen_at',
      'mails.recipient',
      'meeting_files.owner_id',
      'reviews.client_id',
      'lawyer_search.languages',
    ]),
  );
});

test('a meeting is of a known kind', async () => {
  const [{ id }, { lawyerId }] = [await newClient(), await newLawyer()];
  const insert = database().execute(sql`
    insert into meetings (kind, lawyer_id, client_id, starts_at, ends_at, earliest_start, status, type, subject,
      description, consent_at, price, platform_fee)
    values ('PARTY', ${lawyerId}, ${id}, now(), now() + interval '1 hour', now(), 'CONFIRMED', 'VIDEO', 'a', 'b', now(),
      0, 0)`);
  await expect(insert).rejects.toMatchObject({ cause: { constraint: 'meetings_kind' } });
});

test('a check that asks what year it is means that of Manila', async () => {
  const elsewhere = await names(sql`
    select conname as name from pg_constraint
    where contype = 'c' and pg_get_constraintdef(oid) like '%now()%'
      and replace(pg_get_constraintdef(oid), '(now() AT TIME ZONE ''Asia/Manila''::text)', '') like '%now()%'`);
  expect(elsewhere).toEqual([]);
});

/** Columns of a lawyer that the profile does not show. */
const PRIVATE = [
  'id',
  'user_id',
  'phone',
  'office_address',
  'legal_problems',
  'ibp_number',
  'notice_minutes',
  'bank_id',
  'bank_account_name',
  'bank_account_number',
  'created_at',
  'profile_changed_at',
  'buffer_minutes',
  'daily_maximum',
  'renewal_asked_at',
  'bank_changed_at',
  'first_shown_at',
  'tax_registered_at',
];

test('whatever the public profile shows of a lawyer counts as its change', async () => {
  const [{ definition = '' } = {}] = (
    await database().execute<{ definition: string }>(sql`
      select pg_get_triggerdef(oid) as definition from pg_trigger where tgname = 'lawyers_profile_change'`)
  ).rows;
  const columns = await names(sql`
    select attname as name from pg_attribute
    where attrelid = 'lawyers'::regclass and attnum > 0 and not attisdropped`);
  const seen = columns.filter((name) => definition.includes(`old.${name}`));
  expect([...seen, ...PRIVATE].toSorted()).toEqual(columns);
  expect(seen.filter((name) => !definition.includes(`new.${name}`))).toEqual([]);
});
