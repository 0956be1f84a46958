import { setTimeout as sleep } from 'node:timers/promises';
import { database } from '@/lib/server/platform/db/pool';
import { SITE } from '@/lib/testing/api/requests';
import { newCall, type TestCall } from '@/lib/testing/calls';
import { newClient } from '@/lib/testing/factories';
import { type Product, startProduct, stopProducts } from '@/lib/testing/jest/product';
import { OpenStream } from '@/lib/testing/live-stream';

afterAll(stopProducts);

const start = () => startProduct({ SITE_URL: SITE });

/** A page of somebody at a process. */
class Page {
  readonly sid = crypto.randomUUID();

  constructor(
    readonly call: TestCall,
    readonly cookie: string,
  ) {}

  async open(product: Product, since?: number): Promise<OpenStream> {
    const query = `sid=${this.sid}${since === undefined ? '' : `&since=${since}`}`;
    const path = `/api/v1/meeting/${this.call.id}/stream?${query}`;
    const opener = (to: string, init: RequestInit) => fetch(product.at(to), init);
    const stream = await OpenStream.at(path, opener, { cookie: this.cookie });
    expect(stream.status).toBe(200);
    return stream;
  }

  async post(product: Product, kind: string, data: object = {}): Promise<number> {
    const answer = await fetch(product.at(`/api/v1/meeting/${this.call.id}/events`), {
      method: 'POST',
      headers: {
        cookie: this.cookie,
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
      },
      body: JSON.stringify({ sid: this.sid, to: null, kind, data }),
    });
    await answer.arrayBuffer();
    return answer.status;
  }
}

const pagesOf = (call: TestCall) => [
  new Page(call, call.client.cookie),
  new Page(call, call.lawyer.cookie),
];

/** What came of the others, in the order in which it came. */
function candidatesOf({ events }: OpenStream): unknown[] {
  const signals = events.filter(({ type }) => type === 'signal');
  const data = signals.map((one) => one.data as { kind: string; data: { n: unknown } });
  return data.filter(({ kind }) => kind === 'candidate').map((one) => one.data.n);
}

async function until(is: () => unknown): Promise<void> {
  for (let n = 0; n < 600 && !(await is()); n += 1) await sleep(50);
}

/** How many processes listen for calls: one does while it has a stream. */
async function listening(): Promise<number> {
  const { rows } = await database().execute(
    `select pid from pg_stat_activity
      where datname = current_database() and query ilike 'listen "call_events"%'`,
  );
  return rows.length;
}

test('what is posted at one process arrives at the other, and a page goes on there after a restart', async () => {
  const [one, two] = await Promise.all([start(), start()]);
  const [client, lawyer] = pagesOf(await newCall());
  if (!client || !lawyer) throw new Error('no pages');
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
  await two.stop();
});

test('200 streams at one process get every message once and in order, and none is left open', async () => {
  const product = await start();
  const STREAMS = 200;
  const MESSAGES = 5;
  const calls: TestCall[] = [];
  while (calls.length < STREAMS / 2)
    calls.push(...(await Promise.all(Array.from({ length: 10 }, () => newCall()))));
  const pages = calls.flatMap(pagesOf);
  const streams = await Promise.all(pages.map((page) => page.open(product)));
  await Promise.all(streams.map((stream) => stream.until(1)));
  expect(await listening()).toBe(1);
  const post = async (page: Page) => {
    expect(await page.post(product, 'hello')).toBe(204);
    for (let n = 0; n < MESSAGES; n += 1)
      expect(await page.post(product, 'candidate', { n })).toBe(204);
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
  await product.stop();
}, 240_000);

test('a flood is refused, and what others say still arrives', async () => {
  const product = await start();
  const [client, lawyer] = pagesOf(await newCall());
  if (!client || !lawyer) throw new Error('no pages');
  const own = await client.open(product);
  await own.until(1);
  for (const page of [client, lawyer]) expect(await page.post(product, 'hello')).toBe(204);
  const statuses: number[] = [];
  while (statuses.length < 400) {
    const burst = Array.from({ length: 50 }, () => client.post(product, 'candidate'));
    statuses.push(...(await Promise.all(burst)));
  }
  expect(statuses.filter((status) => status === 204).length).toBeGreaterThanOrEqual(299);
  expect(statuses.at(-1)).toBe(429);
  expect(await lawyer.post(product, 'candidate', { n: 'still' })).toBe(204);
  await until(() => candidatesOf(own).includes('still'));
  expect(candidatesOf(own)).toEqual(['still']);
  // Nobody else is held up by it.
  expect(
    (await product.get('/api/v1/auth/session', { cookie: (await newClient()).cookie })).status,
  ).toBe(200);
  own.leave();
  await product.stop();
});
