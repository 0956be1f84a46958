import { sql } from 'drizzle-orm';
import { database } from '@/lib/server/platform/db/pool';

/** Everything that a call could change, in one text. */
export async function wholeDatabase(): Promise<string> {
  const tables = [
    'users',
    'account_exports',
    'tokens',
    'lawyers',
    'verifications',
    'identity_documents',
    'audit_events',
    'meetings',
    'meeting_files',
    'comments',
    'work_items',
    'work_item_versions',
    'work_item_milestones',
    'work_item_meetings',
    'work_item_services',
    'work_item_purchases',
    'work_item_acceptances',
    'work_item_disputes',
    'work_item_files',
    'work_item_templates',
    'cases',
    'case_statements',
    'case_files',
    'case_messages',
    'case_offers',
    'case_decisions',
    'payments',
    'refunds',
    'ledger_entries',
    'mails',
    'notifications',
  ];
  const sums = tables.map(
    // A sum needs no order, which takes most of the time where there are many rows.
    (table) =>
      `(select count(*) || ':' || coalesce(sum(hashtextextended(t::text, 0)), 0) from ${table} t)`,
  );
  const { rows } = await database().execute<{ sum: string }>(
    sql.raw(`select concat_ws(' ', ${sums.join(', ')}) as sum`),
  );
  return rows[0]?.sum ?? '';
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
