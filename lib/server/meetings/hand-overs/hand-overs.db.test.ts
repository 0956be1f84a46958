import { eq, inArray, sql } from 'drizzle-orm';
import { decideConflict } from '@/lib/contract/meetings/conflicts';
import { getHandOver, type HandOver } from '@/lib/contract/meetings/hand-overs';
import { getMeeting } from '@/lib/contract/meetings/meetings';
import { FIELD_COPY } from '@/lib/contract/platform/copy';
import type { Endpoint } from '@/lib/contract/platform/endpoint';
import { HOUR_MS } from '@/lib/domain/platform/time';
import { profilesChanged } from '@/lib/server/lawyers/profiles/service';
import { lock } from '@/lib/server/platform/db/locks';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { registeredFeatures } from '@/lib/server/registry/registry';
import { handOverColleagues } from '@/lib/server/schema/hand-overs';
import { lawyers } from '@/lib/server/schema/lawyers';
import { meetings } from '@/lib/server/schema/meetings';
import { mails, notifications } from '@/lib/server/schema/messages';
import { send, type TestResponse } from '@/lib/testing/api/requests';
import { book } from '@/lib/testing/bookings';
import {
  manilaTime,
  newClient,
  newLawyer,
  type TestLawyer,
  type TestUser,
} from '@/lib/testing/factories';
import { attach, download, filesIn, pdf, remove, upload } from '@/lib/testing/files/attachments';
import { newMeeting } from '@/lib/testing/meeting-changes';
import { SERVED } from '@/lib/testing/samples/samples';
import { eraseHandOvers, exportedHandOvers } from './service';

const STORY = 'The foreman of Northgate kept my last three wages.';
const OTHER_SIDE = 'Northgate Logistics, Inc.';
const NOT_FOUND = { status: 404, body: { key: 'not_found' } };
const REFUSED = { status: 409, body: { key: 'bad_transition' } };

let client: TestUser;
let lawyer: TestLawyer;
/** Named, and booked by the client in some tests. */
let bela: TestLawyer;
/** Named, and never chosen. */
let carlo: TestLawyer;
let day: number;

beforeEach(async () => {
  day = 2;
  [client, lawyer, bela, carlo] = [
    await newClient({ firstName: 'Perpetua', lastName: 'Ocampo' }),
    await newLawyer({ displayName: 'Lorna Declining' }),
    await newLawyer({ displayName: 'Bela Chosen' }),
    await newLawyer({ displayName: 'Carlo Spare' }),
  ];
});

/** Ten in the morning of another day. */
function nextTime(): number {
  day += 1;
  return manilaTime(day, 600);
}

const booked = (meeting = {}) =>
  newMeeting(client, lawyer, nextTime(), {
    meeting: { description: STORY, subject: 'Wages of Northgate', ...meeting },
  });
type Booked = Awaited<ReturnType<typeof booked>>;

const ids = (...named: TestLawyer[]) => named.map(({ lawyerId }) => lawyerId);
const declining = (colleagues: readonly string[], reason = 'FIELD') => ({
  reason: 'This is not my field of practice.',
  decline: { reason, colleagues },
});
const decline = (meeting: Booked, ...named: TestLawyer[]) =>
  meeting.cancel(lawyer, declining(ids(...named)));
const look = (who: { cookie?: string }, id: string) =>
  send(getHandOver, { params: { id }, cookie: who.cookie });
const colleaguesIn = ({ body }: TestResponse) => (body as HandOver).colleagues;
const stored = (id: string) =>
  database()
    .select()
    .from(handOverColleagues)
    .where(eq(handOverColleagues.meetingId, id))
    .orderBy(handOverColleagues.position);
const hide = ({ lawyerId }: TestLawyer) =>
  transaction(async (tx) => {
    await tx.update(lawyers).set({ isPublic: false }).where(eq(lawyers.id, lawyerId));
    await profilesChanged(tx, lawyerId);
  });

