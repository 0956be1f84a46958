import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { setPicture, removePicture as takePicture } from '@/lib/contract/accounts/settings';
import { DAY_MS, HOUR_MS } from '@/lib/domain/platform/time';
import { storage } from '@/lib/server/adapters/storage/storage';
import { lock } from '@/lib/server/platform/db/locks';
import { database, poolFigures, transaction } from '@/lib/server/platform/db/pool';
import { users } from '@/lib/server/schema/accounts';
import { lawyers } from '@/lib/server/schema/lawyers';
import { TestBrowser } from '@/lib/testing/api/requests';
import { newClient, newLawyer, type TestUser } from '@/lib/testing/factories';
import { deleteDueAccounts } from '@/lib/testing/jobs';
import { servePicture } from './operations';
import { openPicture, removeIfUnused, withStoredPicture } from './service';

type Photo = Awaited<ReturnType<typeof photo>>;

/** A picture without an owner. */
async function photo(): Promise<Buffer<ArrayBuffer>> {
  const noise = { width: 8, height: 8, channels: 3 as const };
  const png = await sharp(randomBytes(8 * 8 * 3), { raw: noise })
    .png()
    .toBuffer();
  return Buffer.from(new Uint8Array(png));
}

const stored: string[] = [];
afterAll(async () => {
  for (const name of stored)
    for (const key of [name, smallOf(name)]) await storage().delete(`pictures/${key}`);
});

/** Sets the picture of a user as the page does; returns its name. */
async function choose(user: TestUser, bytes: Photo): Promise<string> {
  const form = new FormData();
  form.append('picture', new File([bytes], 'me.png'));
  const { status, body } = await new TestBrowser(user.cookie).call(setPicture, { body: form });
  expect(status).toBe(201);
  const name = (body as { picture_url: string }).picture_url.replace('/pictures/', '');
  stored.push(name);
  return name;
}

/** A stored picture without an owner, and a user who may get it. */
async function storedForNobody() {
  const bytes = await sharp(await photo())
    .webp()
    .toBuffer();
  const name = await withStoredPicture(bytes, Date.now(), async (_tx, given) => given);
  stored.push(name);
  return { user: await newClient(), bytes, name };
}

const remove = (user: TestUser) => new TestBrowser(user.cookie).call(takePicture);
const smallOf = (name: string) => name.replace('.webp', '-192.webp');
const statusOf = async (name: string) => (await servePicture(name)).status;
const isStored = async (name: string) => (await storage().get(`pictures/${name}`)) !== null;

/** The queued removals, and when they are due. */
async function queued(): Promise<{ name: string; runAt: number }[]> {
  const { rows } = await database().execute<{ name: string; run_at: Date | string }>(
    sql`select j.payload ->> 'name' as name, j.run_at from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'remove_picture'`,
  );
  return rows.map(({ name, run_at }) => ({ name, runAt: new Date(run_at).getTime() }));
}

/** Works off the queued removals, as if their time had come. */
async function runRemovals(): Promise<void> {
  for (const { name } of await queued()) await removeIfUnused(name);
}

test('a picture that was replaced goes an hour later, its small version too', async () => {
  const user = await newClient();
  const first = await choose(user, await photo());
  expect(await statusOf(smallOf(first))).toBe(200);
  const asked = Date.now();
  const second = await choose(user, await photo());
  expect(await statusOf(first)).toBe(200);
  const job = (await queued()).find(({ name }) => name === first);
  expect(Math.abs((job?.runAt ?? 0) - asked - HOUR_MS)).toBeLessThan(60_000);

  await runRemovals();
  await runRemovals();
  expect([await isStored(first), await isStored(smallOf(first))]).toEqual([false, false]);
  expect([await statusOf(first), await statusOf(smallOf(first))]).toEqual([404, 404]);
  expect([await statusOf(second), await statusOf(smallOf(second))]).toEqual([200, 200]);
});

test('one that was removed goes, unless a profile shows it until another is chosen', async () => {
  const [client, lawyer] = [await newClient(), await newLawyer()];
  const [own, shown] = [await choose(client, await photo()), await choose(lawyer, await photo())];
  expect([(await remove(client)).status, (await remove(lawyer)).status]).toEqual([204, 204]);
  await runRemovals();
  expect([await statusOf(own), await statusOf(shown)]).toEqual([404, 200]);
  await choose(lawyer, await photo());
  await runRemovals();
  expect(await statusOf(shown)).toBe(404);
});

test('the pictures of an account go when it is deleted', async () => {
  const lawyer = await newLawyer();
  const profiles = await choose(lawyer, await photo());
  await database().update(users).set({ picture: null }).where(eq(users.id, lawyer.id));
  const client = await newClient();
  const own = await choose(client, await photo());
  for (const { id } of [lawyer, client])
    await database().update(users).set({ deletionDueAt: new Date() }).where(eq(users.id, id));
  await deleteDueAccounts(Date.now() + DAY_MS);
  await runRemovals();
  expect([await statusOf(profiles), await statusOf(own)]).toEqual([404, 404]);
});

