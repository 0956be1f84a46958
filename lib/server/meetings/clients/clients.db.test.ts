import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import type { ClientDetail, ClientOfLawyer } from '@/lib/contract/meetings/clients';
import { getClient, listClientMeetings, listClients } from '@/lib/contract/meetings/clients';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { DAY_MS, isoInstant } from '@/lib/domain/platform/time';
import { database } from '@/lib/server/platform/db/pool';
import { users } from '@/lib/server/schema/accounts';
import { meetingFiles, meetings } from '@/lib/server/schema/meetings';
import { workItemFiles } from '@/lib/server/schema/work-item-records';
import { meetingRows, seedMeeting } from '@/lib/server/seed/meeting';
import { customerRow } from '@/lib/server/seed/people';
import { insertMeetings, insertUsers } from '@/lib/server/seed/store';
import { seedWorkItem } from '@/lib/server/seed/work-item';
import { send } from '@/lib/testing/api/requests';
import {
  manilaTime,
  newClient,
  newLawyer,
  type TestLawyer,
  type TestUser,
} from '@/lib/testing/factories';

let lawyer: TestLawyer;
let minute = 0;

beforeEach(async () => {
  lawyer = await newLawyer();
});

type Seed = Partial<Parameters<typeof seedMeeting>[1]>;

/** A meeting of this lawyer so many days from today, at a time that nothing else has. */
async function meet({ id }: TestUser, days: number, seed: Seed = {}) {
  minute = (minute + 30) % 1_380;
  const start = manilaTime(days, minute);
  const status = days < 0 ? 'COMPLETED' : 'CONFIRMED';
  const { meeting } = await seedMeeting(database(), {
    lawyerId: lawyer.lawyerId,
    clientId: id,
    start,
    status,
    ...seed,
  });
  return { id: meeting.id, start_time: isoInstant(start) };
}

async function list(query: Record<string, string> = {}, { cookie } = lawyer) {
  const answer = await send(listClients, { cookie, query });
  expect(answer.status).toBe(200);
  return answer.body as {
    results: ClientOfLawyer[];
    total: number;
    hasMore: boolean;
  };
}

const namesOf = async (q: string) =>
  (await list({ q })).results.map(({ display_name }) => display_name);

test('a client is who had a meeting confirmed, also one that was cancelled; a hold makes nobody one', async () => {
  const [met, coming, cancelled, held, ran] = await Promise.all(
    ['Ana', 'Ben', 'Cora', 'Dan', 'Eva'].map((firstName) => newClient({ firstName })),
  );
  if (!met || !coming || !cancelled || !held || !ran) throw new Error('no clients');
  const last = await meet(met, -3);
  const next = await meet(coming, 4);
  const confirmedAt = new Date();
  await meet(cancelled, 2, { status: 'CANCELLED', meeting: { confirmedAt } });
  await meet(held, 1, { status: 'PAYMENT_PENDING', bookedAt: Date.now() });
  await meet(held, 5, { status: 'CANCELLED' });
  await meet(ran, 1, { status: 'EXPIRED' });
  const { results, total, hasMore } = await list();
  expect({ total, hasMore }).toEqual({ total: 3, hasMore: false });
  const none = {
    last_subject: expect.any(String),
    meeting_count: 0,
    last_meeting: null,
    next_meeting: null,
    picture_url: null,
  };
  const at = ({ id, start_time }: typeof last) => ({ _id: id, start_time });
  expect(results).toEqual([
    {
      ...none,
      _id: coming.id,
      display_name: 'Ben Reyes',
      meeting_count: 1,
      next_meeting: at(next),
    },
    { ...none, _id: cancelled.id, display_name: 'Cora Reyes' },
    { ...none, _id: met.id, display_name: 'Ana Reyes', meeting_count: 1, last_meeting: at(last) },
  ]);
  expect((await list({}, await newLawyer())).results).toEqual([]);
});

test('the subject of the latest meeting tells clients of one name apart', async () => {
  const two = [await newClient({ firstName: 'Ana' }), await newClient({ firstName: 'Ana' })];
  for (const [at, who] of two.entries()) {
    await meet(who, -9, { meeting: { subject: 'An earlier one' } });
    await meet(who, -3, { meeting: { subject: `Matter ${at}` } });
  }
  const { results } = await list();
  const subjects = results.map(({ _id, last_subject }) => [_id, last_subject]);
  expect(new Map(subjects as [string, string][])).toEqual(
    new Map(two.map(({ id }, at) => [id, `Matter ${at}`])),
  );
});

test('a client with one name is found by it, and by nothing behind it', async () => {
  const client = await newClient({ firstName: 'Sukarno', lastName: '' });
  await meet(client, 2);
  expect(await namesOf('sukarno')).toEqual(['Sukarno']);
  expect(await namesOf('Sukarno ')).toEqual(['Sukarno']);
  expect(await namesOf('Sukarno Reyes')).toEqual([]);
});

