import { eq, sql } from 'drizzle-orm';
import { users } from '@/lib/server/schema/accounts';
import { newClient } from '@/lib/testing/factories';
import { database, mainPool, runInBackground, transaction } from './pool';
import { amongIds, prepared, preparedBy } from './prepared';

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

test('one of each choice is put together once, and asks for the ids of its list', async () => {
  const made = jest.fn();
  const named = preparedBy((exec, choice: { byName: boolean }) => {
    made();
    return exec
      .select({ id: users.id })
      .from(users)
      .where(amongIds(users.id, 'ids'))
      .orderBy(choice.byName ? users.lastName : users.email);
  });
  const ids = [await newClient({ lastName: 'Young' }), await newClient({ lastName: 'Abad' })].map(
    ({ id }) => id,
  );
  await newClient();
  for (const byName of [true, false, true])
    expect(await named(database(), { byName }, { ids })).toHaveLength(2);
  expect(made).toHaveBeenCalledTimes(2);
  const [first] = await named(database(), { byName: true }, { ids });
  expect(first?.id).toBe(ids[1]);
  expect(await named(database(), { byName: true }, { ids: [] })).toEqual([]);
});
