import { sql } from 'drizzle-orm';
import { database } from '@/lib/server/platform/db/pool';

/**
 * From here on every change of a row is noted, by triggers in the database of this test file: called in `beforeAll`. What is rolled
 * back is not noted, nor an update to what stood there; nor what every call may write, refused or not, which is how often
 * somebody called and when a session was last used.
 */
export async function noteChanges(): Promise<void> {
  await database().execute(sql`
    create schema noting;
    create unlogged table noting.changes (id bigserial primary key, name text not null);
    create function noting.note() returns trigger language plpgsql as $$
      begin insert into noting.changes (name) values (tg_table_name); return null; end $$;
    do $$
      declare
        name regclass;
        differs text;
      begin
        for name in select oid from pg_class where relkind = 'r' and oid <> 'rate_limits'::regclass
          and relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)
        loop
          differs := case when name = 'sessions'::regclass
            then '(to_jsonb(old) - ''seen_at'') <> (to_jsonb(new) - ''seen_at'')' else 'old *<> new' end;
          execute format('create trigger note_rows after insert or delete on %s
            for each row execute function noting.note()', name);
          execute format('create trigger note_updates after update on %s
            for each row when (%s) execute function noting.note()', name, differs);
          execute format('create trigger note_emptying after truncate on %s
            for each statement execute function noting.note()', name);
          execute format('alter table %s enable always trigger note_rows,
            enable always trigger note_updates, enable always trigger note_emptying', name);
        end loop;
      end $$;`);
}

/** Marks the present state, for a later call of `changedSince`. */
export async function markChanges(): Promise<string> {
  const { rows } = await database().execute<{ mark: string }>(
    sql`select coalesce(max(id), 0)::text as mark from noting.changes`,
  );
  return rows[0]?.mark ?? '';
}

/** The tables of which rows were changed since then. */
export async function changedSince(mark: string): Promise<string[]> {
  const { rows } = await database().execute<{ name: string }>(
    sql`select distinct name from noting.changes where id > ${mark}::bigint order by name`,
  );
  return rows.map(({ name }) => name);
}

/** Names of the tables in which a text stands, in whatever column and case. */
export async function tablesHolding(text: string): Promise<string[]> {
  const { rows } = await database().execute<{ name: string }>(sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'graphile_worker') order by 1`);
  const found: string[] = [];
  for (const { name } of rows) {
    const { rows: hits } = await database().execute(
      sql`select from ${sql.raw(name)} t where t::text ilike ${`%${text}%`} limit 1`,
    );
    if (hits.length > 0) found.push(name);
  }
  return found;
}
