import type pg from 'pg';
import type { Context, Limits } from './context.ts';
import type { Migration } from './files.ts';

const INDEX =
  /^\s*create\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s+"?([\w$]+)"?/im;

/** Shortens a statement to its beginning, for a line of the log. */
const beginning = (statement: string) => {
  const text = statement
    .replace(/^\s*--.*$/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
};

/** How long a transaction lasts at most, and waits for a lock; as long as it must where `transactionMs` is null. */
interface TransactionLimits extends Pick<Limits, 'lockMs'> {
  readonly transactionMs: number | null;
}

/**
 * Runs all of a migration in one transaction, with what records it: all of it is done or nothing. With `transactionMs`, it gives up in
 * time: each statement has what is left.
 */
export async function runInTransaction(
  client: pg.Client,
  { statements }: Migration,
  limits: TransactionLimits,
  record: () => Promise<unknown>,
): Promise<void> {
  const began = performance.now();
  const limit = async () => {
    if (limits.transactionMs === null) return;
    const left = Math.max(1, Math.round(limits.transactionMs - (performance.now() - began)));
    await client.query(
      `set local statement_timeout = ${left}; set local lock_timeout = ${Math.min(left, limits.lockMs)}`,
    );
  };
  await client.query('begin');
  try {
    for (const statement of statements) {
      await limit();
      await client.query(statement);
    }
    await limit();
    await record();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

/**
 * Runs it statement by statement, outside of a transaction. They take locks that hold nobody up, so they wait as long as they must, for
 * older transactions above all. Each can be repeated: what a failed try left of an index is dropped first.
 */
export async function runConcurrently(
  client: pg.Client,
  { name, statements }: Migration,
  { report }: Pick<Context, 'report'>,
): Promise<void> {
  for (const statement of statements) {
    const index = INDEX.exec(statement)?.[1];
    if (index) await dropInvalid(client, index, report);
    report(`${name}: ${beginning(statement)}`);
    await client.query(statement);
  }
}

async function dropInvalid(
  client: pg.Client,
  index: string,
  report: Context['report'],
): Promise<void> {
  const { rowCount } = await client.query(
    'select from pg_index where indexrelid = to_regclass($1) and not indisvalid',
    [`public.${client.escapeIdentifier(index)}`],
  );
  if (!rowCount) return;
  report(`Dropping ${index}, which an earlier try has left unfinished`);
  await client.query(`drop index concurrently if exists public.${client.escapeIdentifier(index)}`);
}
