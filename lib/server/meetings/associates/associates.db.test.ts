import { setTimeout as sleep } from 'node:timers/promises';
import { eq, like, sql } from 'drizzle-orm';
import pg from 'pg';
import { listActivity as activity, endMember } from '@/lib/contract/lawyers/members';
import type { AssociateCalls, MeetingAssociate } from '@/lib/contract/meetings/associates';
import {
  answerAssociate as answer,
  askAssociate as ask,
  listAssociateCalls as asked,
  listAssociates as choices,
  respondAsAssociate as respond,
  withdrawAssociate as withdraw,
} from '@/lib/contract/meetings/associates';
import { joinCall } from '@/lib/contract/meetings/calls';
import { getMeeting } from '@/lib/contract/meetings/meetings';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { closeStreams } from '@/lib/server/platform/streams/open-streams';
import { rateLimits, secondFactors, users } from '@/lib/server/schema/accounts';
import { meetingAssociates } from '@/lib/server/schema/associates';
import { lawyers } from '@/lib/server/schema/lawyers';
import { meetings } from '@/lib/server/schema/meetings';
import { mails, notifications } from '@/lib/server/schema/messages';
import { send } from '@/lib/testing/api/requests';
import { newCall, TestPage, videoCallOf } from '@/lib/testing/calls';
import {
  manilaTime,
  newClient,
  newLawyer,
  type TestLawyer,
  type TestUser,
} from '@/lib/testing/factories';
import { deleteDueAccounts } from '@/lib/testing/jobs';
import type { OpenStream } from '@/lib/testing/live-stream';
import { newMeeting } from '@/lib/testing/meeting-changes';
import { newMember } from '@/lib/testing/members';
import { exportedPresences } from '../calls/presences-service';
import { exportedAssociates } from '../records/associates-service';
import { notifyCancelled } from '../reminders/notifications-service';

/** As the activity of a practice names it. */
const JOINED = `${joinCall.method} ${joinCall.path}`;

const requestsOf = (id: string) =>
  database().select().from(meetingAssociates).where(eq(meetingAssociates.meetingId, id));

const notificationsOf = ({ id }: TestUser) =>
  database()
    .select()
    .from(notifications)
    .where(eq(notifications.userId, id))
    .orderBy(notifications.createdAt);

const open: OpenStream[] = [];
afterEach(async () => {
  for (const stream of open.splice(0)) stream.leave();
  await closeStreams();
});

/** A call that has begun, with a lawyer who works for its practice. */
async function practice() {
  const call = await newCall();
  const associate = await newLawyer({ displayName: 'Jose Abad' });
  const member = await newMember(call.lawyer, associate);
  const params = { id: call.id };
  return {
    call,
    associate,
    member,
    ask: (by: TestLawyer = call.lawyer, whom = member) =>
      send(ask, { params, body: { member: whom }, cookie: by.cookie }),
    respond: (request: string, accepted = true, by: TestUser = associate) =>
      send(respond, { params: { id: request }, body: { accepted }, cookie: by.cookie }),
    say: (request: string, agreed: boolean) =>
      send(answer, { params, body: { request, agreed }, cookie: call.client.cookie }),
    withdraw: () => send(withdraw, { params, cookie: call.lawyer.cookie }),
    page: new TestPage(call, associate),
  };
}

async function agreed() {
  const one = await practice();
  const { _id } = (await one.ask()).body as MeetingAssociate;
  expect((await one.respond(_id)).status).toBe(204);
  expect(await one.say(_id, true)).toMatchObject({ status: 200, body: { state: 'AGREED' } });
  return { ...one, request: _id };
}

async function inCall() {
  const one = await agreed();
  const stream = await one.page.open();
  open.push(stream);
  expect((await one.page.hello()).status).toBe(204);
  return { ...one, stream };
}

async function putOut(stream: OpenStream): Promise<void> {
  for (let tries = 0; !stream.types.includes('closed'); tries += 1) {
    if (tries > 200) throw new Error('still in the call');
    await sleep(50);
  }
}

