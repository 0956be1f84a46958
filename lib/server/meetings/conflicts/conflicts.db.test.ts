import { eq } from 'drizzle-orm';
import pg from 'pg';
import type { ClientDetail } from '@/lib/contract/meetings/clients';
import { getClient, listClientMeetings } from '@/lib/contract/meetings/clients';
import type { ConflictCheck } from '@/lib/contract/meetings/conflicts';
import {
  decideConflict as decideRoute,
  getConflictCheck as getCheck,
} from '@/lib/contract/meetings/conflicts';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { getMeeting, listMeetings } from '@/lib/contract/meetings/meetings';
import { decrypt } from '@/lib/server/platform/crypto/encryption';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { meetingConflictChecks } from '@/lib/server/schema/conflicts';
import { meetings } from '@/lib/server/schema/meetings';
import { send, type TestResponse } from '@/lib/testing/api/requests';
import { book } from '@/lib/testing/bookings';
import {
  manilaTime,
  newClient,
  newLawyer,
  type TestLawyer,
  type TestUser,
} from '@/lib/testing/factories';
import { attach, download, filesIn, pdf, upload } from '@/lib/testing/files/attachments';
import { mailsOf, newMeeting } from '@/lib/testing/meeting-changes';
import { tablesHolding } from '@/lib/testing/whole-database';
import { exportedMeetings } from '../records/personal-data-service';
import { eraseChecks, exportedChecks } from './service';

const OTHER_SIDE = 'Juan dela Crus';
const NOT_FOUND = { status: 404, body: { key: 'not_found' } };
const REFUSED = { status: 409, body: { key: 'bad_transition' } };

let lawyer: TestLawyer;
let client: TestUser;
/** A client of the lawyer with nearly the name of the other side. */
let juan: TestUser;
let before: string;
let id: string;

const seed = (by: TestUser, days: number, meeting: Partial<typeof meetings.$inferInsert> = {}) =>
  newMeeting(by, lawyer, manilaTime(days, 600), { meeting });

beforeEach(async () => {
  lawyer = await newLawyer();
  client = await newClient();
  juan = await newClient({ firstName: 'Juan', lastName: 'de la Cruz' });
  before = (await seed(juan, -30, { status: 'COMPLETED' })).id;
  id = (await seed(client, 3, { otherParty: OTHER_SIDE, conflictState: 'OPEN' })).id;
});

const params = (of = id) => ({ params: { id: of } });
const decide = (conflict: unknown, { cookie }: { cookie?: string } = lawyer, of = id) =>
  send(decideRoute, { ...params(of), cookie, body: { conflict } });
const look = ({ cookie }: { cookie?: string } = lawyer, of = id) =>
  send(getCheck, { ...params(of), cookie });
const read = async ({ cookie }: TestUser = lawyer, of = id) =>
  (await send(getMeeting, { ...params(of), cookie })).body as Meeting;
const matchesIn = ({ body }: TestResponse) => (body as ConflictCheck).matches;
const stored = (of = id) =>
  database().select().from(meetingConflictChecks).where(eq(meetingConflictChecks.meetingId, of));

