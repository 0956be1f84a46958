import { asc, eq } from 'drizzle-orm';
import { MINUTE_MS } from '@/lib/domain/platform/time';
import { database } from '@/lib/server/platform/db/pool';
import { closeStreams } from '@/lib/server/platform/streams/open-streams';
import { callConnections, callEvents, callPresences } from '@/lib/server/schema/calls';
import { newCall, type TestCall, TestPage } from '@/lib/testing/calls';
import { exportedConnections } from './connections';

let call: TestCall;
let client: TestPage;
let lawyer: TestPage;
let now: number;

beforeEach(async () => {
  call = await newCall();
  [client, lawyer] = [new TestPage(call, call.client), new TestPage(call, call.lawyer)];
  now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await closeStreams();
});

const ALONE = { with: [], devices: true };
const report = (page: TestPage, connection: object = ALONE) => page.post('state', { connection });

/** So many seconds later, in which the pages' streams were open. */
async function pass(seconds: number) {
  now += seconds * 1000;
  await database()
    .update(callPresences)
    .set({ lastSeenAt: new Date(now) })
    .where(eq(callPresences.meetingId, call.id));
}

/** Lists stretches: who, seconds, with whom. */
async function stretches() {
  const rows = await database()
    .select()
    .from(callConnections)
    .where(eq(callConnections.meetingId, call.id))
    .orderBy(asc(callConnections.startedAt), asc(callConnections.reportedAt));
  return rows.map(({ role, startedAt, reportedAt, connectedTo }) => [
    role,
    (reportedAt.getTime() - startedAt.getTime()) / 1000,
    connectedTo.join(),
  ]);
}

test('reports follow each other as one stretch; a hello alone is none', async () => {
  await client.hello();
  expect(await stretches()).toEqual([]);
  for (let n = 0; n < 4; n += 1) {
    expect((await report(client)).status).toBe(204);
    await pass(20);
  }
  expect(await stretches()).toEqual([['client', 60, '']]);
});

test('who is silent for too long begins anew, and what changes goes on', async () => {
  await client.hello();
  await lawyer.hello();
  await report(client);
  await pass(20);
  await report(client, { with: ['lawyer', 'lawyer', 'client'], devices: true });
  await pass(20);
  await report(client, { with: ['lawyer'], devices: true });
  await pass(60);
  await report(client, { with: ['lawyer'], devices: true });
  await pass(20);
  await report(client, { with: ['lawyer'], devices: false });
  expect(await stretches()).toEqual([
    ['client', 0, ''],
    ['client', 40, 'lawyer'],
    ['client', 0, 'lawyer'],
    ['client', 20, 'lawyer'],
  ]);
});

test('nothing of it is passed on, and reports without a pause are few rows', async () => {
  await client.hello();
  for (let n = 0; n < 20; n += 1) await report(client, { with: [], devices: n % 2 === 0 });
  expect(await stretches()).toHaveLength(1);
  const events = await database()
    .select()
    .from(callEvents)
    .where(eq(callEvents.meetingId, call.id));
  expect(events.map(({ kind }) => kind)).toEqual(['hello']);
});

test('a page that is not in the call, has left or is somebody else’s reports nothing', async () => {
  expect(await report(client)).toMatchObject({ status: 409, body: { key: 'bad_transition' } });
  await client.hello();
  const stolen = new TestPage(call, call.lawyer, client.sid);
  expect((await report(stolen)).status).toBe(409);
  await client.leave({ sid: client.sid });
  expect((await report(client)).status).toBe(409);
  await client.hello();
  now += MINUTE_MS;
  expect((await report(client)).status).toBe(409);
  expect(await stretches()).toEqual([]);
});

test.each([{}, { with: ['judge'], devices: true }, { with: [], devices: 1 }, 'alone', null])(
  '%j is no report',
  async (connection) => {
    await client.hello();
    expect((await client.post('state', { connection })).status).toBe(400);
  },
);

test('a copy of the own data says what the browsers reported', async () => {
  await client.hello();
  await report(client);
  const data = [{ meeting: call.id, who: 'client', connected_to: [], devices_on: true }];
  for (const { id } of [call.client, call.lawyer])
    expect(await exportedConnections(database(), id)).toMatchObject({
      name: 'video_call_connections',
      data,
    });
  expect(await exportedConnections(database(), (await newCall()).client.id)).toBeUndefined();
});