test('counts what stands, and names the last and the next of several', async () => {
  const client = await newClient();
  await meet(client, -9);
  const last = await meet(client, -2);
  const next = await meet(client, 1);
  await meet(client, 6);
  await meet(client, 3, { status: 'CANCELLED', meeting: { confirmedAt: new Date() } });
  expect((await list()).results).toEqual([
    expect.objectContaining({
      meeting_count: 4,
      last_meeting: { _id: last.id, start_time: last.start_time },
      next_meeting: { _id: next.id, start_time: next.start_time },
    }),
  ]);
});

test('whom the lawyer meets next comes first, then whom the lawyer met last', async () => {
  const [soon, later, recent, old] = await Promise.all(
    ['Soon', 'Later', 'Recent', 'Old'].map((firstName) => newClient({ firstName })),
  );
  if (!soon || !later || !recent || !old) throw new Error('no clients');
  await meet(old, -9);
  await meet(later, 2);
  await meet(recent, -1);
  await meet(soon, 1);
  await meet(soon, 8);
  expect(await namesOf('')).toEqual(
    ['Soon', 'Later', 'Recent', 'Old'].map((one) => `${one} Reyes`),
  );
});

test('a name is found by its words, whatever case, accents and order', async () => {
  for (const [firstName, lastName] of [
    ['Niño', 'Peñaflor'],
    ['Ana_Maria', "D'Souza"],
    ['José Rizal', 'Cruz'],
  ]) {
    await meet(await newClient({ firstName, lastName }), -1);
  }
  for (const q of ['penaflor', 'NIÑO', 'peñaflor nino', 'Pen\u0303a', 'ino'])
    expect(await namesOf(q)).toEqual(['Niño Peñaflor']);
  expect(await namesOf('cruz jose')).toEqual(['José Rizal Cruz']);
  expect(await namesOf("d'souza")).toEqual(["Ana_Maria D'Souza"]);
  expect(await namesOf('cruz ana')).toEqual([]);
  expect(await namesOf('  ')).toHaveLength(3);
});

test('what means anything in a pattern is a letter like others', async () => {
  await meet(await newClient({ firstName: 'Ana_Maria' }), -1);
  await meet(await newClient({ firstName: 'Benito' }), -1);
  expect(await namesOf('_')).toEqual(['Ana_Maria Reyes']);
  for (const q of ['%', '\\', '.*', "' or 1=1 --", '()']) expect(await namesOf(q)).toEqual([]);
  const long = await send(listClients, { cookie: lawyer.cookie, query: { q: 'a'.repeat(101) } });
  expect(long).toMatchObject({ status: 400, body: { key: 'invalid_input' } });
});

test('ten to a page, each once, at as many statements for 100 clients as for one', async () => {
  const statements = jest.spyOn(pg.Client.prototype, 'query');
  const counted = async (query: Record<string, string>) => {
    statements.mockClear();
    await list(query);
    return statements.mock.calls.length;
  };
  await meet(await newClient({ firstName: 'First' }), -1);
  const few = await counted({ q: 'r' });
  const people = Array.from({ length: 99 }, () => customerRow({ lastName: 'Reyes' }));
  await insertUsers(database(), people);
  await insertMeetings(
    database(),
    people.map(({ id: clientId }, day) =>
      meetingRows({
        lawyerId: lawyer.lawyerId,
        clientId,
        start: manilaTime(-2 - day, 600),
        status: 'COMPLETED',
      }),
    ),
  );
  expect(await counted({ q: 'r' })).toBe(few);
  statements.mockRestore();
  const pages = await Promise.all(
    Array.from({ length: 11 }, (_, page) => list({ page: String(page) })),
  );
  expect(pages.map(({ results }) => results.length)).toEqual([...Array(10).fill(10), 0]);
  expect(pages.map(({ hasMore }) => hasMore)).toEqual([...Array(9).fill(true), false, false]);
  expect(new Set(pages.flatMap(({ results }) => results.map(({ _id }) => _id))).size).toBe(100);
  expect(pages[0]?.total).toBe(100);
});