describe('before the check', () => {
  test('the lawyer gets neither the case nor its files, by whatever way', async () => {
    const { _id } = await attach(client, id);
    const closed = { description: null, files: [], other_party: OTHER_SIDE };
    expect(await read()).toMatchObject({ ...closed, conflict_check: { state: 'OPEN' } });
    expect(await download(lawyer, id, _id)).toMatchObject(NOT_FOUND);
    const { cookie } = lawyer;
    const listed = await send(listMeetings, { cookie, query: { period: 'upcoming' } });
    expect((listed.body as { results: Meeting[] }).results).toMatchObject([closed]);
    const of = { cookie, params: { id: client.id } };
    const withClient = await send(listClientMeetings, of);
    expect((withClient.body as { results: Meeting[] }).results).toMatchObject([closed]);
    expect(((await send(getClient, of)).body as ClientDetail).files).toEqual([]);
    const { data } = await exportedMeetings(database(), lawyer.id);
    expect(data).toContainEqual(expect.objectContaining({ id, description: null }));
  });

  test('what the lawyer adds is there, and shows nothing of the client’s', async () => {
    await attach(client, id);
    const answer = await upload(lawyer, id, [['list.pdf', pdf()]]);
    expect(filesIn(answer).map(({ name }) => name)).toEqual(['list.pdf']);
    const [own] = (await read()).files;
    expect(await download(lawyer, id, own?._id ?? '')).toMatchObject({ status: 200 });
    const of = { cookie: lawyer.cookie, params: { id: client.id } };
    const { files } = (await send(getClient, of)).body as ClientDetail;
    expect(files.map(({ name }) => name)).toEqual(['list.pdf']);
  });

  test('the client has all of it, and no word of the check', async () => {
    const { _id } = await attach(client, id);
    expect(await read(client)).toMatchObject({ conflict_check: null, files: [{ _id }] });
    expect((await read(client)).description).toContain('signed note');
    expect(await download(client, id, _id)).toMatchObject({ status: 200 });
  });

  test('names are found although they are misspelled', async () => {
    await seed(await newClient(), -20, { otherParty: 'JUAN DELA CRUS', status: 'COMPLETED' });
    expect(await look()).toMatchObject({ status: 200, body: { state: 'OPEN', checked_at: null } });
    expect(matchesIn(await look())).toMatchObject([
      { strength: 'SAME', earlier_role: 'OTHER_SIDE', earlier_name: 'JUAN DELA CRUS' },
      {
        strength: 'SIMILAR',
        role: 'OTHER_SIDE',
        name: OTHER_SIDE,
        earlier_role: 'CLIENT',
        earlier_name: 'Juan de la Cruz',
        meeting: { _id: before, client_name: 'Juan de la Cruz' },
      },
    ]);
  });

  test('one name alone is found, on either side', async () => {
    const one = await newClient({ firstName: 'Sukarno', lastName: '' });
    const past = (await seed(one, -40, { status: 'COMPLETED' })).id;
    const named = await seed(client, 4, { otherParty: 'SUKARNO', conflictState: 'OPEN' });
    expect(matchesIn(await look(lawyer, named.id))).toMatchObject([
      { strength: 'SAME', earlier_name: 'Sukarno', meeting: { _id: past, client_name: 'Sukarno' } },
    ]);
    await seed(juan, -35, { status: 'COMPLETED', otherParty: 'Sukarno' });
    const own = await seed(one, 5, { conflictState: 'OPEN' });
    const found = matchesIn(await look(lawyer, own.id));
    expect(found).toContainEqual(
      expect.objectContaining({ strength: 'SAME', name: 'Sukarno', earlier_role: 'OTHER_SIDE' }),
    );
  });

  test('nobody is found among other lawyers’ meetings, unpaid ones, declined ones and deleted accounts', async () => {
    const other = await newLawyer();
    await newMeeting(juan, other, manilaTime(-10, 600));
    const declined = { status: 'CANCELLED', conflictState: 'CONFLICT' } as const;
    await database().update(meetings).set(declined).where(eq(meetings.id, before));
    // The same as a cancellation, where the client had named nobody.
    await seed(juan, -11, { status: 'CANCELLED', declineReason: 'CONFLICT' });
    await seed(juan, -9, { status: 'EXPIRED', confirmedAt: null });
    const gone = await newClient({
      firstName: 'Juan',
      lastName: 'dela Crus',
      deletedAt: new Date(),
    });
    await seed(gone, -8);
    expect(matchesIn(await look())).toEqual([]);
    const field = await seed(juan, -7, { status: 'CANCELLED', declineReason: 'FIELD' });
    expect(matchesIn(await look())).toMatchObject([{ meeting: { _id: field.id } }]);
  });

  test('the number of statements does not grow with the meetings', async () => {
    const count = async (work: () => Promise<unknown>) => {
      const statements = jest.spyOn(pg.Client.prototype, 'query');
      await work();
      const { length } = statements.mock.calls;
      statements.mockRestore();
      return length;
    };
    await look();
    const few = await count(() => look());
    for (let day = 1; day < 20; day++) await seed(juan, -day, { status: 'COMPLETED' });
    expect(await count(() => look())).toBe(few);
    expect(few).toBeLessThanOrEqual(4);
    expect(matchesIn(await look())).toHaveLength(1);
  });
});

