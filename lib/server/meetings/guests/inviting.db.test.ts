import { eq, like } from 'drizzle-orm';
import type { MeetingGuest } from '@/lib/contract/meetings/guests';
import {
  enterAsGuest as enter,
  getGuestLink as getLink,
  getGuestMeeting as getPass,
  inviteGuest as invite,
  renewGuestLink as renew,
  withdrawGuest as withdraw,
} from '@/lib/contract/meetings/guests';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { getMeeting } from '@/lib/contract/meetings/meetings';
import { DAY_MS, HOUR_MS, isoInstant, MINUTE_MS } from '@/lib/domain/platform/time';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { meetingGuests } from '@/lib/server/schema/guests';
import { meetings } from '@/lib/server/schema/meetings';
import { notifications } from '@/lib/server/schema/messages';
import { send, TestBrowser } from '@/lib/testing/api/requests';
import { newClient, newLawyer, type TestLawyer, type TestUser } from '@/lib/testing/factories';
import { newMeeting } from '@/lib/testing/meeting-changes';
import {
  currentGuest,
  eraseGuestNames,
  eraseGuests,
  exportedGuests,
  guestOf,
  storePass,
} from '../records/guests-service';

let client: TestUser;
let lawyer: TestLawyer;
let stranger: TestUser;
let hours = 0;

beforeEach(async () => {
  client = await newClient({ firstName: 'Maria', lastName: 'reyes' });
  lawyer = await newLawyer({ displayName: 'Rosa Palma-Lim' });
  stranger = await newClient();
});

/** A confirmed video meeting that starts in some hours. */
async function meetingAt(start?: number, more: Parameters<typeof newMeeting>[3] = {}) {
  hours += 1;
  const { id } = await newMeeting(client, lawyer, start ?? Date.now() + DAY_MS + hours * HOUR_MS, {
    bookedAt: Date.now() - 3 * DAY_MS,
    ...more,
  });
  return id;
}

const INTERPRETER = { relation: 'INTERPRETER', consent: true };
const INTERPRETER_SHOWN = { relation: 'INTERPRETER', name: null };

const inviteTo = (id: string, body: object = INTERPRETER, { cookie }: TestUser = client) =>
  send(invite, { params: { id }, cookie, body });
const withdrawFrom = (id: string, { cookie }: TestUser = client) =>
  send(withdraw, { params: { id }, cookie });
const seenBy = async (id: string, { cookie }: TestUser) =>
  (await send(getMeeting, { params: { id }, cookie })).body as Meeting;
const rowsOf = (id: string) =>
  database().select().from(meetingGuests).where(eq(meetingGuests.meetingId, id));

async function tokenFor(id: string): Promise<string> {
  const { url } = (await inviteTo(id)).body as MeetingGuest;
  return url?.split('/guest/')[1] ?? '';
}

async function guestBrowser(token: string, name = 'Ana Cruz') {
  const browser = new TestBrowser();
  const answer = await browser.call(enter, { body: { token, name, agreed: true } });
  const cookie = `guest_pass=${browser.cookies.get('guest_pass')}`;
  return { browser, answer, cookie };
}

const notificationsOf = () =>
  database()
    .select()
    .from(notifications)
    .where(like(notifications.dedupeKey, 'meeting-guest:%'))
    .then((rows) => rows.filter(({ userId }) => userId === lawyer.id));

test('the client invites one guest with consent, sees the link again, and the lawyer is told', async () => {
  const id = await meetingAt();
  const answer = await inviteTo(id, { ...INTERPRETER, name: 'Ana Cruz' });
  const link = expect.stringMatching(
    /^http:\/\/127\.0\.0\.1:3000\/guest\/[\da-f-]{36}\.[\w-]{43}$/,
  );
  expect(answer).toMatchObject({
    status: 200,
    body: { relation: 'INTERPRETER', name: 'Ana Cruz', accepted_at: null, url: link },
  });
  expect(await seenBy(id, client)).toMatchObject({ guest: answer.body, can_invite_guest: true });
  const shown = await seenBy(id, lawyer);
  expect(shown.guest).toEqual({ ...(answer.body as MeetingGuest), url: null });
  expect(shown.can_invite_guest).toBe(false);
  const [row] = await rowsOf(id);
  expect(row).toMatchObject({ consentVersion: 1, acceptedAt: null });
  expect(JSON.stringify(row)).not.toContain('http');
  const [notified] = await notificationsOf();
  expect(notified?.body).toMatch(/^Maria reyes invited an interpreter to your meeting on /);
  expect(notified?.url).toBe(`/lawyer-portal/meeting/${id}`);
});

