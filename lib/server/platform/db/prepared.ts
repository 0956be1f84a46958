import 'server-only';
import { builderOf, type Executor } from './pool';
import { statementName } from './statement-name';

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
  return async (exec, values) => {
    const builder = builderOf(exec);
    let statement = built.get(builder);
    if (!statement) {
      const made = build(builder);
      statement = made.prepare(statementName(made.toSQL().sql));
      built.set(builder, statement);
    }
    return statement.execute(values);
  };
}
