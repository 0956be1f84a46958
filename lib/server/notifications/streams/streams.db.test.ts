import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { endMember } from '@/lib/contract/lawyers/members';
import { DAY_MS } from '@/lib/domain/platform/time';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { revokeSessions } from '@/lib/server/platform/session/service';
import { sessionCookies } from '@/lib/server/platform/session/session-cookie';
import { resolveSession } from '@/lib/server/platform/session/session-state';
import { closeStreams } from '@/lib/server/platform/streams/open-streams';
import { sessions, users } from '@/lib/server/schema/accounts';
import { liveEvents } from '@/lib/server/schema/live';
import { send } from '@/lib/testing/api/requests';
import { textOf } from '@/lib/testing/database';
import { newClient, newLawyer, signIn, type TestUser } from '@/lib/testing/factories';
import { cutListener, inProcess, OpenStream } from '@/lib/testing/live-stream';
import { newMember } from '@/lib/testing/members';
import { publishChange, purgeLiveEvents } from '../live/live';

const HEARTBEAT_MS = 15_000;
const bell = { type: 'notification' } as const;

let [user, other]: TestUser[] = [];
const open: OpenStream[] = [];

beforeEach(async () => {
  [user, other] = [await newClient(), await newClient()];
  // The poll of the streams happens when a test says so: what arrives before was heard.
  jest.useFakeTimers({
    doNotFake: [
      ...(['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate'] as const),
      ...(['clearImmediate', 'setTimeout', 'clearTimeout'] as const),
    ],
  });
});
afterEach(async () => {
  for (const one of open.splice(0)) one.leave();
  await closeStreams();
  jest.useRealTimers();
});

async function connect(
  who = user,
  since?: number,
  headers?: Record<string, string>,
): Promise<OpenStream> {
  const stream = await OpenStream.open(inProcess, who?.cookie ?? '', since, headers);
  open.push(stream);
  return stream;
}

const publish = (...whom: (TestUser | undefined)[]) =>
  transaction((tx) =>
    publishChange(
      tx,
      whom.map((one) => one?.id ?? ''),
      bell,
    ),
  );

async function publishTimes(times: number): Promise<void> {
  for (let n = 0; n < times; n += 1) await publish(user);
}

async function workFor(practiceMemberId: string, { id }: TestUser): Promise<void> {
  await database().update(sessions).set({ practiceMemberId }).where(eq(sessions.userId, id));
}

async function lastEventOf({ cookie }: TestUser): Promise<number | undefined> {
  const { actor } = await resolveSession(sessionCookies.read(cookie), Date.now());
  return actor?.lastEvent;
}

test('is a stream that nothing on the way holds back', async () => {
  const { status, headers } = await connect();
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-cache, no-transform');
  expect(headers.get('x-accel-buffering')).toBe('no');
});

test('a new connection begins from the newest event, and hears what comes', async () => {
  await publishTimes(2);
  const stream = await connect();
  await stream.until(1);
  expect(stream.events).toEqual([{ type: 'ready', id: 2, data: {} }]);
  const id = crypto.randomUUID();
  await transaction((tx) => publishChange(tx, [user?.id ?? ''], { type: 'meeting', id }));
  await publish(user, other);
  await stream.until(3);
  expect(stream.events.slice(1)).toEqual([
    { type: 'meeting', id: 3, data: { id } },
    { type: 'notification', id: 4, data: {} },
  ]);
});

test('nobody hears what is for another', async () => {
  const [own, theirs] = [await connect(user), await connect(other)];
  await Promise.all([own.until(1), theirs.until(1)]);
  await publish(other);
  await theirs.until(2);
  await publish(user);
  await own.until(2);
  expect(own.ids).toEqual([0, 1]);
  expect(theirs.ids).toEqual([0, 1]);
  expect(own.types).toEqual(['ready', 'notification']);
});