test('without the client’s consent nobody is invited', async () => {
  const id = await meetingAt();
  for (const body of [{ relation: 'FAMILY' }, { relation: 'FAMILY', consent: false }])
    expect(await inviteTo(id, body)).toMatchObject({
      status: 400,
      body: { fields: { consent: 'Please agree before you continue.' } },
    });
  expect((await inviteTo(id, { ...INTERPRETER, name: 'www.x.example' })).status).toBe(400);
  expect(await rowsOf(id)).toEqual([]);
});

test('there is one guest: a repeat changes nothing, other words change who it is and keep the link', async () => {
  const id = await meetingAt();
  const before = (await notificationsOf()).length;
  const first = (await inviteTo(id)).body as MeetingGuest;
  expect((await inviteTo(id)).body).toEqual(first);
  const second = (await inviteTo(id, { relation: 'FAMILY', consent: true })).body as MeetingGuest;
  expect(second).toMatchObject({ relation: 'FAMILY', url: first.url });
  expect(await rowsOf(id)).toHaveLength(1);
  const notified = await notificationsOf();
  expect(notified).toHaveLength(before + 1);
  expect(notified.some(({ body }) => body.includes('a family member'))).toBe(true);
  await Promise.all([inviteTo(id), inviteTo(id), inviteTo(id)]);
  expect(await rowsOf(id)).toHaveLength(1);
});

test('the lawyer cannot invite, others do not find the meeting, and nothing changes', async () => {
  const id = await meetingAt();
  for (const call of [inviteTo(id, INTERPRETER, lawyer), withdrawFrom(id, lawyer)])
    expect(await call).toMatchObject({ status: 403, body: { key: 'wrong_role' } });
  expect((await inviteTo(id, INTERPRETER, stranger)).status).toBe(404);
  expect(await rowsOf(id)).toEqual([]);
  await inviteTo(id);
  expect((await withdrawFrom(id, stranger)).status).toBe(404);
  expect(await rowsOf(id)).toHaveLength(1);
});

test.each([
  ['cancelled', { status: 'CANCELLED' }, 'meeting_cancelled'],
  ['unpaid', { status: 'PAYMENT_PENDING' }, 'bad_transition'],
  ['by phone', { meeting: { type: 'PHONE', phone: '+639171234567' } }, 'bad_transition'],
] as const)('nobody is invited to a meeting that is %s', async (_how, seed, key) => {
  const id = await meetingAt(undefined, seed);
  expect(await inviteTo(id)).toMatchObject({ status: 409, body: { key } });
  expect((await seenBy(id, client)).can_invite_guest).toBe(false);
});

test('nobody is invited to a meeting that is over', async () => {
  const id = await meetingAt(Date.now() - 31 * MINUTE_MS);
  expect(await inviteTo(id)).toMatchObject({ status: 409, body: { key: 'too_late' } });
});

test('the link names client and lawyer and nothing of the case; without one nothing is found', async () => {
  const id = await meetingAt();
  const token = await tokenFor(id);
  const { status, body } = await send(getLink, { body: { token } });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    meeting_id: id,
    client_name: 'Maria R.',
    lawyer_name: 'Rosa Palma-Lim',
    state: 'early',
  });
  expect(JSON.stringify(body)).not.toMatch(/loan|reyes/i);
  for (const wrong of [`${token}x`, token.slice(1), `${token.split('.')[0]}.x`, 'x'])
    expect((await send(getLink, { body: { token: wrong } })).status).toBe(404);
});

test('the guest agrees under a name and is known by the cookie, for that meeting alone', async () => {
  const [id, other] = [await meetingAt(), await meetingAt()];
  const token = await tokenFor(id);
  await inviteTo(other);
  const { answer, browser, cookie } = await guestBrowser(token);
  expect(answer.status).toBe(200);
  const [line = ''] = answer.headers.getSetCookie();
  expect(line).toMatch(/^guest_pass=[\w.-]+; Path=\/; Max-Age=\d+; SameSite=Lax; HttpOnly$/);
  expect(await guestOf(cookie, id)).toMatchObject({ displayName: 'Ana Cruz' });
  expect(await guestOf(cookie, other)).toBeNull();
  expect(await guestOf(null, id)).toBeNull();
  expect(await browser.call(getPass, { params: { id } })).toMatchObject({
    status: 200,
    body: { name: 'Ana Cruz', meeting_id: id },
  });
  expect((await browser.call(getPass, { params: { id: other } })).status).toBe(404);
  expect((await seenBy(id, lawyer)).guest).toMatchObject({
    name: 'Ana Cruz',
    accepted_at: expect.any(String),
  });
  expect(await currentGuest(database(), id)).toMatchObject({ accepted: true });
});

