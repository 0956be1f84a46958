import 'server-only';
import { type SQL, sql } from 'drizzle-orm';

/**
 * Builds the full name of a user, from `users` under `alias`; null where there is no row. Follows `fullName` of the
 * domain: the last name of a person with one name is empty.
 */
export function fullNameOf(alias: string): SQL<string> {
  const person = sql.identifier(alias);
  return sql<string>`rtrim(${person}.first_name || ' ' || ${person}.last_name)`;
}
