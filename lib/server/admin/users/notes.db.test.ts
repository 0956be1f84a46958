import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import pg from 'pg';
import type { PersonNote } from '@/lib/contract/admin/person-notes';
import {
  addPersonNote as addNote,
  listPersonNotes as listNotes,
} from '@/lib/contract/admin/person-notes';
import { PERSON_NOTE_MAX } from '@/lib/domain/admin/person-notes';
import { PAGE_SIZE } from '@/lib/domain/platform/paging';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { auditEvents } from '@/lib/server/schema/audit';
import { personNotes } from '@/lib/server/schema/oversight';
import { send } from '@/lib/testing/api/requests';
import { newAdmin, newClient, type TestUser } from '@/lib/testing/factories';
import { tablesHolding } from '@/lib/testing/whole-database';
import { eraseNotes, exportedNotes } from './notes-service';

const TEXT = 'Tatlong beses tumawag tungkol sa refund.';

let admin: TestUser;
let person: TestUser;
beforeEach(async () => {
  admin = await newAdmin({ firstName: 'Grace', lastName: 'Uy' });
  person = await newClient();
});

const add = (text: unknown, childId: string = randomUUID(), id = person.id, { cookie } = admin) =>
  send(addNote, { cookie, params: { id, childId }, body: { text } });

async function read(page = 0, { cookie } = admin) {
  const query = { page: String(page) };
  const { body } = await send(listNotes, { cookie, params: { id: person.id }, query });
  return body as { results: PersonNote[]; hasMore: boolean; total: number };
}

const events = () =>
  database()
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.subject, person.id), eq(auditEvents.event, 'person_note_added')));

test('a note stands with its author and time, is stored encrypted, and is in the audit log', async () => {
  expect((await add(`  ${TEXT}\n`)).status).toBe(200);
  await add('Second');
  const { results, total } = await read();
  expect(total).toBe(2);
  expect(results.map(({ text }) => text)).toEqual(['Second', TEXT]);
  expect(results[1]).toMatchObject({
    author: { _id: admin.id, name: 'Grace Uy' },
    created_at: expect.stringMatching(/Z$/),
  });
  expect(await tablesHolding('Tatlong')).toEqual([]);
  expect(await events()).toMatchObject([
    { actor: 'admin', userId: admin.id, detail: null },
    { actor: 'admin', userId: admin.id, detail: null },
  ]);
});

test('the same again adds nothing, and another text under its id is refused', async () => {
  const id = randomUUID();
  const { status, body } = await add(TEXT, id);
  expect(await add(TEXT, id)).toMatchObject({ status, body });
  expect(await events()).toHaveLength(1);
  for (const again of [await add('Other', id), await add(TEXT, id, (await newClient()).id)])
    expect(again).toMatchObject({ status: 409, body: { key: 'bad_transition' } });
  expect((await read()).results).toMatchObject([{ text: TEXT }]);
});

test('an id in upper case is the same id', async () => {
  const id = randomUUID();
  const { status, body } = await add(TEXT, id.toUpperCase());
  expect({ status, body }).toMatchObject({ status: 200, body: { _id: id, text: TEXT } });
  expect(await add(TEXT, id)).toMatchObject({ status, body });
});

test('nobody notes about nobody, or reads what is noted about themselves', async () => {
  expect((await add(TEXT, randomUUID(), randomUUID())).status).toBe(404);
  expect((await add(TEXT, randomUUID(), admin.id)).status).toBe(404);
  const other = await newAdmin();
  await add(TEXT, randomUUID(), other.id);
  const own = { cookie: other.cookie, params: { id: other.id } };
  expect((await send(listNotes, own)).status).toBe(404);
  const { status } = await send(listNotes, { cookie: person.cookie, params: { id: person.id } });
  expect(status).toBe(404);
});

test('takes up to 2,000 characters', async () => {
  expect((await add('ñ'.repeat(PERSON_NOTE_MAX))).status).toBe(200);
  expect(await add('ñ'.repeat(PERSON_NOTE_MAX + 1))).toMatchObject({
    status: 400,
    body: { fields: { text: "Value can't be longer than 2000." } },
  });
  expect((await add(' ')).status).toBe(400);
});

test('they are paged, at as many statements for many as for none', async () => {
  const statements = jest.spyOn(pg.Client.prototype, 'query');
  const counted = async () => {
    statements.mockClear();
    await read();
    return statements.mock.calls.length;
  };
  const none = await counted();
  for (let n = 0; n <= PAGE_SIZE; n += 1) await add(`Note ${n}`);
  expect(await counted()).toBe(none);
  statements.mockRestore();
  expect(await read()).toMatchObject({ hasMore: true, total: PAGE_SIZE + 1 });
  expect((await read(1)).results).toMatchObject([{ text: 'Note 0' }]);
});

test('they are in the copy of the person’s data, without who wrote them, and go with the account', async () => {
  await add(TEXT);
  const exported = await exportedNotes(database(), person.id);
  expect(exported).toMatchObject({ name: 'notes_of_administrators', data: [{ note: TEXT }] });
  expect(JSON.stringify(exported)).not.toContain(admin.id);
  expect(await exportedNotes(database(), admin.id)).toBeUndefined();
  await transaction((tx) => eraseNotes(tx, { id: person.id, email: person.email }));
  expect(
    await database().select().from(personNotes).where(eq(personNotes.userId, person.id)),
  ).toEqual([]);
});
