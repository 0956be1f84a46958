import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { database } from '@/lib/server/platform/db/pool';
import { encryptedColumns } from '../admin/keys/service';

const CLASSES = ['public', 'internal', 'personal', 'secret'];
const [, tables = ''] = readFileSync('docs/data.md', 'utf8').split(/^## /m);

/** The class of each table by docs/data.md; several where it is named more than once. */
const classes = new Map<string, string[]>();
for (const line of tables.split('\n').filter((row) => row.startsWith('| `'))) {
  const [, named = '', given = ''] = line.split('|');
  for (const [, table = ''] of named.matchAll(/`(\w+)`/g))
    classes.set(table, [...(classes.get(table) ?? []), given.trim()]);
}

test('docs/data.md has every table in one class, and no other', async () => {
  const { rows } = await database().execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`);
  const existing = rows.map(({ name }) => name);
  expect([...classes.keys()].toSorted()).toEqual(existing);
  const unclear = [...classes].filter(
    ([, given]) => given.length !== 1 || !CLASSES.includes(given[0] ?? ''),
  );
  expect(unclear).toEqual([]);
});

test('what is encrypted is secret there', () => {
  const encrypted = encryptedColumns().map(({ table }) => table);
  expect(encrypted.filter((table) => classes.get(table)?.[0] !== 'secret')).toEqual([]);
});
