import { eq } from 'drizzle-orm';
import pg from 'pg';
import { requestDeletion } from '@/lib/contract/accounts/settings';
import { getBusyTimes } from '@/lib/contract/lawyers/availability';
import { createBlocker } from '@/lib/contract/lawyers/blockers';
import { switchPractice } from '@/lib/contract/lawyers/members';
import { type Dashboard, getDashboard } from '@/lib/contract/meetings/dashboard';
import type { listReceivedRequests, listSentRequests } from '@/lib/contract/notaries/requests';
import {
  answerRequest,
  listAppointments,
  listReceivedRequests as listReceived,
  listSentRequests as listSent,
  markRequestsSeen as markSeen,
  requestAppointment,
  withdrawRequest,
} from '@/lib/contract/notaries/requests';
import { FIELD_COPY } from '@/lib/contract/platform/copy';
import type { Result } from '@/lib/contract/platform/endpoint';
import { APPOINTMENT_MINUTES } from '@/lib/domain/notaries/appointment';
import { REQUEST_DAYS, REQUESTS_A_DAY } from '@/lib/domain/notaries/limits';
import { REQUEST_STATUSES, REQUEST_TRANSITIONS } from '@/lib/domain/notaries/request';
import { dayKey, dayKeyStart } from '@/lib/domain/platform/clock-labels';
import { spanInstants } from '@/lib/domain/platform/day-span';
import { RETENTION_DAYS } from '@/lib/domain/platform/retention';
import {
  DAY_MS,
  HOUR_MS,
  isoInstant,
  MINUTE_MS,
  manilaDayKey,
  manilaDayNumber,
  manilaWeekday,
  minuteOfClock,
} from '@/lib/domain/platform/time';
import { publishedEvents } from '@/lib/server/lawyers/calendars/feed-service';
import { database } from '@/lib/server/platform/db/pool';
import { mails, notifications } from '@/lib/server/schema/messages';
import { notaries, notaryRequests } from '@/lib/server/schema/notaries';
import { seedMeeting } from '@/lib/server/seed/meeting';
import { send } from '@/lib/testing/api/requests';
import { newClient, newLawyer, type TestLawyer, type TestUser } from '@/lib/testing/factories';
import { deleteDueAccounts } from '@/lib/testing/jobs';
import { newMember } from '@/lib/testing/members';
import { newNotary } from '@/lib/testing/notaries/notaries';
import { appointment, EVERY_DAY, newNotaryRequest } from '@/lib/testing/notaries/requests';
import { exportedRequests, purgeRequests } from './service';

let client: TestUser;
let notary: TestLawyer;

beforeEach(async () => {
  [client, notary] = [await newClient(), await newNotary({ hours: EVERY_DAY })];
});

const day = (ahead: number) => dayKey(Date.now() + ahead * DAY_MS);

function ask(change: object = {}, { who = client, at = notary.lawyerId, key = '' } = {}) {
  const headers: Record<string, string> = key ? { 'idempotency-key': key } : {};
  const [params, body] = [{ id: at }, appointment(change)];
  return send(requestAppointment, { cookie: who.cookie, params, headers, body });
}

async function asked(...args: Parameters<typeof ask>): Promise<string> {
  const { status, body } = await ask(...args);
  expect(status).toBe(201);
  return (body as { _id: string })._id;
}

async function sentOf({ cookie }: TestUser, page = 0) {
  const { body } = await send(listSent, { cookie, query: { page: String(page) } });
  return body as Result<typeof listSentRequests>;
}

async function receivedOf({ cookie }: TestUser, status = 'open', page = 0) {
  const { body } = await send(listReceived, { cookie, query: { status, page: String(page) } });
  return body as Result<typeof listReceivedRequests>;
}

const answer = (
  { cookie }: TestUser,
  id: string,
  body: object = { answer: 'accept', time: '10:00' },
) => send(answerRequest, { cookie, params: { id }, body });
const withdraw = ({ cookie }: TestUser, id: string) =>
  send(withdrawRequest, { cookie, params: { id } });