test('without the client’s consent an associate is not let in, and learns of no call', async () => {
  const { ask: once, respond: accept, page, associate, call } = await practice();
  expect((await page.join()).status).toBe(404);
  expect(await once()).toMatchObject({
    status: 200,
    body: { name: 'Jose Abad', state: 'ASKED', accepted: false, answered_at: null },
  });
  expect((await page.join()).status).toBe(404);
  const shown = async () => {
    const { body } = await send(getMeeting, {
      params: { id: call.id },
      cookie: call.client.cookie,
    });
    return (body as { associate: MeetingAssociate | null }).associate;
  };
  const notified = async () =>
    (await database().select().from(mails).where(eq(mails.recipient, call.client.email))).filter(
      ({ template }) => template === 'associate-asked',
    );
  const listed = (await send(asked, { cookie: associate.cookie })).body as AssociateCalls;
  expect(listed).toMatchObject({ results: [], requests: [{ lawyer_name: expect.any(String) }] });
  expect([await shown(), await notified()]).toEqual([null, []]);
  const id = listed.requests[0]?._id ?? '';
  for (let i = 0; i < 2; i += 1) expect((await accept(id)).status).toBe(204);
  expect(await shown()).toMatchObject({ state: 'ASKED', accepted: true });
  expect(await notified()).toHaveLength(1);
  expect((await page.join()).status).toBe(404);
});

test('questions beyond the limit are refused, the same again counts for nothing', async () => {
  const { call, ask: again } = await practice();
  expect((await again()).status).toBe(200);
  await database()
    .update(rateLimits)
    .set({ points: 1_000_000, expire: sql`${rateLimits.expire} + 60000` })
    .where(like(rateLimits.key, '%associate_requests_account%'));
  expect((await again()).status).toBe(200);
  const another = await newMember(call.lawyer, await newLawyer());
  expect(await again(call.lawyer, another)).toMatchObject({
    status: 429,
    body: { key: 'rate_limited' },
  });
  await database().delete(rateLimits);
});

test('asked and answered again changes nothing', async () => {
  const { ask: again, say, call, request } = await agreed();
  const before = await requestsOf(call.id);
  expect(await again()).toMatchObject({ status: 200, body: { _id: request, state: 'AGREED' } });
  expect((await say(request, true)).status).toBe(200);
  expect(await requestsOf(call.id)).toEqual(before);
});

test('with consent the associate joins under the own name', async () => {
  const { page, associate, call } = await agreed();
  const joined = await page.join();
  expect(videoCallOf(joined)).toMatchObject({ role: 'associate' });
  expect(videoCallOf(joined).people).toContainEqual(
    expect.objectContaining({ role: 'associate', display_name: 'Jose Abad' }),
  );
  const { body } = await send(asked, { cookie: associate.cookie });
  expect(body).toMatchObject({ results: [{ meeting_id: call.id }], has_second_factor: true });
});

test('declined, nobody joins, and the same associate is not asked for again', async () => {
  const { ask: once, respond: accept, say, page } = await practice();
  const { _id } = (await once()).body as MeetingAssociate;
  expect((await say(_id, true)).status).toBe(404);
  expect((await accept(_id)).status).toBe(204);
  expect(await say(_id, false)).toMatchObject({ status: 200, body: { state: 'DECLINED' } });
  expect((await page.join()).status).toBe(404);
  expect(await once()).toMatchObject({ status: 409, body: { key: 'bad_transition' } });
  expect(await say(_id, true)).toMatchObject({ status: 409 });
});

test('taken back during the call, the associate is put out and cannot come back', async () => {
  const { say, request, stream, page } = await inCall();
  expect((await say(request, false)).status).toBe(200);
  await putOut(stream);
  expect((await page.hello()).status).toBe(404);
});

test('a member who is ended is put out', async () => {
  const { member, call, stream, page } = await inCall();
  const ended = await send(endMember, { params: { id: member }, cookie: call.lawyer.cookie });
  expect(ended.status).toBe(204);
  await putOut(stream);
  expect((await page.join()).status).toBe(404);
});

test('without a checked ID the associate is put out, and can be asked no more', async () => {
  const { associate, call, stream } = await inCall();
  await database()
    .update(lawyers)
    .set({ ibpVerifiedAt: null })
    .where(eq(lawyers.id, associate.lawyerId));
  await putOut(stream);
  const params = { id: call.id };
  expect((await send(choices, { params, cookie: call.lawyer.cookie })).body).toEqual({
    results: [],
  });
});

