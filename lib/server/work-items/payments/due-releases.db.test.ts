import { sql } from 'drizzle-orm';
import pg from 'pg';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { findDue } from './releases-store';

/** Returns the plan of the statement that a call makes, where no table is read as a whole if an index will do. */
async function planOf(call: () => Promise<unknown>): Promise<string> {
  const statements = jest.spyOn(pg.Client.prototype, 'query');
  await call();
  const sent = statements.mock.calls.map((args: unknown[]) => args);
  statements.mockRestore();
  expect(sent).toHaveLength(1);
  const [[query, values]] = sent as [[{ text: string }, unknown[]]];
  return transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    const text = query.text.replace(/\$(\d+)/g, (_, at) => literal(values[Number(at) - 1]));
    const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql.raw(`explain ${text}`));
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}

function literal(value: unknown): string {
  return `'${value instanceof Date ? value.toISOString() : String(value)}'`;
}

test('each minute, what is due is found by the ranges of two indexes', async () => {
  const plan = await planOf(() => findDue(database(), new Date(), 500));
  for (const [index, column] of [
    ['work_item_milestones_to_release', 'finished_at'],
    ['work_items_to_release', 'completed_at'],
  ])
    expect(plan).toMatch(
      new RegExp(`Index Scan (using|on) ${index}[^\\n]*\\n +Index Cond: \\(${column} <= '`),
    );
});
