import 'server-only';
import { createHash } from 'node:crypto';
import type { Executor } from './pool';

type Values = Readonly<Record<string, unknown>>;

/** What the query builder makes, with `sql.placeholder(name)` where a value will stand. */
interface Statement<T> {
  toSQL(): { sql: string };
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<T> };
}

/**
 * A statement that many requests need: its text is put together once for the pool, and once for each connection that
 * has a transaction; each connection parses it once.
 */
export function prepared<T>(
  build: (exec: Executor) => Statement<T>,
): (exec: Executor, values: Values) => Promise<T> {
  const built = new WeakMap<Executor, ReturnType<Statement<T>['prepare']>>();
  return (exec, values) => {
    let statement = built.get(exec);
    if (!statement) {
      const made = build(exec);
      statement = made.prepare(nameOf(made.toSQL().sql));
      built.set(exec, statement);
    }
    return statement.execute(values);
  };
}

/** A connection knows a prepared statement by its name alone. */
export function nameOf(text: string): string {
  return createHash('sha1').update(text).digest('hex');
}
