import 'server-only';
import { type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { builderOf, type Executor } from './pool';
import { statementName } from './statement-name';

type Values = Readonly<Record<string, unknown>>;

export type Given = Placeholder;

export function given(name: string): Given {
  return sql.placeholder(name);
}

interface Statement<T> {
  toSQL(): { sql: string };
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<T> };
}

/**
 * Prepares a statement that many requests need: its text is built once for the pool, and once for each connection
 * with a transaction; each connection parses it once.
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

/**
 * Prepares statements that differ by a few choices, such as the side: one for each combination. Text that people type
 * is never among them.
 */
export function preparedBy<C extends Readonly<Record<string, unknown>>, T>(
  build: (exec: Executor, choice: C) => Statement<T>,
): (exec: Executor, choice: C, values: Values) => Promise<T> {
  const made = new Map<string, ReturnType<typeof prepared<T>>>();
  return (exec, choice, values) => {
    const key = JSON.stringify(choice);
    let statement = made.get(key);
    if (!statement) {
      statement = prepared((builder) => build(builder, choice));
      made.set(key, statement);
    }
    return statement(exec, values);
  };
}

/** Whether a column has one of the values of a list that is given on execution. */
export function amongIds(column: SQLWrapper, name: string): SQL {
  return sql`${column} = any(${sql.placeholder(name)}::uuid[])`;
}
