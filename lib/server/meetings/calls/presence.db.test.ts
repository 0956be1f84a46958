import { setTimeout as sleep } from 'node:timers/promises';
import { asc, eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { cancelMeeting } from '@/lib/contract/meetings/meetings';
import { MINUTE_MS } from '@/lib/domain/platform/time';
import { database } from '@/lib/server/platform/db/pool';
import { revokeSessions } from '@/lib/server/platform/session/service';
import { closeStreams } from '@/lib/server/platform/streams/open-streams';
import { callPresences } from '@/lib/server/schema/calls';
import { meetings } from '@/lib/server/schema/meetings';
import { send } from '@/lib/testing/api/requests';
import { newCall, presentIn, type TestCall, TestPage } from '@/lib/testing/calls';
import type { OpenStream } from '@/lib/testing/live-stream';
import { exportedPresences } from './presences-service';

const POLL_MS = 3_000;
const HEARTBEAT_MS = 15_000;

let call: TestCall;
let client: TestPage;
let lawyer: TestPage;
const open: OpenStream[] = [];

beforeEach(async () => {
  call = await newCall();
  [client, lawyer] = [new TestPage(call, call.client), new TestPage(call, call.lawyer)];
  // The streams look for what they did not hear when a test says so.
  jest.useFakeTimers({
    doNotFake: [
      ...(['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate'] as const),
      ...(['clearImmediate', 'setTimeout', 'clearTimeout'] as const),
    ],
  });
});
afterEach(async () => {
  for (const stream of open.splice(0)) stream.leave();
  await closeStreams();
  jest.useRealTimers();
});

async function streamOf(page: TestPage, options = {}): Promise<OpenStream> {
  const stream = await page.open(options);
  expect(stream.status).toBe(200);
  open.push(stream);
  return stream;
}

/** A page that is in the call, and its stream. */
async function inCall(page: TestPage): Promise<OpenStream> {
  const stream = await streamOf(page);
  await stream.until(2);
  expect((await page.hello()).status).toBe(204);
  await stream.until(3);
  return stream;
}

const rows = () =>
  database()
    .select()
    .from(callPresences)
    .where(eq(callPresences.meetingId, call.id))
    .orderBy(asc(callPresences.joinedAt));

/** As if the server had not seen anybody for so many seconds. */
async function notSeenFor(seconds: number) {
  const by = sql`make_interval(secs => ${seconds})`;
  await database()
    .update(callPresences)
    .set({
      joinedAt: sql`${callPresences.joinedAt} - ${by}`,
      lastSeenAt: sql`${callPresences.lastSeenAt} - ${by}`,
    });
}

/** Waits for what follows a moment later. */
async function until(is: () => Promise<unknown>) {
  for (let n = 0; n < 100 && !(await is()); n += 1) await sleep(50);
}

const poll = () => jest.advanceTimersByTimeAsync(POLL_MS);

test('who is in the call is recorded by the server, and shown in lobbies too', async () => {
  const lobby = await streamOf(lawyer, { lobby: true });
  await lobby.until(2);
  expect([lobby.types, presentIn(lobby)]).toEqual([['ready', 'people'], []]);
  await inCall(client);
  await lobby.until(3);
  expect(presentIn(lobby)).toEqual(['client']);
  expect(await rows()).toMatchObject([{ role: 'client', leftAt: null }]);
  expect((await client.post('bye')).status).toBe(204);
  await lobby.until(4);
  expect(presentIn(lobby)).toEqual([]);
  const [presence] = await rows();
  expect(presence?.leftAt?.getTime()).toBeGreaterThanOrEqual(presence?.joinedAt.getTime() ?? 0);
  // A lobby gets no messages between the pages of a call.
  expect(lobby.types).toEqual(['ready', 'people', 'people', 'people']);
});

test('leaving may be repeated, and the others hear of it once', async () => {
  const [, theirs] = [await inCall(client), await inCall(lawyer)];
  const before = theirs.events.length;
  for (let n = 0; n < 3; n += 1) expect((await client.leave({ sid: client.sid })).status).toBe(204);
  await theirs.until(before + 2);
  expect(theirs.events.slice(before)).toMatchObject([
    { type: 'signal', data: { from: 'client', kind: 'bye', sid: client.sid } },
    { type: 'people' },
  ]);
  expect((await lawyer.leave()).status).toBe(204);
  expect(await rows()).toMatchObject([{ leftAt: expect.any(Date) }, { leftAt: expect.any(Date) }]);
  expect((await client.post('candidate')).body).toMatchObject({ key: 'bad_transition' });
});

test('another page of the same person takes over, and the first is told', async () => {
  const first = await inCall(client);
  const second = new TestPage(call, call.client);
  const other = await streamOf(second);
  await other.until(2);
  expect(first.types).not.toContain('taken_over');
  await second.hello();
  await first.over;
  expect(first.types.at(-1)).toBe('taken_over');
  await other.until(3);
  expect(other.types).toEqual(['ready', 'people', 'people']);
  expect((await client.post('candidate')).status).toBe(409);
  expect(await rows()).toMatchObject([
    { sid: client.sid, leftAt: expect.any(Date) },
    { sid: second.sid, leftAt: null },
  ]);
  // Also a page that was cut off while it happened.
  const returned = await streamOf(client, { since: 1 });
  await returned.over;
  expect(returned.types).toEqual(['taken_over']);
});

test('a stream that comes back goes on after the last event, and its page never left', async () => {
  const [own] = [await inCall(client), await inCall(lawyer)];
  await lawyer.post('description', { type: 'offer' }, client.sid);
  await own.until(6);
  const last = own.ids.findLast((id) => id !== undefined);
  own.leave();
  await own.over;
  await lawyer.post('candidate', { candidate: 'a' }, client.sid);
  await lawyer.post('candidate', { candidate: 'b' }, client.sid);
  await notSeenFor(40);
  const again = await streamOf(client, { since: last });
  await again.until(3);
  expect(again.types).toEqual(['signal', 'signal', 'people']);
  expect(again.events.slice(0, 2)).toMatchObject([
    { data: { data: { candidate: 'a' } } },
    { data: { data: { candidate: 'b' } } },
  ]);
  await notSeenFor(40);
  const ofClient = (await rows()).filter(({ role }) => role === 'client');
  expect(ofClient).toMatchObject([{ leftAt: null }]);
});

test('whoever was away for longer has left when last seen, and says hello again', async () => {
  const [own, theirs] = [await inCall(client), await inCall(lawyer)];
  own.leave();
  await own.over;
  await notSeenFor(46);
  // The lawyer's page is not to be gone as well.
  await database()
    .update(callPresences)
    .set({ lastSeenAt: new Date() })
    .where(eq(callPresences.sid, lawyer.sid));
  const before = theirs.events.length;
  await poll();
  await theirs.until(before + 1);
  expect(presentIn(theirs)).toEqual(['lawyer']);
  const again = await streamOf(client, { since: 1 });
  await again.until(2);
  expect(again.types).toEqual(['reset', 'people']);
  await client.hello();
  await again.until(3);
  const [first, , second] = await rows();
  expect(first).toMatchObject({ sid: client.sid, leftAt: first?.lastSeenAt });
  expect(second).toMatchObject({ sid: client.sid, leftAt: null });
  expect(presentIn(again)).toEqual(['client', 'lawyer']);
});

test('a heartbeat keeps every page of the process in its call, in statements that do not grow', async () => {
  const others = [await newCall(), await newCall()];
  await inCall(client);
  const count = async () => {
    await notSeenFor(30);
    const queries = jest.spyOn(pg.Client.prototype, 'query');
    // A heartbeat comes with every fifth of them.
    for (let n = 0; n < 5; n += 1) {
      await poll();
      await sleep(200);
    }
    const { length } = queries.mock.calls;
    queries.mockRestore();
    return length;
  };
  // Five times what is new; the sessions, the guests and the presences of all.
  const most = 5 + 3;
  await sleep(200);
  expect(await count()).toBeLessThanOrEqual(most);
  for (const other of others) {
    await inCall(new TestPage(other, other.client));
    await inCall(new TestPage(other, other.lawyer));
  }
  await inCall(lawyer);
  await sleep(200);
  expect(await count()).toBeLessThanOrEqual(most);
  const fresh = Date.now() - 20_000;
  const all = await database()
    .select()
    .from(callPresences)
    .where(eq(callPresences.sid, client.sid));
  for (const { lastSeenAt } of all) expect(lastSeenAt.getTime()).toBeGreaterThan(fresh);
});

describe('a stream ends', () => {
  const reasons: [string, () => Promise<unknown>][] = [
    [
      'cancelled',
      () =>
        database().update(meetings).set({ status: 'CANCELLED' }).where(eq(meetings.id, call.id)),
    ],
    [
      'moved',
      () =>
        database()
          .update(meetings)
          .set({
            startsAt: new Date(Date.now() + 24 * 60 * MINUTE_MS),
            endsAt: new Date(Date.now() + 25 * 60 * MINUTE_MS),
          })
          .where(eq(meetings.id, call.id)),
    ],
  ];
  test.each(reasons)('when the meeting is %s, and so does the presence', async (reason, change) => {
    const own = await inCall(client);
    await change();
    await poll();
    await own.over;
    expect(own.events.at(-1)).toEqual({ type: 'closed', id: undefined, data: { reason } });
    await until(async () => (await rows())[0]?.leftAt);
    expect(await rows()).toMatchObject([{ leftAt: expect.any(Date) }]);
  });

  test('when the time is over', async () => {
    call = await newCall(58.5);
    const own = await inCall(new TestPage(call, call.client));
    const real = Date.now;
    jest.spyOn(Date, 'now').mockImplementation(() => real() + 2 * MINUTE_MS);
    await poll();
    await own.over;
    jest.restoreAllMocks();
    expect(own.events.at(-1)).toMatchObject({ type: 'closed', data: { reason: 'over' } });
  });

  test('when the session does', async () => {
    const [own, theirs] = [await inCall(client), await inCall(lawyer)];
    await revokeSessions(database(), call.client.id, null, Date.now());
    await jest.advanceTimersByTimeAsync(HEARTBEAT_MS);
    await own.over;
    expect(own.events.at(-1)).toMatchObject({ type: 'closed', data: { reason: 'not_allowed' } });
    expect(theirs.types).not.toContain('closed');
  });

  test('when the lawyer cancels before it begins', async () => {
    call = await newCall(-9, { bookedAt: Date.now() - 60 * MINUTE_MS });
    const own = await inCall(new TestPage(call, call.client));
    const { cookie } = call.lawyer;
    expect((await send(cancelMeeting, { params: { id: call.id }, cookie, body: {} })).status).toBe(
      200,
    );
    await poll();
    await own.over;
    expect(own.events.at(-1)).toMatchObject({ type: 'closed', data: { reason: 'cancelled' } });
  });
});

test('a copy of the own data says who was in a call, and when', async () => {
  await inCall(client);
  await client.leave();
  const data = [{ meeting: call.id, who: 'client', left_at: expect.any(Date) }];
  for (const { id } of [call.client, call.lawyer])
    expect(await exportedPresences(database(), id)).toMatchObject({ name: 'video_calls', data });
  expect(await exportedPresences(database(), (await newCall()).client.id)).toBeUndefined();
});
