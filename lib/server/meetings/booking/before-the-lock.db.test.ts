import { DAY_MS } from '@/lib/domain/platform/time';
import { testSessions } from '@/lib/server/adapters/payment/local-gateway';
import { openCheckout } from '@/lib/server/payments/checkout/service';
import { settle } from '@/lib/server/payments/settlement/service';
import { database } from '@/lib/server/platform/db/pool';
import { seedWorkItem } from '@/lib/server/seed/work-item';
import { book, hold } from '@/lib/testing/bookings';
import { manilaTime, newClient, newLawyer, type TestLawyer } from '@/lib/testing/factories';
import { newMeeting } from '@/lib/testing/meeting-changes';
import { rowsOf } from '@/lib/testing/payments';
import { locksHeld as mockLocksHeld } from '@/lib/testing/soak/locks';

/** How many locks of people were held at each rendering of a mail. */
const mockHeldWhileRendering: number[] = [];
jest.mock('@react-email/render', () => {
  const real = jest.requireActual('@react-email/render');
  const render = async (...args: unknown[]) => {
    mockHeldWhileRendering.push(await mockLocksHeld());
    return real.render(...args);
  };
  return { ...real, render };
});

let lawyer: TestLawyer;
beforeEach(async () => {
  mockHeldWhileRendering.length = 0;
  lawyer = await newLawyer({ freeConsultation: true });
});

const at = (minute: number) => manilaTime(2, minute);

function expectRenderedWithoutLocks() {
  expect(mockHeldWhileRendering.length).toBeGreaterThan(0);
  expect(new Set(mockHeldWhileRendering)).toEqual(new Set([0]));
}

test('the mails of a free consultation', async () => {
  const free = { free: true, expected_total: 0, payment_method: undefined };
  expect((await book(await newClient(), lawyer, at(600), free)).status).toBe(201);
  expectRenderedWithoutLocks();
});

test('the mails of a meeting that was paid', async () => {
  const held = await hold(await newClient(), lawyer, at(600));
  await testSessions.pay(held.sessionId);
  const { payment } = await rowsOf(held);
  await settle(payment.id, Date.now());
  expect((await rowsOf(held)).meeting.status).toBe('CONFIRMED');
  expectRenderedWithoutLocks();
});

test('the mails of an agreement that was paid', async () => {
  const client = await newClient();
  const { milestones, payments } = await seedWorkItem(database(), {
    lawyerId: lawyer.lawyerId,
    clientId: client.id,
    status: 'PAYMENT_PENDING',
    writtenAt: Date.now() - 2 * DAY_MS,
    terms: { title: 'Deed of sale', price: 2_000_000, platformFee: 4_900 },
  });
  const url = await openCheckout({ type: 'milestone', id: milestones[0]?.id ?? '' });
  await testSessions.pay(url.split('/').at(-1) ?? '');
  await settle(payments[0]?.id ?? '', Date.now());
  expectRenderedWithoutLocks();
});

test('the mails of a meeting that is moved, and then cancelled', async () => {
  const client = await newClient();
  const meeting = await newMeeting(client, lawyer, at(600));
  expect((await meeting.move(client, at(690))).status).toBe(200);
  expect(
    (await meeting.move(lawyer, at(780), { reason: 'A trial.', details: 'Sorry.' })).status,
  ).toBe(200);
  expect((await meeting.cancel(client, { reason: 'Solved.' })).status).toBe(200);
  expect((await meeting.mails()).map(({ template }) => template)).toEqual([
    'meeting-cancelled-client',
    'meeting-cancelled-lawyer',
    'meeting-moved-client',
    'meeting-moved-client',
    'meeting-moved-lawyer',
    'meeting-moved-lawyer',
  ]);
  expectRenderedWithoutLocks();
});