test('goes on after the last event a client has seen, each once', async () => {
  await publishTimes(5);
  const resumed = await connect(user, 2);
  await resumed.until(3);
  expect(resumed.ids).toEqual([3, 4, 5]);
  const repeated = await connect(user, 2, { 'last-event-id': '4' });
  await repeated.until(1);
  await publish(user);
  await Promise.all([resumed.until(4), repeated.until(2)]);
  expect(resumed.ids).toEqual([3, 4, 5, 6]);
  expect(repeated.ids).toEqual([5, 6]);
});

test('what is committed out of order is heard in the order of the ids, and none is missing', async () => {
  const stream = await connect(user, 0);
  let finish = () => {};
  const waiting = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const slow = transaction(async (tx) => {
    await publishChange(tx, [user?.id ?? ''], bell);
    await waiting;
  });
  await publishTimes(3);
  await stream.until(3);
  finish();
  await slow;
  await stream.until(4);
  expect(stream.ids).toEqual([1, 2, 3, 4]);
});

test('whoever was away for longer than events are stored asks for everything again', async () => {
  await publishTimes(3);
  const old = new Date(Date.now() - 2 * DAY_MS);
  await database().update(liveEvents).set({ createdAt: old });
  await publish(user);
  await purgeLiveEvents(Date.now());
  expect(
    await database()
      .select()
      .from(liveEvents)
      .where(eq(liveEvents.userId, user?.id ?? '')),
  ).toHaveLength(1);
  const [away, ahead, current] = [
    await connect(user, 1),
    await connect(user, 99),
    await connect(user, 3),
  ];
  await Promise.all([away, ahead, current].map((stream) => stream.until(1)));
  expect(away.events).toEqual([{ type: 'reset', id: 4, data: {} }]);
  expect(ahead.events).toEqual([{ type: 'reset', id: 4, data: {} }]);
  expect(current.events).toEqual([{ type: 'notification', id: 4, data: {} }]);
  await publish(user);
  await away.until(2);
  expect(away.ids).toEqual([4, 5]);
});

test('everything may be gone, and the ids still go on', async () => {
  await publishTimes(2);
  await purgeLiveEvents(Date.now() + 2 * DAY_MS);
  const [current, away] = [await connect(user, 2), await connect(user, 1)];
  await away.until(1);
  expect(away.types).toEqual(['reset']);
  await publish(user);
  await current.until(1);
  expect(current.ids).toEqual([3]);
});

test('who has missed very many asks for everything again', async () => {
  await transaction(async (tx) => {
    for (let n = 0; n < 201; n += 1)
      await publishChange(tx, [user?.id ?? ''], { type: 'meeting', id: crypto.randomUUID() });
  });
  const stream = await connect(user, 0);
  await stream.until(1);
  expect(stream.events).toEqual([{ type: 'reset', id: 201, data: {} }]);
});

test('a poll finds what was not heard, for all streams in one statement', async () => {
  const streams = [await connect(user), await connect(user), await connect(other)];
  await Promise.all(streams.map((stream) => stream.until(1)));
  // As when the notification was lost: the rows alone.
  await database().execute(`
    with counted as (update live_event_counters set last_id = last_id + 1 returning *)
    insert into live_events (user_id, id, type) select user_id, last_id, 'notification' from counted`);
  await publish(user, other);
  await Promise.all(streams.map((stream) => stream.until(2)));
  const queries = jest.spyOn(pg.Client.prototype, 'query');
  // Who begins to listen reads once more, perhaps only now.
  for (let before = -1; before !== queries.mock.calls.length; await sleep(200))
    before = queries.mock.calls.length;
  queries.mockClear();
  await jest.advanceTimersByTimeAsync(3_000);
  const statements = queries.mock.calls.map(([text]) => textOf(text));
  expect(statements.filter((text) => !/^(?:begin|commit)\b/.test(text))).toHaveLength(1);
  queries.mockRestore();
});

