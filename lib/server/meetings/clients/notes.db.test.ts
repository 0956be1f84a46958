import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { ClientDetail, ClientNote } from '@/lib/contract/meetings/clients';
import { getClient, setClientNote as setNote } from '@/lib/contract/meetings/clients';
import { getMeeting } from '@/lib/contract/meetings/meetings';
import { NOTE_MAX } from '@/lib/domain/meetings/client';
import { decrypt } from '@/lib/server/platform/crypto/encryption';
import { database, transaction } from '@/lib/server/platform/db/pool';
import type { EncryptedText } from '@/lib/server/schema/columns';
import { clientNotes } from '@/lib/server/schema/meetings';
import { seedMeeting } from '@/lib/server/seed/meeting';
import { send } from '@/lib/testing/api/requests';
import {
  manilaTime,
  newClient,
  newLawyer,
  type TestLawyer,
  type TestUser,
} from '@/lib/testing/factories';
import { tablesHolding } from '@/lib/testing/whole-database';
import { eraseNotes, exportedNotes } from './notes';

const SECRET = 'Quiapo-settlement: she accepts ₱80,000.';

let lawyer: TestLawyer;
let client: TestUser;
let meetingId: string;

beforeEach(async () => {
  [lawyer, client] = [await newLawyer(), await newClient()];
  const { meeting } = await seedMeeting(database(), {
    lawyerId: lawyer.lawyerId,
    clientId: client.id,
    start: manilaTime(3, 600),
  });
  meetingId = meeting.id;
});

const put = (body: object, { cookie } = lawyer as TestUser, id = client.id) =>
  send(setNote, { cookie, params: { id }, body });

async function read({ cookie } = lawyer) {
  const answer = await send(getClient, { cookie, params: { id: client.id } });
  return (answer.body as ClientDetail).note;
}

const stored = () =>
  database().select().from(clientNotes).where(eq(clientNotes.clientId, client.id));

test('a note is there for its lawyer, and stored encrypted', async () => {
  const answer = await put({ note: `  ${SECRET}\n`, version: 0 });
  expect(answer).toMatchObject({ status: 200, body: { text: SECRET, version: 1 } });
  expect(await read()).toEqual(answer.body);
  const [row] = await stored();
  expect(row?.note).not.toContain('Quiapo');
  expect(decrypt(row?.note as EncryptedText, `client-note:${lawyer.lawyerId}:${client.id}`)).toBe(
    SECRET,
  );
  expect(await tablesHolding('Quiapo-settlement')).toEqual([]);
});

test('nobody else reads it: not the client, not another lawyer of the client', async () => {
  await put({ note: SECRET });
  const other = await newLawyer();
  await seedMeeting(database(), {
    lawyerId: other.lawyerId,
    clientId: client.id,
    start: manilaTime(4, 600),
  });
  expect(await read(other)).toMatchObject({ text: '', version: 0 });
  const { body } = await send(getMeeting, { cookie: client.cookie, params: { id: meetingId } });
  expect(JSON.stringify(body)).not.toContain('Quiapo');
  expect(await exportedNotes(database(), client.id)).toBeUndefined();
  expect(await exportedNotes(database(), other.id)).toBeUndefined();
  expect(await exportedNotes(database(), lawyer.id)).toMatchObject({
    name: 'client_notes',
    data: [{ client: client.id, note: SECRET }],
  });
});

test('whoever is no client of the lawyer gets no note, and nothing changes', async () => {
  await put({ note: SECRET });
  const before = await database().select().from(clientNotes);
  const refused = [
    await put({ note: 'x' }, await newLawyer()),
    await put({ note: 'x' }, lawyer, randomUUID()),
    await put({ note: 'x' }, lawyer, 'nobody'),
  ];
  for (const answer of refused)
    expect(answer).toMatchObject({ status: 404, body: { key: 'not_found' } });
  expect((await put({ note: 'x' }, client)).body).toMatchObject({ key: 'wrong_role' });
  expect(await database().select().from(clientNotes)).toEqual(before);
});

test('the same again changes nothing, also with the version it had before', async () => {
  await put({ note: SECRET, version: 0 });
  const before = await stored();
  for (const version of [0, 1, undefined])
    expect((await put({ note: SECRET, version })).body).toMatchObject({ version: 1 });
  expect(await stored()).toEqual(before);
});

test('of two tabs the later is told, and loses nothing of the other', async () => {
  await put({ note: 'One', version: 0 });
  const late = await put({ note: 'Two', version: 0 });
  expect(late).toMatchObject({ status: 409, body: { key: 'version_changed' } });
  expect(await read()).toMatchObject({ text: 'One', version: 1 });
  expect((await put({ note: 'Two', version: 1 })).body).toMatchObject({ version: 2 });
  expect((await put({ note: 'Three' })).body).toMatchObject({ text: 'Three', version: 3 });
});

test('two first notes at once: with a version one is told, without one both are written', async () => {
  const tabs = await Promise.all(['A', 'B'].map((note) => put({ note, version: 0 })));
  expect(tabs.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  await database().delete(clientNotes).where(eq(clientNotes.clientId, client.id));
  const both = await Promise.all(['A', 'B'].map((note) => put({ note })));
  expect(both.map(({ body }) => (body as ClientNote).version).toSorted()).toEqual([1, 2]);
});

test('takes up to 4,000 characters, and none', async () => {
  expect((await put({ note: 'ñ'.repeat(NOTE_MAX) })).status).toBe(200);
  expect(await put({ note: 'ñ'.repeat(NOTE_MAX + 1) })).toMatchObject({
    status: 400,
    body: { fields: { note: "Value can't be longer than 4000." } },
  });
  expect((await put({ note: ' ' })).body).toMatchObject({ text: '', version: 2 });
  expect((await put({})).status).toBe(400);
  expect(await read()).toMatchObject({ text: '', version: 2 });
});

test.each([
  ['lawyer', () => lawyer],
  ['client', () => client],
])('goes with the account of the %s', async (_who, whose) => {
  await put({ note: SECRET });
  const { id, email } = whose();
  await transaction((tx) => eraseNotes(tx, { id, email }));
  expect(await stored()).toEqual([]);
});