test('the lawyer takes it back, as often as they like', async () => {
  const { withdraw: back, stream } = await inCall();
  for (let i = 0; i < 2; i += 1) expect((await back()).status).toBe(204);
  await putOut(stream);
});

test('a foreign lawyer asks nobody, and nobody of another practice is asked', async () => {
  const [one, other] = [await practice(), await practice()];
  expect((await one.ask(other.call.lawyer)).status).toBe(404);
  expect((await one.ask(one.call.lawyer, other.member)).status).toBe(404);
});

test('two at once are one, and nobody agrees to somebody else', async () => {
  const { ask: once, say } = await practice();
  const answers = await Promise.all([once(), once()]);
  const [first, second] = answers.map(({ body }) => (body as MeetingAssociate)._id);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(first).toBe(second);
  expect((await say('6f1c1f0e-6d5a-4d0b-9a51-6f6a0b2c9d11', true)).status).toBe(404);
});

test('a suspended associate is put out', async () => {
  const { associate, stream, page } = await inCall();
  await database()
    .update(users)
    .set({ suspendedAt: new Date(), suspensionReason: 'The roll says disbarred.' })
    .where(eq(users.id, associate.id));
  await putOut(stream);
  expect((await page.join()).status).not.toBe(200);
});

test('without a second factor nobody joins, and whoever loses it is put out', async () => {
  const { associate, stream, page } = await inCall();
  await database().delete(secondFactors).where(eq(secondFactors.userId, associate.id));
  await putOut(stream);
  expect((await page.join()).status).toBe(404);
  expect((await send(asked, { cookie: associate.cookie })).body).toMatchObject({
    results: [{}],
    has_second_factor: false,
  });
});

describe('whoever had the other side as a client', () => {
  async function conflicted() {
    const one = await practice();
    await database()
      .update(meetings)
      .set({ otherParty: 'Juan de la Cruz' })
      .where(eq(meetings.id, one.call.id));
    const juan = await newClient({ firstName: 'Juan', lastName: 'de la Cruz' });
    const start = manilaTime(-30, 600);
    await newMeeting(juan, one.associate, start, { meeting: { status: 'COMPLETED' } });
    return one;
  }

  test('is asked as everybody is, and cannot accept', async () => {
    const [{ ask: once, respond: accept, call }, other] = [await conflicted(), await practice()];
    const [asked, elsewhere] = [await once(), await other.ask()];
    const alike = ({ body }: typeof asked) => {
      const { _id, asked_at, profile, ...rest } = body as MeetingAssociate;
      return rest;
    };
    expect([asked.status, alike(asked)]).toEqual([elsewhere.status, alike(elsewhere)]);
    const { _id } = asked.body as MeetingAssociate;
    const refused = await accept(_id);
    expect(refused).toMatchObject({ status: 409, body: { key: 'bad_transition' } });
    expect(JSON.stringify(refused.body)).not.toMatch(/Juan|Cruz/);
    expect(await requestsOf(call.id)).toMatchObject([{ state: 'ASKED', acceptedAt: null }]);
    expect(await notificationsOf(call.client)).toEqual([]);
  });

  test('declines, and the asking lawyer reads what every no says', async () => {
    const [one, other] = [await conflicted(), await practice()];
    const ends = [];
    for (const { ask: once, respond: answer, call } of [one, other]) {
      const { _id } = (await once()).body as MeetingAssociate;
      expect((await answer(_id, false)).status).toBe(204);
      expect((await answer(_id, false)).status).toBe(404);
      expect(await notificationsOf(call.client)).toEqual([]);
      const [row] = await requestsOf(call.id);
      const notified = await notificationsOf(call.lawyer);
      ends.push([row?.state, notified.map(({ title }) => title)]);
    }
    expect(ends[0]).toEqual(ends[1]);
    expect(ends[0]).toEqual(['WITHDRAWN', ['An associate does not join']]);
  });

  test('is asked by nobody else: a request is its associate’s alone', async () => {
    const { ask: once, respond: answer } = await practice();
    const { _id } = (await once()).body as MeetingAssociate;
    expect((await answer(_id, true, await newLawyer())).status).toBe(404);
    expect((await answer(crypto.randomUUID(), true)).status).toBe(404);
  });
});

