import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { brokeConstraint } from '@/lib/server/platform/db/errors';
import type { Executor } from '@/lib/server/platform/db/pool';
import type { EncryptedText } from '@/lib/server/schema/columns';

export interface Column {
  readonly table: string;
  readonly column: string;
  readonly key: readonly string[];
  readonly hash?: { readonly column: string; readonly unique?: string };
}

export interface EncryptedRow {
  readonly key: readonly string[];
  readonly value: EncryptedText;
}

/** Finds rows whose value does not begin with `prefix`, by their keys, starting after `after`. */
export async function findOthers(
  exec: Executor,
  { table, column, key }: Column,
  { prefix, after, limit }: { prefix: string; after: readonly string[] | null; limit: number },
): Promise<EncryptedRow[]> {
  const [keys, value] = [listOf(key), sql.identifier(column)];
  const behind = after ? sql`and (${keys}) > (${valuesOf(after)})` : sql``;
  const { rows } = await exec.execute<Record<string, string>>(sql`
    select ${keys}, ${value} as "value" from ${sql.identifier(table)}
    where ${value} is not null and not starts_with(${value}, ${prefix}) ${behind}
    order by ${keys} limit ${limit}`);
  return rows.map((row) => ({
    key: key.map((name) => row[name] ?? ''),
    value: row.value as EncryptedText,
  }));
}

/**
 * Replaces the text of the same content, unless it was written meanwhile. A hash that another row has is left
 * unchanged.
 */
export async function replaceValue(
  exec: Executor,
  target: Column,
  row: EncryptedRow,
  { value, hash }: { value: EncryptedText; hash: string | null },
): Promise<void> {
  const changes = { [target.column]: value };
  if (!target.hash || hash === null) return update(exec, target, row, changes);
  try {
    await update(exec, target, row, { ...changes, [target.hash.column]: hash });
  } catch (error) {
    const { unique } = target.hash;
    if (!unique || !brokeConstraint(error, unique)) throw error;
    await update(exec, target, row, changes);
  }
}

async function update(
  exec: Executor,
  { table, column, key }: Column,
  row: EncryptedRow,
  changes: Readonly<Record<string, string>>,
): Promise<void> {
  const set = Object.entries(changes).map(([name, text]) => sql`${sql.identifier(name)} = ${text}`);
  await exec.execute(sql`
    update ${sql.identifier(table)} set ${sql.join(set, sql`, `)}
    where (${listOf(key)}) = (${valuesOf(row.key)}) and ${sql.identifier(column)} = ${row.value}`);
}

/** Counts the values of a column by prefix of `encrypt`, which ends with its last dot. */
export async function countByPrefix(
  exec: Executor,
  { table, column }: Column,
): Promise<Map<string, number>> {
  const value = sql.identifier(column);
  const { rows } = await exec.execute<{ prefix: string | null; values: number }>(sql`
    select substring(${value} from '^(?:v1|v2\.[^.]+)\.') as prefix, count(*)::int as "values"
    from ${sql.identifier(table)} where ${value} is not null group by 1`);
  return new Map(rows.map((row) => [row.prefix ?? '', row.values]));
}

/** Filters the columns to those that exist: a newer version may define more. */
export async function existingColumns<C extends Column>(
  exec: Executor,
  columns: readonly C[],
): Promise<C[]> {
  const { rows } = await exec.execute<{ table: string; column: string }>(sql`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public'`);
  const known = new Set(rows.map((row) => `${row.table}.${row.column}`));
  return columns.filter(({ table, column }) => known.has(`${table}.${column}`));
}

function listOf(names: readonly string[]): SQL {
  return sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );
}

function valuesOf(values: readonly string[]): SQL {
  return sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );
}