describe('no conflict', () => {
  test('keeps why, for the lawyer alone, until a person in it is erased', async () => {
    const reason = 'Another Juan, born in 1990.';
    const of = { cookie: lawyer.cookie, params: { id } };
    expect(await look()).toMatchObject({ body: { reason: null } });
    const answer = await send(decideRoute, { ...of, body: { conflict: false, reason } });
    expect(answer).toMatchObject({ status: 200, body: { conflict_check: { state: 'NONE' } } });
    expect(await look()).toMatchObject({ body: { state: 'NONE', reason } });
    expect(JSON.stringify(await stored())).not.toContain('1990');
    const erased = { id: client.id, email: client.email };
    await transaction((tx) => eraseChecks(tx, erased));
    expect(await look()).toMatchObject({ body: { state: 'NONE', reason: null } });
  });

  test('opens the case and its files, and is noted with what was found', async () => {
    const { _id } = await attach(client, id);
    const answer = await decide(false);
    expect(answer).toMatchObject({
      status: 200,
      body: { status: 'CONFIRMED', conflict_check: { state: 'NONE' }, files: [{ _id }] },
    });
    const { description, conflict_check } = answer.body as Meeting;
    expect(description).toContain('signed note');
    expect(conflict_check?.checked_at).not.toBeNull();
    expect(await download(lawyer, id, _id)).toMatchObject({ status: 200 });
    const of = { cookie: lawyer.cookie, params: { id: client.id } };
    expect(((await send(getClient, of)).body as ClientDetail).files).toMatchObject([{ _id }]);
    const [row] = await stored();
    expect(row).toMatchObject({ decision: 'NONE', lawyerId: lawyer.lawyerId });
    expect(row?.matchedMeetings).toEqual([before]);
    expect(row?.matches).not.toContain('Cruz');
    expect(row?.matches && decrypt(row.matches, `conflict-check:${id}:NONE`)).toContain('Cruz');
    expect(await tablesHolding('earlierName')).toEqual([]);
    expect(await look()).toMatchObject({
      body: { state: 'NONE', matches: [{ strength: 'SIMILAR' }] },
    });
  });

  test('a repeat changes nothing, also at once', async () => {
    const all = await Promise.all([decide(false), decide(false), decide(false)]);
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [first] = await stored();
    expect(await decide(false)).toMatchObject({ status: 200 });
    expect(await stored()).toEqual([first]);
  });

  test('is said of what takes place or took place alone', async () => {
    const at = { otherParty: OTHER_SIDE, conflictState: 'OPEN' } as const;
    const over = await seed(client, -2, { ...at, status: 'COMPLETED' });
    expect(await decide(false, lawyer, over.id)).toMatchObject({ status: 200 });
    for (const status of ['CANCELLED', 'EXPIRED'] as const) {
      const ended = await seed(client, 4, { ...at, status });
      expect(await decide(false, lawyer, ended.id)).toMatchObject(REFUSED);
      expect((await read(lawyer, ended.id)).description).toBeNull();
    }
    const held = await newMeeting(client, lawyer, manilaTime(5, 600), {
      status: 'PAYMENT_PENDING',
      meeting: at,
    });
    for (const conflict of [true, false])
      expect(await decide(conflict, lawyer, held.id)).toMatchObject(REFUSED);
  });
});

describe('a conflict', () => {
  test('cancels with everything back, and tells the client no name', async () => {
    const answer = await decide(true);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        status: 'CANCELLED',
        cancelled_by: 'LAWYER',
        cancel_reason: 'Conflict of interest',
        description: null,
        conflict_check: { state: 'CONFLICT' },
        payment: { status: 'REFUND_PENDING' },
      },
    });
    const shown = JSON.stringify([await read(client), await mailsOf(id)]);
    expect(shown).toContain('Conflict of interest');
    expect(shown).not.toMatch(/de la Cruz/i);
    expect(await stored()).toMatchObject([{ decision: 'CONFLICT', matchedMeetings: [before] }]);
    expect((await mailsOf(id)).map(({ template }) => template)).toEqual([
      'meeting-cancelled-client',
      'meeting-cancelled-lawyer',
    ]);
  });

  test('a repeat changes nothing, also at once, and it cannot be taken back', async () => {
    const all = await Promise.all([decide(true), decide(true)]);
    expect(all.map(({ status }) => status)).toEqual([200, 200]);
    expect(await decide(true)).toMatchObject({ status: 200 });
    expect(await stored()).toHaveLength(1);
    expect(await mailsOf(id)).toHaveLength(2);
    expect(await decide(false)).toMatchObject(REFUSED);
    expect((await read()).description).toBeNull();
  });

  test('that is seen in the case is noted beside the first decision, and closes it', async () => {
    await decide(false);
    expect(await decide(true)).toMatchObject({ status: 200, body: { description: null } });
    const rows = await stored();
    expect(rows.map(({ decision }) => decision).toSorted()).toEqual(['CONFLICT', 'NONE']);
  });

  test('of both decisions at once one case is not both open and declined', async () => {
    await Promise.all([decide(true), decide(false)]);
    const { status, conflict_check, description } = await read();
    expect([status, conflict_check?.state]).toEqual(['CANCELLED', 'CONFLICT']);
    expect(description).toBeNull();
  });

  test('is not said of what was cancelled otherwise, or is over', async () => {
    const at = { otherParty: OTHER_SIDE, conflictState: 'OPEN' } as const;
    for (const [days, status] of [
      [4, 'CANCELLED'],
      [-2, 'COMPLETED'],
    ] as const) {
      const ended = await seed(client, days, { ...at, status });
      expect(await decide(true, lawyer, ended.id)).toMatchObject(REFUSED);
      expect(await stored(ended.id)).toEqual([]);
    }
  });
});