describe('a lawyer who declines', () => {
  test('gives everything back, and the client is told who has open times', async () => {
    const meeting = await booked();
    expect(await decline(meeting, bela, carlo)).toMatchObject({
      status: 200,
      body: {
        status: 'CANCELLED',
        cancelled_by: 'LAWYER',
        decline_reason: 'FIELD',
        payment: { status: 'REFUND_PENDING' },
      },
    });
    const words =
      'Atty. Lorna Declining cannot take this. You get everything back. These colleagues have open times: Atty. Bela Chosen, Atty. Carlo Spare.';
    const [toClient, toLawyer] = await meeting.mails();
    expect(toClient?.text).toContain(words);
    expect(toClient?.text).toContain('See their times');
    expect(toLawyer?.text).not.toContain('Bela');
    const { notified } = await meeting.rows();
    expect(notified.map(({ userId, body }) => [userId, body])).toEqual([[client.id, words]]);
    const shown = await look(client, meeting.id);
    expect(colleaguesIn(shown).map(({ lawyer_id, meeting_id }) => [lawyer_id, meeting_id])).toEqual(
      ids(bela, carlo).map((id) => [id, null]),
    );
    const card = colleaguesIn(shown)[0]?.lawyer;
    expect(card?.services).toContainEqual({ duration: 30, price: 100_000 });
    expect(Object.values(card?.calendar ?? {}).flat().length).toBeGreaterThan(0);
  });

  test('may name nobody', async () => {
    const meeting = await booked();
    expect((await decline(meeting)).status).toBe(200);
    const [toClient] = await meeting.mails();
    expect(toClient?.text).toContain(
      'Atty. Lorna Declining cannot take this. You get everything back.',
    );
    expect(toClient?.text).not.toMatch(/colleague/);
    expect(await look(client, meeting.id)).toMatchObject({ status: 200, body: { colleagues: [] } });
  });

  test('and says it of one with whom nothing was paid without money', async () => {
    const meeting = await newMeeting(client, lawyer, nextTime(), {
      price: 0,
      platformFee: 0,
      meeting: { free: true },
    });
    await decline(meeting, bela);
    const [toClient] = await meeting.mails();
    expect(toClient?.text).toContain(
      'Atty. Lorna Declining cannot take this. This colleague has open times: Atty. Bela Chosen.',
    );
  });

  test('after the check for a conflict names them, too, and who finds none names nobody', async () => {
    const at = { otherParty: OTHER_SIDE, conflictState: 'OPEN' } as const;
    const [one, two] = [await booked(at), await booked(at)];
    const decide = (id: string, conflict: boolean) =>
      send(decideConflict, {
        params: { id },
        cookie: lawyer.cookie,
        body: { conflict, colleagues: ids(bela) },
      });
    expect(await decide(one.id, true)).toMatchObject({
      status: 200,
      body: { decline_reason: 'CONFLICT', conflict_check: { state: 'CONFLICT' } },
    });
    expect((await stored(one.id)).map(({ lawyerId }) => lawyerId)).toEqual(ids(bela));
    expect((await one.mails())[0]?.text).not.toContain(OTHER_SIDE);
    expect(await decide(two.id, false)).toMatchObject({ status: 200 });
    expect(await stored(two.id)).toEqual([]);
  });

  test('a cancellation for another reason is no decline', async () => {
    const meeting = await booked();
    const answer = await meeting.cancel(lawyer, { reason: 'I have to be in court.' });
    expect(answer).toMatchObject({ status: 200, body: { decline_reason: null } });
    expect((await meeting.mails())[0]?.text).not.toContain('cannot take this');
  });
});

describe('refused, and nothing is cancelled', () => {
  test.each([
    ['the own name', () => ids(lawyer)],
    ['one twice', () => ids(bela, bela)],
    ['a lawyer who is no lawyer', () => ['nobody-here']],
    ['four', () => ['a', 'b', 'c', 'd']],
  ])('%s', async (_what, named) => {
    const meeting = await booked();
    expect(await meeting.cancel(lawyer, declining(named()))).toMatchObject({
      status: 400,
      body: { key: 'invalid_input' },
    });
    expect((await meeting.rows()).meeting.status).toBe('CONFIRMED');
    expect(await meeting.mails()).toEqual([]);
  });

  test('a hidden colleague', async () => {
    await hide(bela);
    const meeting = await booked();
    expect(await decline(meeting, carlo, bela)).toMatchObject({
      status: 400,
      body: { fields: { colleagues: FIELD_COPY.colleaguesNotListed } },
    });
    expect((await meeting.rows()).meeting.status).toBe('CONFIRMED');
  });

  test('a client declines nothing', async () => {
    const meeting = await booked();
    expect(await meeting.cancel(client, declining(ids(bela)))).toMatchObject(REFUSED);
    expect((await meeting.rows()).meeting.status).toBe('CONFIRMED');
  });
});