test('a client with files, and nothing of how to reach them', async () => {
  const client = await newClient({ phone: '+639171112222' });
  const first = await meet(client, -3, { meeting: { type: 'PHONE', phone: '+639171112222' } });
  const other = await meet(client, 2);
  await meet(await newClient(), -1);
  const elsewhere = await seedMeeting(database(), {
    lawyerId: (await newLawyer()).lawyerId,
    clientId: client.id,
    start: manilaTime(1, 30),
  });
  const file = (meetingId: string, name: string, minutesAgo: number) => ({
    meetingId,
    ownerId: client.id,
    name,
    size: 3,
    contentType: 'application/pdf',
    storageKey: randomUUID(),
    createdAt: new Date(Date.now() - minutesAgo * 60_000),
  });
  await database()
    .insert(meetingFiles)
    .values([
      file(first.id, 'deed.pdf', 9),
      file(other.id, 'note.pdf', 1),
      file(elsewhere.meeting.id, 'secret.pdf', 1),
    ]);
  const { cookie } = lawyer;
  const answer = await send(getClient, { cookie, params: { id: client.id } });
  const { files, note, ...rest } = answer.body as ClientDetail;
  expect(rest).toMatchObject({
    _id: client.id,
    client_since: first.start_time,
    meeting_count: 2,
    next_meeting: { _id: other.id },
  });
  expect(files.map(({ name, mine, about }) => [name, mine, about._id])).toEqual([
    ['note.pdf', false, other.id],
    ['deed.pdf', false, first.id],
  ]);
  expect(note).toEqual({ text: '', version: 0, updated_at: null });
  expect(JSON.stringify(answer.body)).not.toMatch(/example\.com|\+63/);
});

test('files of agreements stand among those of meetings, and not those of another lawyer', async () => {
  const client = await newClient();
  const { id: meetingId } = await meet(client, 2);
  const agreementOf = async (lawyerId: string) => {
    const seed = { lawyerId, clientId: client.id, writtenAt: Date.now() - DAY_MS };
    return (await seedWorkItem(database(), seed)).item;
  };
  const own = await agreementOf(lawyer.lawyerId);
  const other = await agreementOf((await newLawyer()).lawyerId);
  const file = (name: string, minutesAgo: number) => ({
    ownerId: lawyer.id,
    name,
    size: 3,
    contentType: 'application/pdf',
    storageKey: randomUUID(),
    createdAt: new Date(Date.now() - minutesAgo * 60_000),
  });
  await database()
    .insert(meetingFiles)
    .values({ ...file('deed.pdf', 5), meetingId });
  await database()
    .insert(workItemFiles)
    .values([
      { ...file('terms.pdf', 3), workItemId: own.id },
      { ...file('secret.pdf', 1), workItemId: other.id },
    ]);
  const { cookie } = lawyer;
  const answer = await send(getClient, { cookie, params: { id: client.id } });
  const [terms, deed, ...more] = (answer.body as ClientDetail).files;
  expect(more).toEqual([]);
  expect(terms).toMatchObject({
    name: 'terms.pdf',
    mine: true,
    about: { kind: 'work-item', _id: own.id, title: own.title },
    url: `/api/v1/work-items/${own.id}/file/${terms?._id}`,
  });
  expect(deed).toMatchObject({ name: 'deed.pdf', about: { kind: 'meeting', _id: meetingId } });
});

test('meetings with a client come the latest first, of every status and of nobody else', async () => {
  const client = await newClient();
  const [past, coming] = [await meet(client, -3), await meet(client, 3)];
  const held = await meet(client, 5, { status: 'PAYMENT_PENDING', bookedAt: Date.now() });
  await meet(await newClient(), 4);
  await seedMeeting(database(), {
    lawyerId: (await newLawyer()).lawyerId,
    clientId: client.id,
    start: manilaTime(7, 60),
  });
  const { body } = await send(listClientMeetings, {
    cookie: lawyer.cookie,
    params: { id: client.id },
  });
  const { results, total } = body as { results: Meeting[]; total: number };
  expect(results.map(({ _id }) => _id)).toEqual([held.id, coming.id, past.id]);
  expect(total).toBe(3);
});

test('a deleted account is shown without its name, and its meetings stay', async () => {
  const client = await newClient({ firstName: 'Zoraida' });
  await meet(client, -3);
  const gone = { firstName: 'Deleted', lastName: 'account', deletedAt: new Date() };
  await database().update(users).set(gone).where(eq(users.id, client.id));
  expect(await namesOf('zoraida')).toEqual([]);
  expect((await list()).results).toEqual([
    expect.objectContaining({ display_name: 'Deleted account', meeting_count: 1 }),
  ]);
});

test('who is no client of this lawyer is not there', async () => {
  const [client, held] = [await newClient(), await newClient()];
  await meet(held, 1, { status: 'PAYMENT_PENDING', bookedAt: Date.now() });
  await seedMeeting(database(), {
    lawyerId: (await newLawyer()).lawyerId,
    clientId: client.id,
    start: manilaTime(1, 30),
  });
  const before = await database().$count(meetings);
  for (const id of [client.id, held.id, randomUUID(), 'nobody', lawyer.id]) {
    for (const handler of [getClient, listClientMeetings]) {
      const answer = await send(handler, { cookie: lawyer.cookie, params: { id } });
      expect(answer).toMatchObject({ status: 404, body: { key: 'not_found' } });
    }
  }
  expect(await database().$count(meetings)).toBe(before);
});