test('without a name or the agreement there is no cookie', async () => {
  const token = await tokenFor(await meetingAt());
  for (const body of [
    { token, name: 'Ana Cruz' },
    { token, name: ' ', agreed: true },
    { token, name: 'a'.repeat(81), agreed: true },
  ]) {
    const answer = await send(enter, { body });
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([400, []]);
  }
});

const enterWith = (browser: TestBrowser, token: string, name: string) =>
  browser.call(enter, { body: { token, name, agreed: true } });

test('a link lets in the browser that opened it first, which may do so again; no second one', async () => {
  const id = await meetingAt();
  const token = await tokenFor(id);
  const laptop = await guestBrowser(token);
  const [first] = await rowsOf(id);
  const phone = await guestBrowser(token, 'Eve');
  expect(phone.answer).toMatchObject({
    status: 409,
    body: { key: 'bad_transition' },
  });
  expect((phone.answer.body as { message: string }).message).toMatch(
    /opened in another browser before/,
  );
  expect(phone.answer.headers.getSetCookie()).toEqual([]);
  expect(await rowsOf(id)).toEqual([first]);
  expect((await enterWith(laptop.browser, token, 'Ana C.')).status).toBe(200);
  expect(await rowsOf(id)).toMatchObject([{ name: 'Ana C.', acceptedAt: first?.acceptedAt }]);
});

test('of two browsers at the same time one is let in', async () => {
  const token = await tokenFor(await meetingAt());
  const both = await Promise.all([guestBrowser(token, 'Ana'), guestBrowser(token, 'Eve')]);
  expect(both.map(({ answer }) => answer.status).toSorted()).toEqual([200, 409]);
});

test('a new link is for another browser; the former link and its browser are let in no more', async () => {
  const id = await meetingAt();
  const token = await tokenFor(id);
  const laptop = await guestBrowser(token);
  const renewed = await send(renew, { params: { id }, cookie: client.cookie });
  expect(renewed).toMatchObject({ status: 200, body: { ...INTERPRETER_SHOWN, accepted_at: null } });
  const next = (renewed.body as MeetingGuest).url?.split('/guest/')[1] ?? '';
  expect(next).not.toBe(token);
  expect(await guestOf(laptop.cookie, id)).toBeNull();
  expect((await enterWith(new TestBrowser(), token, 'Eve')).status).toBe(404);
  const phone = await guestBrowser(next, 'Ana C.');
  expect(await guestOf(phone.cookie, id)).toMatchObject({ displayName: 'Ana C.' });
  expect((await notificationsOf()).filter(({ url }) => url?.endsWith(id))).toHaveLength(1);
});

test('nobody else makes a new link, and there is none of nobody', async () => {
  const id = await meetingAt();
  const asked = (who: TestUser) => send(renew, { params: { id }, cookie: who.cookie });
  expect(await asked(client)).toMatchObject({ status: 409, body: { key: 'bad_transition' } });
  const token = await tokenFor(id);
  expect((await asked(stranger)).status).toBe(404);
  expect((await asked(lawyer)).status).toBe(403);
  expect((await send(getLink, { body: { token } })).status).toBe(200);
});

test('withdrawn at once: link and cookie are worth nothing, also after another is invited', async () => {
  const id = await meetingAt();
  const token = await tokenFor(id);
  const { cookie, browser } = await guestBrowser(token);
  expect((await withdrawFrom(id)).status).toBe(204);
  expect((await withdrawFrom(id)).status).toBe(204);
  expect(await guestOf(cookie, id)).toBeNull();
  expect((await notificationsOf()).some(({ url }) => url?.endsWith(id))).toBe(false);
  const next = await tokenFor(id);
  expect(next).not.toBe(token);
  expect(await guestOf(cookie, id)).toBeNull();
  expect((await browser.call(getPass, { params: { id } })).status).toBe(404);
  expect((await send(getLink, { body: { token } })).status).toBe(404);
  expect((await send(enter, { body: { token, name: 'Ana', agreed: true } })).status).toBe(404);
});