test('a hold that is paid while its client declines it is cancelled, and not declined', async () => {
  const meeting = await newMeeting(client, lawyer, nextTime(), {
    meeting: {
      status: 'PAYMENT_PENDING',
      confirmedAt: null,
      holdExpiresAt: new Date(Date.now() + HOUR_MS),
    },
  });
  const waiting = sql`select from pg_locks where locktype = 'advisory' and not granted
    and database = (select oid from pg_database where datname = current_database())`;
  const { answer } = await transaction(async (tx) => {
    await lock(tx, 'lawyer', lawyer.lawyerId);
    const cancelling = {
      answer: meeting.cancel(client, { ...declining([]), expected_refund: 105_000 }),
    };
    while ((await database().execute(waiting)).rows.length === 0);
    await tx
      .update(meetings)
      .set({ status: 'CONFIRMED', confirmedAt: new Date() })
      .where(eq(meetings.id, meeting.id));
    return cancelling;
  });
  expect(await answer).toMatchObject({ status: 200, body: { status: 'CANCELLED' } });
  expect((await meeting.rows()).meeting.declineReason).toBeNull();
});

describe('repeats', () => {
  test('name nobody else, also at once', async () => {
    const meeting = await booked();
    const all = await Promise.all([decline(meeting, bela), decline(meeting, carlo)]);
    expect(all.map(({ status }) => status)).toEqual([200, 200]);
    const first = await stored(meeting.id);
    expect(first).toHaveLength(1);
    await hide(bela);
    expect(await decline(meeting, bela)).toMatchObject({ status: 200 });
    expect(await decline(meeting, carlo)).toMatchObject({ status: 200 });
    expect(await stored(meeting.id)).toEqual(first);
    expect(await meeting.mails()).toHaveLength(2);
  });

  test('a meeting that was cancelled names nobody later', async () => {
    const meeting = await booked();
    await meeting.cancel(lawyer, { reason: 'I am ill.' });
    expect((await decline(meeting, bela)).status).toBe(200);
    expect(await stored(meeting.id)).toEqual([]);
  });
});

describe('the client', () => {
  test('sees whom they booked since; the lawyer who declined does not', async () => {
    const meeting = await booked();
    await decline(meeting, bela, carlo);
    const { body } = await book(client, bela, nextTime());
    const made = (body as { _id: string })._id;
    const seenBy = async (who: TestUser) =>
      colleaguesIn(await look(who, meeting.id)).map(({ meeting_id }) => meeting_id);
    expect(await seenBy(client)).toEqual([made, null]);
    expect(await seenBy(lawyer)).toEqual([null, null]);
  });

  test('takes files along as files of their own', async () => {
    const meeting = await booked();
    const { _id } = await attach(client, meeting.id);
    await decline(meeting, bela);
    const { body } = await book(client, bela, nextTime(), { description: STORY });
    const made = (body as { _id: string })._id;
    // As the page does: what is read from one meeting is sent to the other.
    const read = await download(client, meeting.id, _id);
    expect(read.status).toBe(200);
    const [copy] = filesIn(await upload(client, made, [['deed.pdf', pdf()]]));
    expect(copy?._id).not.toBe(_id);
    expect((await remove(client, made, copy?._id ?? '')).status).toBe(204);
    expect((await download(client, meeting.id, _id)).status).toBe(200);
  });

  test('a colleague who is hidden since is named without a card', async () => {
    const meeting = await booked();
    await decline(meeting, bela, carlo);
    await hide(bela);
    const shown = colleaguesIn(await look(client, meeting.id));
    expect(shown.map(({ lawyer_id, lawyer: card }) => [lawyer_id, card?._id ?? null])).toEqual([
      [bela.lawyerId, null],
      [carlo.lawyerId, carlo.lawyerId],
    ]);
  });
});

