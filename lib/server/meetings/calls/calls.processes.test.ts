import { database } from '@/lib/server/platform/db/pool';
import { SITE } from '@/lib/testing/api/requests';
import { newCall, type TestCall } from '@/lib/testing/calls';
import { candidatesOf, pagesOf, type ServedPage, until } from '@/lib/testing/calls/served-page';
import { type Product, startProduct, stopProducts } from '@/lib/testing/jest/product';
import { byTier } from '@/lib/testing/jest/tier';

const STREAMS = byTier(20, 200);
const MESSAGES = 5;

let one: Product;
let two: Product;

beforeAll(async () => {
  const start = () => startProduct({ SITE_URL: SITE });
  [one, two] = await Promise.all([start(), start()]);
});
afterAll(stopProducts);

/** How many processes listen for calls: one does while it has a stream. */
async function listening(): Promise<number> {
  const { rows } = await database().execute(
    `select pid from pg_stat_activity
      where datname = current_database() and query ilike 'listen "call_events"%'`,
  );
  return rows.length;
}

test('what is posted at one process arrives at the other, and a page goes on there after a restart', async () => {
  const [client, lawyer] = pagesOf(await newCall());
  const [own, theirs] = [await client.open(one), await lawyer.open(two)];
  await Promise.all([own.until(1), theirs.until(1)]);
  expect(await client.post(one, 'hello')).toBe(204);
  expect(await lawyer.post(two, 'hello')).toBe(204);
  for (let n = 0; n < 20; n += 1) {
    expect(await client.post(n % 2 ? one : two, 'candidate', { n })).toBe(204);
  }
  await until(() => candidatesOf(theirs).length === 20);
  expect(candidatesOf(theirs)).toEqual(Array.from({ length: 20 }, (_, n) => n));

  // The client's process ends; what is posted meanwhile waits, and nobody has left.
  const people = theirs.types.filter((type) => type === 'people').length;
  const last = own.ids.findLast((id) => id !== undefined);
  await one.stop();
  await own.over;
  for (let n = 0; n < 5; n += 1) expect(await lawyer.post(two, 'candidate', { n })).toBe(204);
  const again = await client.open(two, last);
  await until(() => candidatesOf(again).length === 5);
  expect(candidatesOf(again)).toEqual([0, 1, 2, 3, 4]);
  expect(again.types).not.toContain('reset');
  expect(theirs.types.filter((type) => type === 'people')).toHaveLength(people);
  again.leave();
  theirs.leave();
  await until(async () => (await listening()) === 0);
});

test('many streams at one process get every message once and in order, and none is left open', async () => {
  const calls: TestCall[] = [];
  while (calls.length < STREAMS / 2)
    calls.push(...(await Promise.all(Array.from({ length: 10 }, () => newCall()))));
  const pages = calls.flatMap(pagesOf);
  const streams = await Promise.all(pages.map((page) => page.open(two)));
  await Promise.all(streams.map((stream) => stream.until(1)));
  expect(await listening()).toBe(1);
  const post = async (page: ServedPage) => {
    expect(await page.post(two, 'hello')).toBe(204);
    for (let n = 0; n < MESSAGES; n += 1)
      expect(await page.post(two, 'candidate', { n })).toBe(204);
  };
  // Some at a time, as browsers would; all streams are open meanwhile.
  for (let at = 0; at < pages.length; at += 20)
    await Promise.all(pages.slice(at, at + 20).map(post));
  const order = Array.from({ length: MESSAGES }, (_, n) => n);
  await until(() => streams.every((stream) => candidatesOf(stream).length >= MESSAGES));
  for (const stream of streams) {
    expect(candidatesOf(stream)).toEqual(order);
    const ids = stream.events.flatMap(({ type, id }) => (type === 'signal' && id) || []);
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b));
    expect(stream.types).not.toContain('reset');
  }
  for (const stream of streams) stream.leave();
  await until(async () => (await listening()) === 0);
  expect(await listening()).toBe(0);
}, 240_000);
