import { eq, sql } from 'drizzle-orm';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { queueJob } from '@/lib/server/platform/queue/queue';
import { rateLimits, sessions, users } from '@/lib/server/schema/accounts';
import { newClient } from './factories';
import { changedSince, markChanges, noteChanges } from './whole-database';

beforeAll(noteChanges);

async function changedBy(work: () => Promise<unknown>): Promise<string[]> {
  const mark = await markChanges();
  await work();
  return changedSince(mark);
}

const named = (id: string, firstName: string) =>
  database().update(users).set({ firstName }).where(eq(users.id, id));
const changeSession = (userId: string, change: Partial<typeof sessions.$inferInsert>) =>
  database().update(sessions).set(change).where(eq(sessions.userId, userId));

test('a row that is added, changed or deleted is noted, and a table that is emptied', async () => {
  expect(await changedBy(() => newClient())).toEqual(['sessions', 'users']);
  const { id } = await newClient();
  expect(await changedBy(() => named(id, 'Rosa'))).toEqual(['users']);
  expect(await changedBy(() => changeSession(id, { endedAt: new Date() }))).toEqual(['sessions']);
  const forget = () => database().delete(sessions).where(eq(sessions.userId, id));
  expect(await changedBy(forget)).toEqual(['sessions']);
  expect(await changedBy(() => database().execute(sql`truncate mails`))).toEqual(['mails']);
});

test('so is one that is changed and changed back, a job, and what goes with a row', async () => {
  const { id } = await newClient();
  const thereAndBack = async () => {
    await named(id, 'Rosa');
    await named(id, 'Ana');
  };
  expect(await changedBy(thereAndBack)).toEqual(['users']);
  const queue = () => transaction((tx) => queueJob(tx, 'remove_file', { storageKey: 'none' }));
  expect(await changedBy(queue)).toContain('_private_jobs');
  const leave = () => database().delete(users).where(eq(users.id, id));
  expect(await changedBy(leave)).toEqual(['sessions', 'users']);
});

test('what is rolled back, read, or written as it was is not, nor a limit, nor the use of a session', async () => {
  const { id } = await newClient();
  const rollBack = () =>
    transaction(async (tx) => {
      await tx.update(users).set({ firstName: 'Rosa' }).where(eq(users.id, id));
      throw new Error('back');
    }).catch(() => {});
  expect(await changedBy(rollBack)).toEqual([]);
  expect(await changedBy(() => named(id, 'Ana'))).toEqual([]);
  expect(await changedBy(() => database().select().from(users))).toEqual([]);
  const count = () => database().insert(rateLimits).values({ key: 'x', points: 1, expire: 1 });
  expect(await changedBy(count)).toEqual([]);
  expect(await changedBy(() => changeSession(id, { seenAt: new Date() }))).toEqual([]);
});
