import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import pg from 'pg';
import { CALL_EVENT_MAX_BYTES } from '@/lib/contract/meetings/calls';
import { purgeCallEvents } from '@/lib/server/meetings/calls/signals-service';
import { MAX_CALL_BYTES } from '@/lib/server/meetings/calls/signals-store';
import { database } from '@/lib/server/platform/db/pool';
import { closeStreams } from '@/lib/server/platform/streams/open-streams';
import { callEventCounters, callEvents } from '@/lib/server/schema/calls';
import { newCall, type TestCall, TestPage } from '@/lib/testing/calls';

let call: TestCall;
let [client, lawyer]: TestPage[] = [];
beforeEach(async () => {
  call = await newCall();
  [client, lawyer] = [new TestPage(call, call.client), new TestPage(call, call.lawyer)];
});
afterEach(closeStreams);

const posted = async (page: TestPage | undefined, ...event: Parameters<TestPage['post']>) =>
  (await page?.post(...event))?.status;

test('only a page that is in the call passes anything on, and only to one that was', async () => {
  expect(await posted(client, 'candidate')).toBe(409);
  await client?.hello();
  expect(await posted(client, 'candidate')).toBe(204);
  expect(await posted(client, 'candidate', {}, randomUUID())).toBe(409);
  await lawyer?.hello();
  expect(await posted(client, 'candidate', {}, lawyer?.sid)).toBe(204);
  // It has just left: there is nobody to tell, and nothing wrong with it.
  await lawyer?.leave();
  const before = await database().select().from(callEvents);
  expect(await posted(client, 'candidate', {}, lawyer?.sid)).toBe(204);
  expect(await database().select().from(callEvents)).toHaveLength(before.length);
});

test('a page is one person’s: nobody posts, joins or listens under the name of another’s', async () => {
  await client?.hello();
  const thief = new TestPage(call, call.lawyer, client?.sid);
  expect((await thief.hello()).status).toBe(409);
  expect((await thief.post('candidate')).status).toBe(409);
  expect((await thief.open()).status).toBe(409);
  expect(await posted(client, 'candidate')).toBe(204);
});

test('an event holds 64 kB', async () => {
  await client?.hello();
  const room = CALL_EVENT_MAX_BYTES - JSON.stringify({ sdp: '' }).length;
  expect(await posted(client, 'description', { sdp: 'x'.repeat(room) })).toBe(204);
  expect(await posted(client, 'description', { sdp: 'x'.repeat(room + 1) })).toBe(400);
});

const nested = (depth: number): object => (depth === 0 ? {} : { a: nested(depth - 1) });

test.each([
  ['a null character in a name', { 'a\0': 1 }],
  ['half a character', { a: '\ud83d' }],
  ['half a character in a name', { '\udc00': 1 }],
  ['ten objects in each other', nested(10)],
])('%s is refused, not stumbled over', async (_what, data) => {
  await client?.hello();
  expect(await posted(client, 'description', data)).toBe(400);
  const whole = { a: '\ud83d\ude00', b: 'C:\\u0000', c: nested(3) };
  expect(await posted(client, 'description', whole)).toBe(204);
});

test('300 events a minute and person, and no more; the other goes on', async () => {
  for (const page of [client, lawyer]) await page?.hello();
  const statuses: (number | undefined)[] = [];
  for (let n = 0; n < 310; n += 10)
    statuses.push(
      ...(await Promise.all(Array.from({ length: 10 }, () => posted(client, 'candidate')))),
    );
  expect(statuses.filter((status) => status === 204)).toHaveLength(299);
  expect(statuses.filter((status) => status === 429)).toHaveLength(11);
  const refused = await client?.post('candidate');
  expect(refused?.body).toMatchObject({ key: 'rate_limited' });
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await posted(lawyer, 'candidate')).toBe(204);
}, 180_000);

/** A video call of Chromium, roughly: an offer of 6 kB and thirty candidates. */
const HONEST = [
  { kind: 'description', data: { type: 'offer', sdp: 'x'.repeat(6_000) } },
  ...Array.from({ length: 30 }, (_, n) => ({
    kind: 'candidate',
    data: { candidate: `${n} ${'x'.repeat(250)}`, sdpMid: '0' },
  })),
];

