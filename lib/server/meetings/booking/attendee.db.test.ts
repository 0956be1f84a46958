import { eq } from 'drizzle-orm';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { getMeeting } from '@/lib/contract/meetings/meetings';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { meetings } from '@/lib/server/schema/meetings';
import { send } from '@/lib/testing/api/requests';
import { book } from '@/lib/testing/bookings';
import {
  manilaTime,
  newClient,
  newLawyer,
  type TestLawyer,
  type TestUser,
} from '@/lib/testing/factories';
import { mailsOf } from '@/lib/testing/meeting-changes';
import { eraseMeetings, exportedMeetings } from '../records/personal-data-service';
import { preparePaidConfirmation } from './confirmation-service';

let client: TestUser;
let lawyer: TestLawyer;
let booked = 0;

beforeEach(async () => {
  client = await newClient();
  lawyer = await newLawyer();
});

function bookFor(changes: Record<string, unknown>) {
  booked += 1;
  return book(client, lawyer, manilaTime(5, 30 * booked), changes);
}
const idOf = ({ body }: { body: unknown }) => (body as { _id: string })._id;
const seenBy = async (id: string, { cookie }: TestUser) =>
  (await send(getMeeting, { params: { id }, cookie })).body as Meeting;

const FATHER = { attendee_name: ' Juan  Reyes ', relation: 'PARENT' };

test('who comes to a meeting that was booked for another is seen by both, and stands in their mails', async () => {
  const id = idOf(await bookFor(FATHER));
  for (const who of [client, lawyer])
    expect(await seenBy(id, who)).toMatchObject({
      attendee_name: 'Juan Reyes',
      relation: 'PARENT',
      guest: null,
    });
  await transaction(await preparePaidConfirmation(id, Date.now()));
  const mails = await mailsOf(id);
  expect(mails).toHaveLength(2);
  for (const { text } of mails) expect(text).toMatch(/Booked for:? Juan Reyes/);
});

test('both fields may be left out; a relation alone is nobody', async () => {
  for (const changes of [{}, { attendee_name: '', relation: '' }, { relation: 'CHILD' }]) {
    const id = idOf(await bookFor(changes));
    expect(await seenBy(id, client)).toMatchObject({ attendee_name: null, relation: null });
    await database().update(meetings).set({ status: 'EXPIRED' }).where(eq(meetings.id, id));
  }
});

test.each([
  ['an address for a name', { attendee_name: 'www.x.example' }, 'attendee_name'],
  ['a name of 81 letters', { attendee_name: 'a'.repeat(81) }, 'attendee_name'],
  ['an unknown relation', { ...FATHER, relation: 'LANDLORD' }, 'relation'],
])('%s is refused at its field', async (_what, changes, field) => {
  const { status, body } = await bookFor(changes);
  expect(status).toBe(400);
  expect(Object.keys((body as { fields: object }).fields)).toEqual([field]);
});

test('it is in the data of both, and goes with the account of the client', async () => {
  const id = idOf(await bookFor(FATHER));
  for (const { id: userId } of [client, lawyer]) {
    const { data } = await exportedMeetings(database(), userId);
    expect(data).toMatchObject([{ attendee_name: 'Juan Reyes', attendee_relation: 'PARENT' }]);
  }
  await transaction((tx) => eraseMeetings(tx, client));
  const [row] = await database().select().from(meetings).where(eq(meetings.id, id));
  expect(row).toMatchObject({ attendeeName: null, attendeeRelation: null });
});
