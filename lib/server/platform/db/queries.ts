import 'server-only';
import { type SQL, sql } from 'drizzle-orm';

/** A part of a statement that another store makes, to be read within a larger one. */
export type Query = SQL;

/** The rows of all of these, whose columns are the same. */
export function unionAll(queries: readonly Query[]): Query {
  return sql.join([...queries], sql` union all `);
}
