import { setTimeout as sleep } from 'node:timers/promises';
import type { CallPerson } from '@/lib/contract/meetings/calls';
import type { MeetingGuest } from '@/lib/contract/meetings/guests';
import {
  enterAsGuest as enter,
  inviteGuest as invite,
  withdrawGuest as withdraw,
} from '@/lib/contract/meetings/guests';
import { closeStreams } from '@/lib/server/platform/streams/open-streams';
import { send, TestBrowser } from '@/lib/testing/api/requests';
import { newCall, presentIn, type TestCall, TestPage, videoCallOf } from '@/lib/testing/calls';
import { newClient } from '@/lib/testing/factories';
import type { OpenStream } from '@/lib/testing/live-stream';

const open: OpenStream[] = [];
afterEach(async () => {
  for (const stream of open.splice(0)) stream.leave();
  await closeStreams();
});

async function streamOf(page: TestPage): Promise<OpenStream> {
  const stream = await page.open();
  open.push(stream);
  return stream;
}

/** Cookie of a guest whom the client invited, and who agreed. */
async function guestOf({ id, client }: TestCall, cookie = ''): Promise<string> {
  const body = { relation: 'INTERPRETER', consent: true };
  const invited = await send(invite, { params: { id }, cookie: client.cookie, body });
  const token = (invited.body as MeetingGuest).url?.split('/guest/')[1];
  const browser = new TestBrowser(cookie);
  await browser.call(enter, { body: { token, name: 'Ana Cruz', agreed: true } });
  return [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}

async function eventually(isSo: () => boolean): Promise<void> {
  for (let tries = 0; !isSo(); tries += 1) {
    if (tries > 200) throw new Error('it did not become so');
    await sleep(50);
  }
}

function peopleIn({ events }: OpenStream): CallPerson[] {
  const data = events.findLast(({ type }) => type === 'people')?.data;
  return ((data ?? { people: [] }) as { people: CallPerson[] }).people;
}

test('a guest joins with a name, without an account, and others see it at once', async () => {
  const call = await newCall();
  const lawyer = new TestPage(call, call.lawyer);
  const theirs = await streamOf(lawyer);
  await theirs.until(2);
  const guest = new TestPage(call, { cookie: await guestOf(call) });
  const joined = await guest.join();
  expect(joined.status).toBe(200);
  expect(videoCallOf(joined)).toMatchObject({ role: 'guest', meeting_id: call.id });
  await streamOf(guest);
  expect((await guest.hello()).status).toBe(204);
  await eventually(() => presentIn(theirs).includes('guest'));
  expect(peopleIn(theirs).find(({ role }) => role === 'guest')).toMatchObject({
    display_name: 'Ana Cruz',
  });
});

test('a guest who is signed in as somebody else is the guest; one of the two people stays who they are', async () => {
  const call = await newCall();
  const stranger = await newClient();
  expect((await new TestPage(call, stranger).join()).status).toBe(404);
  const cookie = await guestOf(call, stranger.cookie);
  expect(videoCallOf(await new TestPage(call, { cookie }).join()).role).toBe('guest');
  const own = await guestOf(call, call.client.cookie);
  expect(videoCallOf(await new TestPage(call, { cookie: own }).join()).role).toBe('client');
});

test('withdrawn, the guest is put out of the call at once and cannot come back', async () => {
  const call = await newCall();
  const cookie = await guestOf(call);
  const guest = new TestPage(call, { cookie });
  const theirs = await streamOf(new TestPage(call, call.lawyer));
  const stream = await streamOf(guest);
  await guest.hello();
  await eventually(() => presentIn(theirs).includes('guest'));
  const answer = await send(withdraw, { params: { id: call.id }, cookie: call.client.cookie });
  expect(answer.status).toBe(204);
  await eventually(() => stream.types.includes('closed'));
  expect(stream.events.at(-1)).toMatchObject({ type: 'closed', data: { reason: 'not_allowed' } });
  await eventually(() => !presentIn(theirs).includes('guest'));
  expect(peopleIn(theirs).map(({ role }) => role)).toEqual(['client', 'lawyer']);
  for (const again of [await guest.join(), await guest.hello()]) expect(again.status).toBe(401);
});
