import { setTimeout as sleep } from 'node:timers/promises';
import { transaction } from '@/lib/server/platform/db/pool';
import { SITE } from '@/lib/testing/api/requests';
import { newClient, type TestUser } from '@/lib/testing/factories';
import { type Product, startProduct, stopProducts } from '@/lib/testing/jest/product';
import { cutListener, OpenStream } from '@/lib/testing/live-stream';
import { limit } from '@/scripts/lib/test/speed';
import { notify } from '../in-app/service';
import { publishChange } from '../live/live';

let one: Product;
let two: Product;
let user: TestUser;
const open: OpenStream[] = [];

beforeAll(async () => {
  const start = () => startProduct({ SITE_URL: SITE });
  [one, two] = await Promise.all([start(), start()]);
});
beforeEach(async () => {
  user = await newClient();
});
afterEach(() => {
  for (const stream of open.splice(0)) stream.leave();
});
afterAll(stopProducts);

async function connect(product: Product, since?: number): Promise<OpenStream> {
  const stream = await OpenStream.open(
    (path, init) => fetch(product.at(path), init),
    user.cookie,
    since,
  );
  open.push(stream);
  expect(stream.status).toBe(200);
  return stream;
}

const publish = () => transaction((tx) => publishChange(tx, [user.id], { type: 'notification' }));

/** Makes a notification, and marks it seen at this process. */
async function seeAt(product: Product): Promise<void> {
  await transaction((tx) =>
    notify(tx, {
      userId: user.id,
      aboutUserId: null,
      kind: 'booking',
      icon: 'new-meeting',
      title: 'Title',
      body: 'Body',
      url: '/customer-portal',
      dedupeKey: 'cause',
    }),
  );
  const list = await product.get('/api/v1/notifications/in-app', { cookie: user.cookie });
  const { results } = JSON.parse(list.body) as { results: { _id: string }[] };
  const seen = await fetch(product.at(`/api/v1/notifications/in-app/${results[0]?._id}/seen`), {
    method: 'PUT',
    headers: { cookie: user.cookie, 'sec-fetch-site': 'same-origin' },
  });
  expect(seen.status).toBe(204);
}

test('what happens at one process is heard at the other, over its HTTP server', async () => {
  const stream = await connect(one);
  await stream.until(1);
  expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(stream.headers.get('content-encoding')).toBeNull();
  await seeAt(two);
  await stream.until(3);
  expect(stream.events.slice(1)).toEqual([
    { type: 'notification', id: 1, data: {} },
    { type: 'notification', id: 2, data: {} },
  ]);
});

test('events still arrive when the database cuts the connections that listen', async () => {
  const stream = await connect(one);
  await stream.until(1);
  for (const count of [2, 3]) {
    await cutListener();
    await publish();
    await stream.until(count);
  }
  expect(stream.ids).toEqual([0, 1, 2]);
});

test('whoever only asks for the head gets it, and nothing stays open', async () => {
  const head = await fetch(one.at('/api/v1/notifications/stream'), {
    method: 'HEAD',
    headers: { cookie: user.cookie },
  });
  expect(head.status).toBe(200);
  expect(head.headers.get('content-type')).toContain('text/event-stream');
});

test('a process that is told to stop ends its streams and itself; clients go on elsewhere and miss nothing', async () => {
  const streams = [await connect(one), await connect(one), await connect(one)];
  await Promise.all(streams.map((stream) => stream.until(1)));
  // Over more time than the change takes, and fewer than a stream replays one by one.
  const published = 150;
  const writer = (async () => {
    for (let n = 0; n < published; n += 1) {
      await publish();
      await sleep(20);
    }
  })();
  await Promise.all(streams.map((stream) => stream.until(5)));
  const began = performance.now();
  await one.stop();
  expect(performance.now() - began).toBeLessThan(limit(4_000));
  await Promise.all(streams.map(({ over }) => over));
  const resumed = await Promise.all(streams.map(({ ids }) => connect(two, ids.at(-1))));
  await Promise.all(resumed.map((stream) => stream.until(5)));
  await writer;
  for (const [at, stream] of streams.entries()) {
    const rest = resumed[at];
    await rest?.until(published - (stream.ids.at(-1) ?? 0));
    // The first is where the connection began.
    const ids = [...stream.ids.slice(1), ...(rest?.ids ?? [])];
    expect(ids).toEqual(Array.from({ length: published }, (_, n) => n + 1));
  }
});
