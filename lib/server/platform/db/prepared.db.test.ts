import { eq, sql } from 'drizzle-orm';
import { users } from '@/lib/server/schema/accounts';
import { newClient } from '@/lib/testing/factories';
import { database, mainPool, runInBackground, transaction } from './pool';
import { prepared } from './prepared';

const build = jest.fn();
const emails = prepared((exec) => {
  build();
  return exec
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, sql.placeholder('id')));
});

/** Statements that a connection of the pool has parsed. */
async function parsed(): Promise<string[]> {
  const { rows } = await mainPool().query<{ statement: string }>(
    'select statement from pg_prepared_statements where statement like \'%"email"%\'',
  );
  return rows.map(({ statement }) => statement);
}

test('is put together once, parsed once, and finds what it is asked for', async () => {
  const [ana, ben] = [await newClient(), await newClient()];
  build.mockClear();
  for (const { id, email } of [ana, ben, ana])
    expect(await emails(database(), { id })).toEqual([{ email }]);
  expect(build).toHaveBeenCalledTimes(1);
  expect(await parsed()).toHaveLength(1);
});

test('sees what its transaction did, and nothing of it after a rollback', async () => {
  const { id, email } = await newClient();
  const changed = `new-${email}`;
  const undone = transaction(async (tx) => {
    await tx.update(users).set({ email: changed }).where(eq(users.id, id));
    expect(await emails(tx, { id })).toEqual([{ email: changed }]);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await emails(database(), { id })).toEqual([{ email }]);
});

test('runs on both pools and on many connections at once', async () => {
  const { id, email } = await newClient();
  const ask = () => emails(database(), { id });
  const answers = await Promise.all([
    ...Array.from({ length: 30 }, ask),
    ...Array.from({ length: 30 }, () => runInBackground(ask)),
    ...Array.from({ length: 30 }, () => transaction((tx) => emails(tx, { id }))),
  ]);
  for (const answer of answers) expect(answer).toEqual([{ email }]);
});
