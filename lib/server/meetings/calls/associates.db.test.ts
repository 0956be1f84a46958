import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { GET as asked } from '@/app/api/v1/lawyers/associate-calls/route';
import { DELETE as endMember } from '@/app/api/v1/lawyers/members/[id]/route';
import { PUT as answer } from '@/app/api/v1/meeting/[id]/associate/consent/route';
import {
  PUT as ask,
  GET as choices,
  DELETE as withdraw,
} from '@/app/api/v1/meeting/[id]/associate/route';
import type { MeetingAssociate } from '@/lib/contract/meetings/associates';
import { database } from '@/lib/server/platform/db/pool';
import { closeStreams } from '@/lib/server/platform/streams/open-streams';
import { meetingAssociates } from '@/lib/server/schema/associates';
import { lawyers } from '@/lib/server/schema/lawyers';
import { mails } from '@/lib/server/schema/messages';
import { send } from '@/lib/testing/api/requests';
import { newCall, TestPage, videoCallOf } from '@/lib/testing/calls';
import { newLawyer, type TestLawyer } from '@/lib/testing/factories';
import type { OpenStream } from '@/lib/testing/live-stream';
import { newMember } from '@/lib/testing/members';

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
    say: (request: string, agreed: boolean) =>
      send(answer, { params, body: { request, agreed }, cookie: call.client.cookie }),
    withdraw: () => send(withdraw, { params, cookie: call.lawyer.cookie }),
    page: new TestPage(call, associate),
  };
}

async function agreed() {
  const one = await practice();
  const { _id } = (await one.ask()).body as MeetingAssociate;
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
  const { ask: once, page, associate, call } = await practice();
  expect((await page.join()).status).toBe(404);
  expect(await once()).toMatchObject({
    status: 200,
    body: { name: 'Jose Abad', state: 'ASKED', is_checked: true, answered_at: null },
  });
  expect((await page.join()).status).toBe(404);
  expect((await send(asked, { cookie: associate.cookie })).body).toMatchObject({ results: [] });
  const told = await database().select().from(mails).where(eq(mails.recipient, call.client.email));
  expect(told.filter(({ template }) => template === 'associate-asked')).toHaveLength(1);
});

test('asked and answered again changes nothing', async () => {
  const { ask: again, say, call, request } = await agreed();
  const [before] = await database()
    .select()
    .from(meetingAssociates)
    .where(eq(meetingAssociates.meetingId, call.id));
  expect(await again()).toMatchObject({ status: 200, body: { _id: request, state: 'AGREED' } });
  expect((await say(request, true)).status).toBe(200);
  const rows = await database()
    .select()
    .from(meetingAssociates)
    .where(eq(meetingAssociates.meetingId, call.id));
  expect(rows).toEqual([before]);
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
  const { ask: once, say, page } = await practice();
  const { _id } = (await once()).body as MeetingAssociate;
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