test('what two people share stays until neither has it', async () => {
  const [one, two, same] = [await newClient(), await newLawyer(), await photo()];
  const name = await choose(one, same);
  expect(await choose(two, same)).toBe(name);
  await remove(one);
  await runRemovals();
  expect(await statusOf(name)).toBe(200);
  await choose(two, await photo());
  await runRemovals();
  expect(await statusOf(name)).toBe(404);
});

test('chosen again within the hour, or the same once more, it stays', async () => {
  const [user, same] = [await newClient(), await photo()];
  const name = await choose(user, same);
  await remove(user);
  await choose(user, same);
  await choose(user, same);
  await runRemovals();
  expect(await statusOf(name)).toBe(200);
});

test('of two chosen at once the one that lost goes', async () => {
  const user = await newClient();
  const names = await Promise.all(
    [await photo(), await photo(), await photo()].map((bytes) => choose(user, bytes)),
  );
  await runRemovals();
  const [row] = await database().select().from(users).where(eq(users.id, user.id));
  for (const name of names) expect(await statusOf(name)).toBe(name === row?.picture ? 200 : 404);
});

test('a removal waits for whoever is storing the same bytes, and then leaves them', async () => {
  const { user, bytes, name } = await storedForNobody();
  let removal: Promise<void> | undefined;
  await withStoredPicture(bytes, Date.now(), async (tx) => {
    removal = removeIfUnused(name);
    await waitUntilBlocked();
    await tx.update(users).set({ picture: name }).where(eq(users.id, user.id));
  });
  await removal;
  expect(await statusOf(name)).toBe(200);
});

test('bytes stored again while they are being removed are there afterwards', async () => {
  const { user, bytes, name } = await storedForNobody();
  let storing: Promise<unknown> | undefined;
  await transaction(async (tx) => {
    await lock(tx, 'picture', name);
    storing = withStoredPicture(bytes, Date.now(), (own) =>
      own.update(users).set({ picture: name }).where(eq(users.id, user.id)),
    );
    await waitUntilBlocked();
    await storage().delete(`pictures/${name}`);
  });
  await storing;
  expect(await statusOf(name)).toBe(200);
});

test('a bucket that does not answer holds no connection of an upload', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const put = jest.spyOn(storage(), 'put').mockReturnValueOnce(answered);
  const bytes = await photo();
  const storing = withStoredPicture(bytes, Date.now(), async () => 'done');
  while (put.mock.calls.length === 0) await sleep(5);
  expect(poolFigures().find(({ pool }) => pool === 'requests')).toMatchObject({ used: 0 });
  answer();
  expect(await storing).toBe('done');
  put.mockRestore();
});

test('an upload that fails leaves nothing behind', async () => {
  const bytes = await sharp(await photo())
    .webp()
    .toBuffer();
  let name = '';
  const failing = withStoredPicture(bytes, Date.now(), (_tx, given) => {
    name = given;
    throw new Error('the database is full');
  });
  await expect(failing).rejects.toThrow('the database is full');
  await runRemovals();
  expect(name).not.toBe('');
  expect(await isStored(name)).toBe(false);
});

test('a small version that is made while its original goes is not kept', async () => {
  const { name } = await storedForNobody();
  const put = jest.spyOn(storage(), 'put').mockImplementationOnce(async (...args) => {
    await removeIfUnused(name);
    return storage().put(...args);
  });
  expect(await openPicture(smallOf(name))).toBeNull();
  expect(put).toHaveBeenCalledTimes(2);
  put.mockRestore();
  expect(await isStored(smallOf(name))).toBe(false);
});

test('a removal asks in every column that names a picture', async () => {
  const { rows } = await database().execute<{ place: string }>(
    sql`select c.table_name || '.' || c.column_name as place from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name like '%picture%'
      order by place`,
  );
  const places = ['lawyers.picture', 'notaries.picture', 'users.picture'];
  expect(rows.map(({ place }) => place)).toEqual(places);
  const [client, lawyer] = [await newClient(), await newLawyer()];
  const [own, shown] = [await choose(client, await photo()), await choose(lawyer, await photo())];
  await database().update(users).set({ picture: null }).where(eq(users.id, lawyer.id));
  for (const name of [own, shown]) await removeIfUnused(name);
  expect([await statusOf(own), await statusOf(shown)]).toEqual([200, 200]);
  await database().update(lawyers).set({ picture: null }).where(eq(lawyers.userId, lawyer.id));
  await removeIfUnused(shown);
  expect(await statusOf(shown)).toBe(404);
});

/** Waits until a transaction waits for the lock of a picture. */
async function waitUntilBlocked(tries = 200): Promise<void> {
  const { rows } = await database().execute(
    sql`select 1 from pg_locks where locktype = 'advisory' and classid = 5 and not granted
      and database = (select oid from pg_database where datname = current_database())`,
  );
  if (rows.length > 0) return;
  if (tries === 0) throw new Error('nobody waits for a picture');
  await new Promise((resolve) => setTimeout(resolve, 10));
  return waitUntilBlocked(tries - 1);
}
