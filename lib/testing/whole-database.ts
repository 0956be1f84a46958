import { sql } from 'drizzle-orm';
import { database } from '@/lib/server/db/pool';

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
    'payments',
    'mails',
    'notifications',
  ];
  const sums = tables.map(
    (table) => `(select md5(string_agg(t::text, '' order by t::text)) from ${table} t)`,
  );
  const { rows } = await database().execute<{ sum: string }>(
    sql.raw(`select concat_ws(' ', ${sums.join(', ')}) as sum`),
  );
  return rows[0]?.sum ?? '';
}
