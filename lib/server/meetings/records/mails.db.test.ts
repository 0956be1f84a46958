import { DAY_MS } from '@/lib/domain/platform/time';
import { database } from '@/lib/server/platform/db/pool';
import { seedMeeting } from '@/lib/server/seed/meeting';
import { book } from '@/lib/testing/bookings';
import { manilaTime, newClient, newLawyer } from '@/lib/testing/factories';
import { confirmedForClient, confirmedForLawyer } from './mails';
import { findRows } from './store';

type Seed = Partial<Parameters<typeof seedMeeting>[1]>;

/** Texts of the two confirmations, without line breaks. */
async function confirmations(seed: Seed) {
  const [client, lawyer] = [await newClient(), await newLawyer()];
  const start = manilaTime(3, 600);
  const { meeting } = await seedMeeting(database(), {
    lawyerId: lawyer.lawyerId,
    clientId: client.id,
    start,
    bookedAt: start - 3 * DAY_MS,
    ...seed,
  });
  const [view] = await findRows(database(), meeting.id ?? '', null);
  if (!view) throw new Error('no meeting');
  const mails = await Promise.all([confirmedForClient(view), confirmedForLawyer(view)]);
  return mails.map(({ text }) => text.replace(/\s+/g, ' '));
}

const HOW = 'To change the time or cancel, open the meeting.';

test('each side reads the refund rule from the own side, and how to cancel', async () => {
  const [client, lawyer] = await confirmations({});
  expect(client).toMatch(/Full refund if you cancel by .* 10:00 AM PHT, none after that\. If the/);
  expect(client).toContain(HOW);
  expect(lawyer).toMatch(/Full refund if the client cancels by .* If you cancel or do not come/);
  expect(lawyer).toContain(HOW);
});

test('a client abroad reads both times, with the weekday there; the lawyer the own one', async () => {
  const start = Date.parse('2099-11-30T00:00:00Z');
  const seed = {
    start,
    bookedAt: start - 3 * DAY_MS,
    meeting: { clientZone: 'America/Los_Angeles' },
  };
  const [client, lawyer] = await confirmations(seed);
  expect(client).toContain('8:00 AM PHT (Sunday 4:00 PM Los Angeles), 30 minutes');
  expect(client).toMatch(/if you cancel by [^.]* PHT \([^)]* Los Angeles\)/);
  expect(lawyer).not.toContain('Los Angeles');
});

test.each(['Asia/Singapore', 'Etc/Unknown', null])(
  'with the zone %s Philippine time is enough',
  async (clientZone) => {
    const [client] = await confirmations({ meeting: { clientZone } });
    expect(client).toMatch(/10:00 AM PHT, 30 minutes/);
  },
);

test.each([
  ['America/Los_Angeles', 'America/Los_Angeles'],
  ['Etc/Unknown', null],
  [undefined, null],
])('a booking from %s keeps the zone %s', async (time_zone, stored) => {
  const answer = await book(await newClient(), await newLawyer(), manilaTime(3, 600), {
    time_zone,
  });
  expect(answer.status).toBe(201);
  const { _id } = answer.body as { _id: string };
  const [view] = await findRows(database(), _id, null);
  expect(view?.meeting.clientZone).toBe(stored);
});

test('the client reads what to have ready, and comes to the change of time in one press', async () => {
  const [client, lawyer] = await confirmations({});
  expect(client).toContain('Have ready: the papers it is about');
  expect(client).toMatch(/\/customer-portal\/meeting\/[0-9a-f-]+\/reschedule/);
  expect(client).toContain('The attached entry puts it into your calendar.');
  expect(lawyer).not.toContain('Have ready');
});

test('booked within the last day there is no refund for the client', async () => {
  const start = manilaTime(3, 600);
  const [client] = await confirmations({ start, bookedAt: start - DAY_MS / 2 });
  expect(client).toContain('No refund if you cancel: refunds end 24 hours before the start.');
});

test('a video meeting says where the call is, one by phone who calls', async () => {
  for (const text of await confirmations({})) {
    expect(text).toContain('You meet by video on our site. There is nothing to install.');
    expect(text).toContain('From 10 minutes before the start, sign in and press “Join meeting”');
  }
  const calls = await confirmations({ meeting: { type: 'PHONE', phone: '+639171234567' } });
  const [call, lawyersCall] = calls;
  expect(call).toContain('calls you at the number that ends in 4567.');
  expect(lawyersCall).toMatch(/You call the client\. .* from 10 minutes before the start until 30/);
  for (const text of calls) {
    expect(text).not.toContain('Video');
    expect(text).not.toContain('+639');
  }
});

test('a free consultation has nothing to refund, and can be cancelled', async () => {
  const texts = await confirmations({ price: 0, meeting: { free: true } });
  for (const text of texts) {
    expect(text).not.toContain('refund');
    expect(text).toContain(HOW);
  }
});

test('every mail says where to write to', async () => {
  for (const text of await confirmations({})) {
    expect(text).toMatch(/Questions\? Reply to this email or write to help@sangguni\.example\./);
  }
});