test('events arrive after the connection that listens was cut', async () => {
  const stream = await connect();
  await stream.until(1);
  await cutListener();
  await publish(user);
  // Heard again a moment later; the poll does not run here.
  await stream.until(2);
  await publish(user);
  await stream.until(3);
  expect(stream.ids).toEqual([0, 1, 2]);
});

test('a session that ended closes its stream, and no other', async () => {
  const again = { ...user, cookie: await signIn(await rowOf(user)) } as TestUser;
  const [ended, current] = [await connect(user), await connect(other)];
  await Promise.all([ended.until(1), current.until(1)]);
  await revokeSessions(database(), user?.id ?? '', null, Date.now());
  await jest.advanceTimersByTimeAsync(HEARTBEAT_MS);
  await ended.over;
  expect(ended.types).toEqual(['ready', 'end']);
  expect(current.types).toEqual(['ready']);
  expect(current.heartbeats).toBe(2);
  expect((await connect(user)).status).toBe(401);
  expect((await connect(again)).status).toBe(401);
});

async function rowOf(who: TestUser | undefined) {
  const [row] = await database()
    .select()
    .from(users)
    .where(eq(users.id, who?.id ?? ''));
  if (!row) throw new Error('no such user');
  return row;
}

test('a user has twenty at a time, and a place is free again when one leaves', async () => {
  const streams: OpenStream[] = [];
  for (let n = 0; n < 20; n += 1) streams.push(await connect());
  const refused = await connect();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  expect((await connect(other)).status).toBe(200);
  streams[3]?.leave();
  await streams[3]?.over;
  expect((await connect()).status).toBe(200);
});

test('closing the process ends all of them', async () => {
  const streams = [await connect(user), await connect(other)];
  await closeStreams();
  await Promise.all(streams.map(({ over }) => over));
});

test('an id that cannot be one is refused', async () => {
  const { status } = await OpenStream.open(
    (path, init) => inProcess(`${path}?since=yesterday`, init),
    user?.cookie ?? '',
  );
  expect(status).toBe(400);
});

test('a page knows the last event before it was read, and goes on from there', async () => {
  const [lawyer, member] = [await newLawyer(), await newClient()];
  expect(await lastEventOf(member)).toBe(0);
  await publish(member);
  expect(await lastEventOf(member)).toBe(1);
  const stream = await connect(member, 1);
  await publish(member);
  await stream.until(1);
  expect(stream.ids).toEqual([2]);

  // The practice's, once the member works for it.
  await publish(lawyer, lawyer);
  await publish(lawyer);
  await publish(lawyer);
  await workFor(await newMember(lawyer, member), member);
  expect(await lastEventOf(member)).toBe(3);
});

test('a member hears of meetings and messages of the practice, and nothing more once it ended', async () => {
  const [lawyer, member] = [await newLawyer(), await newClient()];
  const memberId = await newMember(lawyer, member, ['meetings']);
  await workFor(memberId, member);
  const stream = await connect(member);
  await stream.until(1);
  const [id, later] = [crypto.randomUUID(), crypto.randomUUID()];
  await transaction((tx) => publishChange(tx, [lawyer.id], bell));
  await transaction((tx) => publishChange(tx, [lawyer.id], { type: 'work-item', id: later }));
  await transaction((tx) => publishChange(tx, [lawyer.id], { type: 'meeting', id }));
  await stream.until(2);
  expect(stream.events.map(({ type }) => type)).toEqual(['ready', 'meeting']);

  const ended = { params: { id: memberId }, cookie: lawyer.cookie };
  expect((await send(endMember, ended)).status).toBe(204);
  await transaction((tx) => publishChange(tx, [lawyer.id], { type: 'meeting', id: later }));
  // Without a poll or a heartbeat: the end itself wakes the stream.
  await stream.over;
  expect(stream.events.map(({ type }) => type)).toEqual(['ready', 'meeting', 'end']);
});