describe('others', () => {
  test('neither look nor decide', async () => {
    expect(await look({})).toMatchObject({ status: 401 });
    for (const conflict of [true, false]) {
      expect(await decide(conflict, {})).toMatchObject({ status: 401 });
      expect(await decide(conflict, client)).toMatchObject({ status: 403 });
      expect(await decide(conflict, await newLawyer())).toMatchObject(NOT_FOUND);
    }
    expect(await look(await newLawyer())).toMatchObject(NOT_FOUND);
    expect(await stored()).toEqual([]);
    expect(await read()).toMatchObject({ status: 'CONFIRMED', description: null });
  });

  test.each([null, 'false', 0, undefined])('%p is no decision', async (conflict) => {
    expect(await decide(conflict)).toMatchObject({ status: 400 });
    expect(await stored()).toEqual([]);
  });
});

test.each([
  ['names the other side', { other_party: '  Northgate Inc. ' }, 'OPEN'],
  ['leaves it empty', { other_party: '  ' }, null],
  ['says nothing of it', {}, null],
] as const)('a booking that %s', async (_, changes, state) => {
  const { body } = await book(client, lawyer, manilaTime(6, 600), changes);
  const made = (body as { _id: string })._id;
  const [row] = await database().select().from(meetings).where(eq(meetings.id, made));
  expect(row?.conflictState).toBe(state);
});

test('what was booked before there was a check stays open, and has none', async () => {
  const old = await seed(client, 7, { otherParty: OTHER_SIDE });
  expect(await read(lawyer, old.id)).toMatchObject({ conflict_check: null });
  expect((await read(lawyer, old.id)).description).toContain('signed note');
  expect(await look(lawyer, old.id)).toMatchObject(NOT_FOUND);
  for (const conflict of [true, false])
    expect(await decide(conflict, lawyer, old.id)).toMatchObject(REFUSED);
});

describe('the record', () => {
  test('is in the data of its lawyer alone', async () => {
    await decide(false);
    for (const other of [client, juan])
      expect(await exportedChecks(database(), other.id)).toBeUndefined();
    expect(await exportedChecks(database(), lawyer.id)).toMatchObject({
      name: 'conflict_checks',
      data: [
        { meeting: id, decision: 'no conflict', matches: [{ earlierName: 'Juan de la Cruz' }] },
      ],
    });
  });

  test('is not changed by anybody', async () => {
    await decide(false);
    const changes = [{ decision: 'CONFLICT' }, { decidedAt: new Date(0) }] as const;
    for (const change of changes)
      await expect(database().update(meetingConflictChecks).set(change)).rejects.toMatchObject({
        cause: { message: expect.stringContaining('never changed') },
      });
  });

  test.each(['client', 'juan'] as const)('loses its names with the account of %s', async (who) => {
    await decide(false);
    const { id: userId, email } = { client, juan }[who];
    await transaction((tx) => eraseChecks(tx, { id: userId, email }));
    expect(await stored()).toMatchObject([
      { decision: 'NONE', matches: null, matchedMeetings: [] },
    ]);
    expect(await look()).toMatchObject({ status: 200, body: { state: 'NONE', matches: [] } });
    expect(await read()).toMatchObject({ conflict_check: { state: 'NONE' } });
  });

  test('goes with the account of its lawyer', async () => {
    await decide(false);
    await transaction((tx) => eraseChecks(tx, lawyer));
    expect(await stored()).toEqual([]);
  });
});
