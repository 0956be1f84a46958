import { sql } from 'drizzle-orm';
import { database } from '@/lib/server/platform/db/pool';
import { registeredFeatures } from './registry';

const declared = registeredFeatures().flatMap(({ personalData = [] }) => personalData);
const listed = declared.flatMap(({ tables }) => tables);

async function tables(where: string): Promise<string[]> {
  const { rows } = await database().execute<{ name: string }>(sql.raw(where));
  return rows.map(({ name }) => name);
}

test('every table that refers to a user or a lawyer is in the personal data of a feature', async () => {
  const referring = await tables(`
    select distinct c.conrelid::regclass::text as name from pg_constraint c
    where c.contype = 'f' and c.confrelid in ('users'::regclass, 'lawyers'::regclass)`);
  // Without a foreign key, by the name of the column. A view holds nothing of its own.
  const named = await tables(`
    select distinct c.table_name as name from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where table_schema = 'public' and t.table_type = 'BASE TABLE'
      and c.column_name in ('user_id', 'owner_id', 'client_id', 'lawyer_id', 'author_id')`);
  expect(referring.length).toBeGreaterThan(10);
  const missing = [...new Set([...referring, ...named])].filter((name) => !listed.includes(name));
  expect(missing).toEqual([]);
});

test('it lists tables that exist, each once', async () => {
  const existing = await tables(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  expect(listed.filter((name) => !existing.includes(name))).toEqual([]);
  expect(new Set(listed).size).toBe(listed.length);
});

test('it says of every table what is exported, what is erased, or what is retained and why', () => {
  for (const { exported, erase, retained } of declared)
    expect([exported, erase, retained].some((one) => one !== undefined)).toBe(true);
  // Whatever an erasure leaves alone is retained for a reason.
  const silent = declared.filter(({ erase, retained }) => !erase && !retained);
  expect(silent.map(({ tables }) => tables)).toEqual([]);
});