test('a forged cookie, one of another kind and one that is too old are none', async () => {
  const id = await meetingAt();
  await guestBrowser(await tokenFor(id));
  const [row] = await rowsOf(id);
  if (!row) throw new Error('no guest');
  const line = (until: number, now: number) =>
    storePass(row, until, now).then((text) => text.split(';')[0] ?? '');
  const good = await line(HOUR_MS, 0);
  expect(await guestOf(good, id)).not.toBeNull();
  expect(await guestOf(`${good}x`, id)).toBeNull();
  expect(await guestOf(good.replace('.', '.e30'), id)).toBeNull();
  const session = /(?:^|; )session=([^;]+)/.exec(client.cookie)?.[1];
  expect(await guestOf(`guest_pass=${session}`, id)).toBeNull();
  const short = await line(1000, 0);
  jest.useFakeTimers({ now: Date.now() + 2 * 1000, doNotFake: ['nextTick', 'setImmediate'] });
  expect(await guestOf(short, id)).toBeNull();
  jest.useRealTimers();
});

test('the cookie lasts until the call can no longer be joined', async () => {
  const start = Date.now() + 5 * DAY_MS;
  const id = await meetingAt(start);
  const { answer } = await guestBrowser(await tokenFor(id));
  const [, age] = /Max-Age=(\d+)/.exec(answer.headers.getSetCookie()[0] ?? '') ?? [];
  const left = (start + 60 * MINUTE_MS - Date.now()) / 1000;
  expect(Math.abs(Number(age) - left)).toBeLessThan(60);
});

test('after the end and after a cancellation the link says so and lets nobody in', async () => {
  const over = await meetingAt();
  const cancelled = await meetingAt();
  const tokens = [await tokenFor(over), await tokenFor(cancelled)];
  const past = {
    startsAt: new Date(Date.now() - 3 * HOUR_MS),
    endsAt: new Date(Date.now() - 2 * HOUR_MS),
  };
  await database()
    .update(meetings)
    .set({ ...past, earliestStart: past.startsAt })
    .where(eq(meetings.id, over));
  await database().update(meetings).set({ status: 'CANCELLED' }).where(eq(meetings.id, cancelled));
  const states: unknown[] = [];
  const refusals: unknown[] = [];
  for (const token of tokens) {
    states.push(((await send(getLink, { body: { token } })).body as { state: string }).state);
    const { answer } = await guestBrowser(token);
    refusals.push((answer.body as { key: string }).key);
  }
  expect(states).toEqual(['over', 'cancelled']);
  expect(refusals).toEqual(['too_late', 'meeting_cancelled']);
});

test('names go 30 days after the meeting; that a client agreed stays', async () => {
  const id = await meetingAt();
  const other = await meetingAt();
  await guestBrowser(await tokenFor(id));
  await inviteTo(other, { ...INTERPRETER, name: 'Ben' });
  const endsAt = new Date(Date.now() - 31 * DAY_MS);
  const startsAt = new Date(endsAt.getTime() - HOUR_MS);
  await database()
    .update(meetings)
    .set({ startsAt, endsAt, earliestStart: startsAt, status: 'COMPLETED' })
    .where(eq(meetings.id, id));
  await eraseGuestNames(Date.now());
  expect(await rowsOf(id)).toMatchObject([
    { name: null, invitedName: null, consentAt: expect.any(Date), acceptedAt: expect.any(Date) },
  ]);
  expect(await rowsOf(other)).toMatchObject([{ invitedName: 'Ben' }]);
});

test('both have it in their data; with the client’s account it goes, with the lawyer’s the names', async () => {
  const id = await meetingAt();
  await guestBrowser(await tokenFor(id));
  for (const user of [client, lawyer]) {
    const section = await exportedGuests(database(), user.id);
    expect(section?.data).toEqual(
      expect.arrayContaining([expect.objectContaining({ meeting: id, name: 'Ana Cruz' })]),
    );
    expect(JSON.stringify(section)).not.toContain('/guest/');
  }
  expect(await exportedGuests(database(), stranger.id)).toBeUndefined();
  await transaction((tx) => eraseGuests(tx, lawyer));
  expect(await rowsOf(id)).toMatchObject([{ name: null, invitedName: null }]);
  await transaction((tx) => eraseGuests(tx, client));
  expect(await rowsOf(id)).toEqual([]);
});

test('a moved meeting keeps its guest', async () => {
  const id = await meetingAt();
  const token = await tokenFor(id);
  const startsAt = new Date(Date.now() + 20 * DAY_MS);
  await database()
    .update(meetings)
    .set({ startsAt, endsAt: new Date(startsAt.getTime() + HOUR_MS) })
    .where(eq(meetings.id, id));
  const { body } = await send(getLink, { body: { token } });
  expect(body).toMatchObject({ start_time: isoInstant(startsAt.getTime()), state: 'early' });
});