test('a megabyte a minute and person; a connection that fails every eight seconds is far below', async () => {
  for (const page of [client, lawyer]) await page?.hello();
  const honest = HONEST.reduce((sum, { data }) => sum + JSON.stringify(data).length, 0);
  // Anew every eight seconds, to two others, with as much in answer.
  expect((60 / 8) * 2 * honest).toBeLessThan(1024 * 1024 * 0.4);
  for (const { kind, data } of HONEST) expect(await posted(client, kind, data)).toBe(204);
  const large = { sdp: 'x'.repeat(60_000) };
  const statuses: (number | undefined)[] = [];
  for (let n = 0; n < 25; n += 1) statuses.push(await posted(client, 'description', large));
  expect(statuses.filter((status) => status === 204)).toHaveLength(17);
  expect(await client?.post('candidate')).toMatchObject({
    status: 429,
    body: { key: 'rate_limited' },
  });
  expect(await posted(lawyer, 'description', large)).toBe(204);
  expect(await posted(client, 'bye')).toBe(204);
});

test('a call that has passed on 64 MB takes no more, and lets everybody leave', async () => {
  for (const page of [client, lawyer]) await page?.hello();
  await database()
    .update(callEventCounters)
    .set({ bytes: MAX_CALL_BYTES })
    .where(eq(callEventCounters.meetingId, call.id));
  for (const page of [client, lawyer])
    expect(await page?.post('candidate')).toMatchObject({ status: 429 });
  expect((await new TestPage(call, call.client).hello()).status).toBe(429);
  expect(await posted(client, 'bye')).toBe(204);
  const [last] = await database()
    .select()
    .from(callEvents)
    .where(eq(callEvents.meetingId, call.id))
    .orderBy(desc(callEvents.id));
  expect(last?.kind).toBe('bye');
});

test('those that no page is sent any more are deleted', async () => {
  await client?.hello();
  await database()
    .update(callEventCounters)
    .set({ lastId: 299 })
    .where(eq(callEventCounters.meetingId, call.id));
  for (let n = 0; n < 3; n += 1) expect(await posted(client, 'candidate')).toBe(204);
  await purgeCallEvents(Date.now());
  const rows = await database().select().from(callEvents).where(eq(callEvents.meetingId, call.id));
  // The hello was the first of 302.
  expect(rows.map(({ id }) => id).toSorted()).toEqual([300, 301, 302]);
});

test('ten streams a person and process, one for each page', async () => {
  const streams = [];
  for (let n = 0; n < 10; n += 1) streams.push(await new TestPage(call, call.client).open());
  expect(streams.map(({ status }) => status)).toEqual(Array(10).fill(200));
  const page = new TestPage(call, call.client);
  expect((await page.open()).status).toBe(429);
  streams[0]?.leave();
  await streams[0]?.over;
  const first = await page.open();
  // The same page again is a connection that was lost: the one before ends.
  const second = await page.open();
  expect([first.status, second.status]).toEqual([200, 200]);
  await first.over;
  for (const stream of [...streams, second]) stream.leave();
});

test('an event costs a number of statements that does not grow', async () => {
  const statements = async () => {
    const queries = jest.spyOn(pg.Client.prototype, 'query');
    await client?.post('candidate', {}, lawyer?.sid);
    const { length } = queries.mock.calls;
    queries.mockRestore();
    return length;
  };
  for (const page of [client, lawyer]) await page?.hello();
  const few = await statements();
  for (let n = 0; n < 30; n += 1) await lawyer?.post('candidate');
  expect(await statements()).toBe(few);
});

test('they are stored for a day', async () => {
  await client?.hello();
  const all = async () => (await database().select().from(callEvents)).length;
  const before = await all();
  await purgeCallEvents(Date.now());
  expect(await all()).toBe(before);
  await purgeCallEvents(Date.now() + 25 * 60 * 60_000);
  expect(await all()).toBe(0);
});
