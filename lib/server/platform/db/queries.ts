import 'server-only';
import { type SQL, sql } from 'drizzle-orm';

export type Query = SQL;

export function unionAll(queries: readonly Query[]): Query {
  return sql.join(
    queries.map((query) => sql`(${query})`),
    sql` union all `,
  );
}