/** Title of what the bell says, subject of the mail, of each that a user got, in their order. */
async function notificationsOf({ id, email }: TestUser) {
  const bell = await database().select().from(notifications).where(eq(notifications.userId, id));
  const post = await database().select().from(mails).where(eq(mails.recipient, email));
  return { bell, post };
}

describe('a request', () => {
  test('is seen by its client and its notary alone', async () => {
    const _id = await asked({ day: day(3) });
    const shared = {
      _id,
      status: 'SENT',
      service: 'Affidavit (jurat)',
      day: day(3),
      message: 'An affidavit of loss; I sign it alone.',
      phone: '+639171234567',
      answer: null,
      answered_at: null,
    };
    expect((await sentOf(client)).results).toEqual([
      expect.objectContaining({
        ...shared,
        notary: expect.objectContaining({
          _id: notary.lawyerId,
          display_name: 'Test Lawyer',
          listed: true,
          office_address: '2F Example Building, Ayala Avenue',
          phone: '+63281234567',
        }),
      }),
    ]);
    expect(await receivedOf(notary)).toMatchObject({
      open: 1,
      unseen: 1,
      hasMore: false,
      page: 0,
      results: [{ ...shared, seen: false, client: { display_name: 'Ana Reyes' } }],
    });
    expect((await sentOf(await newClient())).results).toEqual([]);
    expect(await receivedOf(await newNotary())).toMatchObject({ results: [], open: 0, unseen: 0 });
  });

  test('is at a notary whom people find', async () => {
    expect((await ask({}, { at: 'nobody-at-all' })).status).toBe(404);
    expect((await ask({}, { at: (await newLawyer()).lawyerId })).status).toBe(404);
    await asked();
    const hidden = { isPublic: false };
    await database().update(notaries).set(hidden).where(eq(notaries.lawyerId, notary.lawyerId));
    expect((await ask()).status).toBe(404);
    const [{ status, notary: shown } = {}] = (await sentOf(client)).results;
    expect([status, shown?.listed]).toEqual(['SENT', false]);
  });

  test('has a day that is near enough, a number, and a message where there is something to tell', async () => {
    await asked({ day: day(0) });
    await asked({ day: day(REQUEST_DAYS), phone: '0917 123 4567', message: ' ' });
    await asked({ message: undefined, part_of_day: 'afternoon' });
    expect((await sentOf(client)).results.map((one) => [one.message, one.part_of_day])).toEqual([
      ['', 'afternoon'],
      ['', null],
      ['An affidavit of loss; I sign it alone.', null],
    ]);
    const refused = [
      [{ day: day(-1) }, 'day'],
      [{ day: day(REQUEST_DAYS + 1) }, 'day'],
      [{ day: '2026-02-30' }, 'day'],
      [{ part_of_day: 'noon' }, 'part_of_day'],
      [{ message: 'a'.repeat(1001) }, 'message'],
      [{ service: '' }, 'service'],
      [{ phone: '12345' }, 'phone'],
    ] as const;
    for (const [change, field] of refused) {
      const { status, body } = await ask(change);
      expect([status, Object.keys((body as { fields: object }).fields)]).toEqual([400, [field]]);
    }
  });

  test('is for a day on which the office opens', async () => {
    const ahead = manilaDayNumber(Date.now()) + 8;
    const hours = [{ day: manilaWeekday(ahead), startMinute: 540, endMinute: 1020 }];
    const at = (await newNotary({ hours })).lawyerId;
    const closed = await ask({ day: manilaDayKey(ahead + 1) }, { at });
    expect(closed).toMatchObject({
      status: 400,
      body: { key: 'invalid_input', fields: { day: FIELD_COPY.officeClosed } },
    });
    await asked({ day: manilaDayKey(ahead) }, { at });
  });

  test(`is one of ${REQUESTS_A_DAY} in 24 hours, also when several are sent at once`, async () => {
    const both = await Promise.all(Array.from({ length: REQUESTS_A_DAY + 1 }, () => ask()));
    const refused = both.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(1);
    expect(refused[0]).toMatchObject({ status: 429, body: { key: 'rate_limited' } });
    const wait = Number(refused[0]?.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(23 * 3600);
    expect(wait).toBeLessThanOrEqual(24 * 3600);
    // Those that were withdrawn count, those of others do not.
    for (const { _id } of (await sentOf(client)).results) await withdraw(client, _id);
    expect((await ask()).status).toBe(429);
    await asked({}, { who: await newClient() });
    const before = { createdAt: new Date(Date.now() - 24 * HOUR_MS) };
    await database()
      .update(notaryRequests)
      .set(before)
      .where(eq(notaryRequests.clientId, client.id));
    await asked();
  });

  test('that is sent again under its key is made, told and counted once', async () => {
    const key = 'the-same-request';
    const first = await ask({}, { key });
    for (let again = 0; again < REQUESTS_A_DAY; again += 1)
      expect((await ask({}, { key })).body).toEqual(first.body);
    expect((await sentOf(client)).results).toHaveLength(1);
    const { bell, post } = await notificationsOf(notary);
    expect([bell.length, post.length]).toEqual([1, 1]);
    for (let more = 1; more < REQUESTS_A_DAY; more += 1) await asked();
    expect((await ask({}, { key })).status).toBe(201);
    expect((await ask()).status).toBe(429);
  });
});

describe('the answer', () => {
  test('is given once, and shown to the client', async () => {
    const id = await asked();
    const { status, body } = await answer(notary, id, {
      answer: 'accept',
      time: '10:00',
      note: 'Ring twice.',
    });
    expect([status, body]).toMatchObject([
      200,
      { _id: id, status: 'ACCEPTED', answer: 'Ring twice.', seen: true },
    ]);
    for (const again of ['accept', 'decline'])
      expect(await answer(notary, id, { answer: again, time: '10:00', note: 'No.' })).toMatchObject(
        {
          status: 409,
          body: { key: 'bad_transition' },
        },
      );
    const [sent] = (await sentOf(client)).results;
    expect(sent).toMatchObject({ status: 'ACCEPTED', answer: 'Ring twice.' });
    expect(Date.parse(sent?.answered_at ?? '')).not.toBeNaN();
    expect(await receivedOf(notary)).toMatchObject({ results: [], open: 0, unseen: 0 });
    expect((await receivedOf(notary, 'answered')).results).toMatchObject([{ _id: id }]);
  });

  test('needs a reason only where it declines', async () => {
    const [one, other] = [await asked(), await asked()];
    const { status, body } = await answer(notary, one, { answer: 'decline', note: ' ' });
    expect([status, body]).toMatchObject([400, { fields: { note: expect.any(String) } }]);
    expect((await answer(notary, one, { answer: 'decline', note: 'We are full.' })).body).toEqual(
      expect.objectContaining({ status: 'DECLINED', answer: 'We are full.' }),
    );
    expect((await answer(notary, other)).body).toMatchObject({ status: 'ACCEPTED', answer: null });
  });

  test("is the notary's at whom it was asked", async () => {
    const id = await asked();
    expect((await answer(await newNotary(), id)).status).toBe(404);
    expect((await answer(notary, 'nothing')).status).toBe(404);
    expect((await receivedOf(notary)).open).toBe(1);
  });

  test('of two at once is one', async () => {
    const id = await asked();
    const both = await Promise.all([
      answer(notary, id),
      answer(notary, id, { answer: 'decline', note: 'We are full.' }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { bell, post } = await notificationsOf(client);
    const answers = post.filter(({ template }) => template !== 'notary-request-asked');
    expect([bell.length, answers.length]).toEqual([1, 1]);
  });
});

describe('the hour of an accepted one', () => {
  const at = (key: string, clock: string) => dayKeyStart(key) + minuteOfClock(clock) * MINUTE_MS;
  const accept = (id: string, time?: string) =>
    answer(notary, id, { answer: 'accept', ...(time && { time }) });
  const visits = async ({ cookie }: TestUser, key: string) => {
    const query = spanInstants({ first: key, last: key });
    const { status, body } = await send(listAppointments, { cookie, query });
    return status === 200 ? (body as { results: object[] }).results : status;
  };

  test('is asked for, within the hours of the office, and not over a meeting', async () => {
    const id = await asked();
    const { day: key } = appointment();
    for (const time of [undefined, '10:60', '23:45']) {
      const { status, body } = await accept(id, time);
      expect([status, Object.keys((body as { fields: object }).fields)]).toEqual([400, ['time']]);
    }
    const start = at(key, '10:00');
    const people = { lawyerId: notary.lawyerId, clientId: client.id };
    await seedMeeting(database(), { ...people, start });
    expect(await accept(id, '10:15')).toMatchObject({
      status: 400,
      body: {
        fields: { time: FIELD_COPY.appointmentClash },
      },
    });
    const hearing = {
      title: 'Court hearing',
      start_time: isoInstant(at(key, '11:00')),
      end_time: isoInstant(at(key, '12:00')),
    };
    const made = await send(createBlocker, { cookie: notary.cookie, body: hearing });
    expect(made.status).toBe(201);
    expect(await accept(id, '11:15')).toMatchObject({
      status: 400,
      body: { fields: { time: FIELD_COPY.appointmentBlocked } },
    });
    const { status, body } = await accept(id, '10:30');
    expect([status, body]).toMatchObject([200, { start_time: isoInstant(at(key, '10:30')) }]);
    expect((await sentOf(client)).results).toMatchObject([
      { start_time: isoInstant(at(key, '10:30')) },
    ]);
    const { post } = await notificationsOf(client);
    const mail = post.find(({ template }) => template === 'notary-request-accepted');
    expect(mail?.content?.text).toContain('10:30 AM');
  });

  test('is in the calendar, for who keeps it too, in the feed, and closed to clients; until it is withdrawn', async () => {
    const id = await asked();
    const { day: key } = appointment();
    const start = at(key, '10:30');
    await accept(id, '10:30');
    const entry = {
      _id: id,
      client: 'Ana Reyes',
      start_time: isoInstant(start),
      end_time: isoInstant(start + APPOINTMENT_MINUTES * MINUTE_MS),
    };
    expect(await visits(notary, key)).toEqual([entry]);
    const secretary = await newClient();
    const practice = await newMember(notary, secretary, ['calendar']);
    await send(switchPractice, { cookie: secretary.cookie, body: { practice } });
    expect(await visits(secretary, key)).toEqual([entry]);
    expect(await visits(await newLawyer(), key)).toEqual([]);
    expect(await visits(await newClient(), key)).toBe(403);

    const { start_time, end_time } = entry;
    const busy = async () => (await send(getBusyTimes, { cookie: notary.cookie })).body;
    expect(await busy()).toMatchObject({ time_off: [{ start_time, end_time }] });
    const published = () => publishedEvents(database(), notary.lawyerId, Date.now());
    expect(await published()).toMatchObject([
      { start, person: 'Ana Reyes', cancelled: false, sequence: 0 },
    ]);

    await withdraw(client, id);
    expect(await visits(notary, key)).toEqual([]);
    expect(await busy()).toMatchObject({ time_off: [] });
    expect(await published()).toMatchObject([{ start, cancelled: true, sequence: 1 }]);
  });

  test('of today stands on the first page of its notary', async () => {
    const id = await asked({ day: day(0) });
    const [startsAt, endsAt] = [1, 2].map((hour) => new Date(dayKeyStart(day(0)) + hour * HOUR_MS));
    await database()
      .update(notaryRequests)
      .set({ status: 'ACCEPTED', startsAt, endsAt })
      .where(eq(notaryRequests.id, id));
    const { body } = await send(getDashboard, { cookie: notary.cookie });
    expect((body as Dashboard).today.filter(({ kind }) => kind === 'appointment')).toMatchObject([
      { _id: id, client: 'Ana Reyes', start_time: isoInstant(startsAt?.getTime() ?? 0) },
    ]);
  });
});

describe('withdrawing', () => {
  test('is for what was sent or accepted, and again changes nothing', async () => {
    const [sent, accepted, declined] = [await asked(), await asked(), await asked()];
    await answer(notary, accepted);
    await answer(notary, declined, { answer: 'decline', note: 'We are full.' });
    for (const id of [sent, accepted, sent]) expect((await withdraw(client, id)).status).toBe(204);
    expect(await withdraw(client, declined)).toMatchObject({
      status: 409,
      body: { key: 'bad_transition' },
    });
    const statuses = (await sentOf(client)).results.map(({ status }) => status);
    expect(statuses.toSorted()).toEqual(['DECLINED', 'WITHDRAWN', 'WITHDRAWN']);
    expect((await answer(notary, sent)).status).toBe(409);
    const withdrawn = (await notificationsOf(notary)).post.filter(
      ({ template }) => template === 'notary-request-withdrawn',
    );
    expect(withdrawn).toHaveLength(2);
  });

  test("is for one's own", async () => {
    const id = await asked();
    expect((await withdraw(await newClient(), id)).status).toBe(404);
    expect((await sentOf(client)).results[0]?.status).toBe('SENT');
  });

  test.each(REQUEST_STATUSES)('leaves %s only where the table lets it', async (status) => {
    const id = await newNotaryRequest(client, notary, { status });
    const { status: answered } = await withdraw(client, id);
    const allowed = status === 'WITHDRAWN' || REQUEST_TRANSITIONS[status].includes('WITHDRAWN');
    expect(answered).toBe(allowed ? 204 : 409);
  });
});

test('each side is told by mail and in the bell, with the names and the day alone', async () => {
  const words = { service: 'Deed of donation', message: 'For my son Pedro.', phone: '09181112222' };
  const id = await asked(words);
  await answer(notary, id, { answer: 'accept', time: '10:00', note: 'Bring Pedro.' });
  await withdraw(client, id);
  const [lawyer, person] = [await notificationsOf(notary), await notificationsOf(client)];
  expect(lawyer.bell.map(({ title }) => title).toSorted()).toEqual([
    'Appointment request withdrawn',
    'New appointment request',
  ]);
  expect(person.bell).toMatchObject([
    {
      title: 'Appointment request accepted',
      url: '/customer-portal#sent-requests',
      aboutUserId: notary.id,
    },
  ]);
  for (const { kind, url, aboutUserId } of lawyer.bell)
    expect([kind, url, aboutUserId]).toEqual([
      'booking',
      '/lawyer-portal/notary-public?part=requests',
      client.id,
    ]);
  expect(lawyer.post).toHaveLength(2);
  expect(person.post.map(({ template }) => template).toSorted()).toEqual([
    'notary-request-accepted',
    'notary-request-asked',
  ]);
  const all = [...lawyer.bell, ...person.bell].flatMap(({ title, body }) => [title, body]);
  for (const { content } of [...lawyer.post, ...person.post])
    all.push(content?.subject ?? '', content?.text ?? '', content?.html ?? '');
  for (const text of all) {
    expect(text).not.toBe('');
    expect(text).not.toMatch(/donation|Pedro|0918|undefined|null/);
  }
});

describe('the lists', () => {
  test('have open ones by their day, and others newest first, page by page', async () => {
    const at = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    for (let ahead = 12; ahead > 0; ahead -= 1)
      await newNotaryRequest(client, notary, { day: day(ahead), createdAt: at(ahead) });
    for (const [minutes, status] of [
      [60, 'ACCEPTED'],
      [30, 'WITHDRAWN'],
      [90, 'DECLINED'],
    ] as const)
      await newNotaryRequest(client, notary, { status, createdAt: at(minutes) });
    const first = await receivedOf(notary);
    expect(first.results.map((one) => one.day)).toEqual(
      Array.from({ length: 10 }, (_, index) => day(index + 1)),
    );
    expect([first.hasMore, first.open, first.unseen]).toEqual([true, 12, 12]);
    const second = await receivedOf(notary, 'open', 1);
    expect([second.results.length, second.hasMore]).toEqual([2, false]);
    const answered = (await receivedOf(notary, 'answered')).results;
    expect(answered.map(({ status }) => status)).toEqual(['WITHDRAWN', 'ACCEPTED', 'DECLINED']);
    const sent = await sentOf(client);
    expect([sent.results.length, sent.hasMore, sent.results[0]?.day]).toEqual([10, true, day(1)]);
    expect((await sentOf(client, 1)).results).toHaveLength(5);
  });

  test('are seen together, also in the bell', async () => {
    await asked();
    await asked();
    const see = () => send(markSeen, { cookie: notary.cookie });
    expect((await see()).status).toBe(204);
    const { results, open, unseen } = await receivedOf(notary);
    expect([results.every(({ seen }) => seen), open, unseen]).toEqual([true, 2, 0]);
    const { bell } = await notificationsOf(notary);
    expect(bell.map(({ seenAt }) => seenAt !== null)).toEqual([true, true]);
    const before = await database().select().from(notaryRequests);
    expect((await see()).status).toBe(204);
    expect(await database().select().from(notaryRequests)).toEqual(before);
  });

  test('take as many statements for five requests as for one', async () => {
    await newNotaryRequest(client, notary);
    const statements = jest.spyOn(pg.Client.prototype, 'query');
    const counted = async () => {
      statements.mockClear();
      await sentOf(client);
      await receivedOf(notary);
      return statements.mock.calls.length;
    };
    const one = await counted();
    for (let more = 0; more < 4; more += 1) await newNotaryRequest(client, notary);
    expect(await counted()).toBe(one);
    statements.mockRestore();
  });
});

describe('a request ends', () => {
  test('a year after its day', async () => {
    const remaining = await newNotaryRequest(client, notary, {
      day: day(-RETENTION_DAYS.notaryRequests),
    });
    await newNotaryRequest(client, notary, { day: day(-RETENTION_DAYS.notaryRequests - 1) });
    await purgeRequests(Date.now());
    expect((await sentOf(client)).results.map(({ _id }) => _id)).toEqual([remaining]);
  });

  test('with the account of the client, and with that of the notary', async () => {
    const stays = await newClient();
    await newNotaryRequest(client, notary, { answer: 'At 10 AM.' });
    await newNotaryRequest(stays, notary);
    const words = { message: 'An affidavit of loss; I sign it alone.' };
    expect(await exportedRequests(database(), client.id)).toMatchObject({
      name: 'notary_requests',
      data: [{ ...words, notary: 'Test Lawyer', phone: '+639171234567', answer: 'At 10 AM.' }],
    });
    const ofNotary = await exportedRequests(database(), notary.id);
    expect(ofNotary.data).toMatchObject([{ ...words, client: 'Ana Reyes' }, words]);
    expect(JSON.stringify(ofNotary)).not.toContain('+63917');
    const remove = async ({ cookie }: TestUser) => {
      expect((await send(requestDeletion, { cookie, body: {} })).status).toBe(201);
      await deleteDueAccounts(Date.now() + 15 * DAY_MS);
    };
    await remove(client);
    expect((await receivedOf(notary)).results).toHaveLength(1);
    await remove(notary);
    expect((await sentOf(stays)).results).toEqual([]);
  });
});