test('the practice sees that the associate joined, once for each call', async () => {
  const { page, member, call } = await inCall();
  expect((await page.hello()).status).toBe(204);
  expect((await new TestPage(call, page.who).hello()).status).toBe(204);
  const { body } = await send(activity, { cookie: call.lawyer.cookie });
  expect(body).toMatchObject({
    results: [{ member: { _id: member }, operation: JOINED, target: call.id }],
  });
});

test('the export of an associate has the own request and presence, and nobody else’s', async () => {
  const { page, associate, call, request } = await inCall();
  await new TestPage(call, call.client).hello();
  const exported = await Promise.all([
    exportedPresences(database(), associate.id),
    exportedAssociates(database(), associate.id),
  ]);
  expect(exported).toMatchObject([
    { data: [{ meeting: call.id, who: 'associate' }] },
    { data: [{ meeting: call.id, is_about_you: true, state: 'AGREED' }] },
  ]);
  expect((await page.leave()).status).toBe(204);
  const ofClient = await exportedPresences(database(), call.client.id);
  expect(ofClient?.data).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ who: 'associate' }),
      expect.objectContaining({ who: 'client' }),
    ]),
  );
  expect(JSON.stringify(ofClient)).not.toContain(request);
});

test('an account that is deleted leaves the call, and no name behind', async () => {
  const { associate, stream, call } = await inCall();
  await database()
    .update(users)
    .set({ deletionDueAt: new Date(Date.now() - 1000) })
    .where(eq(users.id, associate.id));
  await putOut(stream);
  await deleteDueAccounts(Date.now());
  expect(await requestsOf(call.id)).toMatchObject([{ state: 'WITHDRAWN' }]);
  const shown = await send(getMeeting, { params: { id: call.id }, cookie: call.client.cookie });
  expect(shown.body).toMatchObject({ associate: { name: 'Deleted account', is_checked: false } });
});

test('client and associate are told, of a withdrawal too, and nobody of the case', async () => {
  const { call, associate, withdraw: back } = await agreed();
  const [ofClient, ofAssociate] = [
    await notificationsOf(call.client),
    await notificationsOf(associate),
  ];
  expect(ofClient).toMatchObject([
    {
      title: 'May another lawyer join your call?',
      url: `/customer-portal/meeting/${call.id}#associate`,
    },
  ]);
  expect(ofAssociate).toMatchObject([
    { title: 'Can you join a call?', url: '/lawyer-portal' },
    { title: 'You are asked into a call', url: '/lawyer-portal' },
  ]);
  const mailed = await database().select().from(mails).where(eq(mails.recipient, associate.email));
  expect(mailed.map(({ template }) => template)).toEqual(['associate-joins']);
  expect(JSON.stringify([ofAssociate, mailed])).not.toContain('Unpaid loan');
  expect((await back()).status).toBe(204);
  expect(await notificationsOf(call.client)).toEqual([]);
  expect(await notificationsOf(associate)).toMatchObject([{ title: 'You no longer join a call' }]);
});

test('an associate hears that the meeting is cancelled', async () => {
  const { call, associate } = await agreed();
  await transaction((tx) =>
    notifyCancelled(tx, call.id, { by: 'client', refund: 0, now: Date.now() }),
  );
  expect((await notificationsOf(associate)).map(({ title }) => title)).toEqual([
    'Can you join a call?',
    'You are asked into a call',
    'Call cancelled',
  ]);
});

test('the list of calls costs the same, however many there are', async () => {
  const { associate, call, member } = await agreed();
  const cost = async () => {
    const statements = jest.spyOn(pg.Client.prototype, 'query');
    const { body } = await send(asked, { cookie: associate.cookie });
    const { length } = statements.mock.calls;
    statements.mockRestore();
    return [(body as { results: unknown[] }).results.length, length];
  };
  expect(await cost()).toEqual([1, 4]);
  for (const days of [1, 2, 3]) {
    const { id } = await newMeeting(call.client, call.lawyer, manilaTime(days, 600));
    await database().insert(meetingAssociates).values({
      meetingId: id,
      memberId: member,
      userId: associate.id,
      state: 'AGREED',
      askedAt: new Date(),
      answeredAt: new Date(),
      consentVersion: 1,
    });
  }
  expect(await cost()).toEqual([4, 4]);
});