describe('a named colleague', () => {
  /** Every endpoint that is about one thing by its id, and every list that needs nothing. */
  const byId = SERVED.filter(({ path }) => /\{id\}/.test(path) && !/\{childId\}/.test(path));
  const lists = SERVED.filter(({ path, method }) => method === 'GET' && !path.includes('{'));
  const asked = (endpoint: Endpoint, id: string, cookie: string | undefined) =>
    send(endpoint, { params: { id }, cookie, query: { id, meeting_id: id, client_id: client.id } });

  async function readsNothing(colleague: TestLawyer, id: string, childId: string) {
    const holds = (text: string) =>
      [STORY, 'Wages of Northgate', OTHER_SIDE, 'Ocampo', id].filter((one) => text.includes(one));
    const found: string[] = [];
    const note = (endpoint: Endpoint, answer: TestResponse, own: string) => {
      const text = JSON.stringify(answer.body).replaceAll(own, '');
      if (holds(text).length > 0) found.push(`${endpoint.method} ${endpoint.path}`);
    };
    for (const endpoint of byId.filter(({ method }) => method === 'GET'))
      for (const about of [id, client.id])
        note(endpoint, await asked(endpoint, about, colleague.cookie), about);
    for (const endpoint of lists) note(endpoint, await asked(endpoint, id, colleague.cookie), id);
    expect(found).toEqual([]);
    expect(await download(colleague, id, childId)).toMatchObject(NOT_FOUND);
    expect(await look(colleague, id)).toMatchObject(NOT_FOUND);
    expect(await send(getMeeting, { params: { id }, cookie: colleague.cookie })).toMatchObject(
      NOT_FOUND,
    );
  }

  test('is told nothing, and reads nothing by any operation, chosen or not', async () => {
    const meeting = await booked({ otherParty: OTHER_SIDE, conflictState: 'NONE' });
    const { _id: file } = await attach(client, meeting.id);
    await decline(meeting, bela, carlo);
    for (const one of [bela, carlo]) await readsNothing(one, meeting.id, file);
    const people = [bela.id, carlo.id];
    expect(
      await database().select().from(notifications).where(inArray(notifications.userId, people)),
    ).toEqual([]);
    expect(
      await database()
        .select()
        .from(mails)
        .where(inArray(mails.recipient, [bela.email, carlo.email])),
    ).toEqual([]);

    const answer = await book(client, bela, nextTime(), {
      subject: 'Wages of Northgate',
      description: STORY,
      other_party: OTHER_SIDE,
    });
    expect(answer.status).toBe(201);
    // The one who was not chosen reads nothing of either meeting.
    const { _id: chosen } = answer.body as { _id: string };
    for (const id of [meeting.id, chosen]) await readsNothing(carlo, id, file);
    // The chosen one reads the new booking alone.
    for (const endpoint of byId.filter(({ method }) => method === 'GET')) {
      const { body } = await asked(endpoint, meeting.id, bela.cookie);
      expect(JSON.stringify(body)).not.toContain(STORY);
    }
    expect(await look(bela, meeting.id)).toMatchObject(NOT_FOUND);
    expect(await download(bela, meeting.id, file)).toMatchObject(NOT_FOUND);
  }, 120_000);

  test('changes nothing of it', async () => {
    const meeting = await booked();
    await decline(meeting, carlo);
    const before = await meeting.rows();
    const changing = byId.filter(
      ({ method, path }) => method !== 'GET' && path.startsWith('/api/v1/meeting/'),
    );
    expect(changing.length).toBeGreaterThan(5);
    for (const endpoint of changing) {
      const answer = await send(endpoint, {
        params: { id: meeting.id },
        cookie: carlo.cookie,
        body: {},
      });
      expect([endpoint.path, answer.status >= 400]).toEqual([endpoint.path, true]);
    }
    expect(await meeting.rows()).toEqual(before);
  });

  test('has nothing of it in the copy of the own data', async () => {
    const meeting = await booked();
    await decline(meeting, carlo);
    for (const { exported } of registeredFeatures().flatMap(
      ({ personalData = [] }) => personalData,
    )) {
      const section = await exported?.(database(), carlo.id);
      expect(JSON.stringify(section ?? null)).not.toContain(meeting.id);
    }
  });
});

test('others see none of it', async () => {
  const meeting = await booked();
  await decline(meeting, bela);
  expect(await look({}, meeting.id)).toMatchObject({ status: 401 });
  for (const other of [await newClient(), await newLawyer()])
    expect(await look(other, meeting.id)).toMatchObject(NOT_FOUND);
});

describe('the record', () => {
  test('is in the data of both people of the meeting', async () => {
    const meeting = await booked();
    await decline(meeting, bela);
    const data = [expect.objectContaining({ meeting: meeting.id, colleague: bela.lawyerId })];
    for (const { id } of [client, lawyer])
      expect(await exportedHandOvers(database(), id)).toMatchObject({ data });
    expect(await exportedHandOvers(database(), bela.id)).toBeUndefined();
  });

  test.each(['client', 'lawyer', 'bela'] as const)('goes with the account of %s', async (who) => {
    const meeting = await booked();
    await decline(meeting, bela, carlo);
    const { id, email } = { client, lawyer, bela }[who];
    await transaction((tx) => eraseHandOvers(tx, { id, email } as never));
    const left = (await stored(meeting.id)).map(({ lawyerId }) => lawyerId);
    expect(left).toEqual(who === 'bela' ? ids(carlo) : []);
  });
});
