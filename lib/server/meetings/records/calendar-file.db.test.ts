import ICAL from 'ical.js';
import { getMeetingCalendar as getCalendar } from '@/lib/contract/meetings/calendar';
import { getMeeting } from '@/lib/contract/meetings/meetings';
import { DAY_MS, isoInstant } from '@/lib/domain/platform/time';
import { database } from '@/lib/server/platform/db/pool';
import { seedMeeting } from '@/lib/server/seed/meeting';
import { send } from '@/lib/testing/api/requests';
import {
  manilaTime,
  newClient,
  newLawyer,
  type TestLawyer,
  type TestUser,
} from '@/lib/testing/factories';
import { bodyOf, newMeeting } from '@/lib/testing/meeting-changes';

let client: TestUser;
let lawyer: TestLawyer;

beforeAll(async () => {
  [client, lawyer] = [await newClient(), await newLawyer()];
});

const fileFor = (who: TestUser, id: string) =>
  send(getCalendar, { params: { id }, cookie: who.cookie });

/** Calendar and event of a file. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('no event');
  return { method: calendar.getFirstPropertyValue('method'), event: new ICAL.Event(component) };
}

test('has the event of the mails, for the calendar of whoever asks', async () => {
  const [from, to] = [manilaTime(4, 600), manilaTime(6, 840)];
  const meeting = await newMeeting(client, lawyer, from, {
    duration: 60,
    meeting: { subject: 'Dismissed by text message' },
  });
  await meeting.move(lawyer, to);
  const [mailed] = await meeting.mails();
  const invited = read(mailed?.ics ?? '').event;
  for (const [who, other, portal] of [
    [client, 'Atty. Test Lawyer', 'customer-portal'],
    [lawyer, 'Ana Reyes', 'lawyer-portal'],
  ] as const) {
    const answer = await fileFor(who, meeting.id);
    expect(answer).toMatchObject({ status: 200 });
    expect(answer.headers.get('content-type')).toBe('text/calendar; method=PUBLISH; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toContain('meeting.ics');
    expect(String(answer.body)).not.toContain('Dismissed');
    const { method, event } = read(String(answer.body));
    expect(method).toBe('PUBLISH');
    expect(event.uid).toBe(invited.uid);
    expect(event.sequence).toBe(1);
    expect(event.summary).toContain(other);
    expect(event.attendees).toHaveLength(0);
    expect(event.component.getFirstPropertyValue('status')).toBe('CONFIRMED');
    expect(String(event.component.getFirstPropertyValue('url'))).toContain(
      `/${portal}/meeting/${meeting.id}`,
    );
    expect(isoInstant(event.startDate.toJSDate().getTime())).toBe(isoInstant(to));
    expect(event.endDate.toJSDate().getTime() - event.startDate.toJSDate().getTime()).toBe(
      60 * 60_000,
    );
  }
});

test('is cancelled with the meeting', async () => {
  const meeting = await newMeeting(client, lawyer, manilaTime(5, 600));
  await meeting.cancel(client);
  const { event } = read(String((await fileFor(client, meeting.id)).body));
  expect(event.component.getFirstPropertyValue('status')).toBe('CANCELLED');
  expect(event.sequence).toBe(1);
});

test('there is none before the meeting is confirmed', async () => {
  const start = manilaTime(7, 600);
  const seed = { lawyerId: lawyer.lawyerId, clientId: client.id, start };
  const { meeting } = await seedMeeting(database(), { ...seed, status: 'PAYMENT_PENDING' });
  expect(await fileFor(client, meeting.id)).toMatchObject({
    status: 409,
    body: { key: 'bad_transition' },
  });
});

test('is nobody else’s', async () => {
  const { id } = await newMeeting(client, lawyer, manilaTime(8, 600));
  for (const other of [await newClient(), await newLawyer()])
    expect((await fileFor(other, id)).status).toBe(404);
});

test('a meeting says whether its lawyer can be booked again', async () => {
  const shown = async (of: TestLawyer) => {
    const { id } = await newMeeting(client, of, Date.now() - DAY_MS, { status: 'COMPLETED' });
    return bodyOf(await send(getMeeting, { params: { id }, cookie: client.cookie })).lawyer;
  };
  expect(await shown(lawyer)).toMatchObject({ is_listed: true, area_of_practice: 'Civil' });
  const hidden = await newLawyer({ isPublic: false });
  expect(await shown(hidden)).toMatchObject({ is_listed: false, area_of_practice: 'Civil' });
});
