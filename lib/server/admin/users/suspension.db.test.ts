import { eq } from 'drizzle-orm';
import type { AdminUser } from '@/lib/contract/admin/users';
import {
  getUser,
  restoreUser as restore,
  suspendUser as suspend,
} from '@/lib/contract/admin/users';
import { getLawyerProfile as getProfile } from '@/lib/contract/lawyers/lawyers';
import { searchLawyers as search } from '@/lib/contract/lawyers/search';
import { testSessions } from '@/lib/server/adapters/payment/local-gateway';
import { cancelSuspended } from '@/lib/server/meetings/changes/suspension';
import { settleRefunds } from '@/lib/server/payments/refunds/service';
import { database } from '@/lib/server/platform/db/pool';
import { lawyerSearch } from '@/lib/server/schema/lawyers';
import { meetings } from '@/lib/server/schema/meetings';
import { workItems } from '@/lib/server/schema/work-items';
import { withdrawSuspended } from '@/lib/server/work-items/payments/suspension';
import { newAgreement } from '@/lib/testing/agreements/agreement-money';
import { send } from '@/lib/testing/api/requests';
import { book, hold } from '@/lib/testing/bookings';
import {
  manilaTime,
  newAdmin,
  newClient,
  newLawyer,
  type TestLawyer,
  type TestUser,
} from '@/lib/testing/factories';
import { takeQueued } from '@/lib/testing/jobs';
import { newMeeting } from '@/lib/testing/meeting-changes';
import { rowsOf } from '@/lib/testing/payments';

let admin: TestUser;
let client: TestUser;
let lawyer: TestLawyer;
beforeEach(async () => {
  [admin, client, lawyer] = [await newAdmin(), await newClient(), await newLawyer()];
});

const suspendLawyer = (cancels: boolean) =>
  send(suspend, {
    params: { id: lawyer.id },
    cookie: admin.cookie,
    body: { reason: 'The roll says disbarred.', cancel_meetings: cancels },
  });

const profile = async () => (await send(getProfile, { params: { id: lawyer.lawyerId } })).status;

const searchRows = () =>
  database().select().from(lawyerSearch).where(eq(lawyerSearch.lawyerId, lawyer.lawyerId));

/** Runs the jobs that the suspension queued. */
async function runJobs(): Promise<void> {
  for (const { meetingId } of await takeQueued('cancel_suspended_meeting'))
    await cancelSuspended(meetingId, Date.now());
  for (const { workItemId } of await takeQueued('withdraw_suspended_agreement'))
    await withdrawSuspended(workItemId, Date.now());
  for (const { paymentId } of await takeQueued('settle_refunds'))
    await settleRefunds(paymentId, Date.now());
}

const statusOf = async (id: string) => {
  const [row] = await database().select().from(meetings).where(eq(meetings.id, id));
  return { status: row?.status, by: row?.cancelledBy };
};

const agreementStatus = async (id: string) => {
  const [row] = await database().select().from(workItems).where(eq(workItems.id, id));
  return row?.status;
};

test('a suspended lawyer is hidden everywhere, can’t be booked, and is shown again after it', async () => {
  expect(await profile()).toBe(200);
  expect((await suspendLawyer(false)).status).toBe(200);
  expect(await profile()).toBe(404);
  expect(await searchRows()).toEqual([]);
  const { body } = await send(search, {});
  expect(JSON.stringify(body)).not.toContain(lawyer.lawyerId);
  expect((await book(client, lawyer, manilaTime(2, 600))).status).toBe(404);
  await send(restore, { params: { id: lawyer.id }, cookie: admin.cookie });
  expect(await profile()).toBe(200);
  expect((await book(client, lawyer, manilaTime(2, 600))).status).toBe(201);
});

test('one who was not public stays so after a restoration', async () => {
  lawyer = await newLawyer({ isPublic: false });
  await suspendLawyer(false);
  await send(restore, { params: { id: lawyer.id }, cookie: admin.cookie });
  expect(await profile()).toBe(404);
});

test('what is ahead stays unless its cancellation is asked for', async () => {
  const meeting = await newMeeting(client, lawyer, manilaTime(3, 60));
  await suspendLawyer(false);
  await runJobs();
  expect(await statusOf(meeting.id)).toEqual({ status: 'CONFIRMED', by: null });
});

test('with it, meetings are refunded in full, holds end, and both are mailed', async () => {
  // Too late for a refund if the client cancelled.
  const meeting = await newMeeting(client, lawyer, Date.now() + 3_600_000);
  const past = await newMeeting(client, lawyer, manilaTime(-2, 60), { status: 'COMPLETED' });
  const held = await hold(await newClient(), lawyer, manilaTime(4, 60));
  const { body } = await send(getUser, { params: { id: lawyer.id }, cookie: admin.cookie });
  expect((body as AdminUser).ahead).toMatchObject({ meetings: 1, holds: 1, refund: 105_000 });
  const answer = await suspendLawyer(true);
  expect(answer).toMatchObject({
    status: 200,
    body: { ahead: { meetings: 1, holds: 1, refund: 105_000 } },
  });
  await runJobs();
  expect(await statusOf(meeting.id)).toEqual({ status: 'CANCELLED', by: 'LAWYER' });
  expect(await statusOf(held.meetingId)).toEqual({ status: 'CANCELLED', by: 'LAWYER' });
  expect(await statusOf(past.id)).toEqual({ status: 'COMPLETED', by: null });
  const { payment, refunds } = await meeting.rows();
  expect(payment.status).toBe('REFUNDED');
  expect(refunds).toMatchObject([{ amount: 105_000, status: 'SUCCEEDED' }]);
  expect((await meeting.mails()).map(({ template }) => template)).toEqual(
    expect.arrayContaining(['meeting-cancelled-client', 'meeting-cancelled-lawyer']),
  );
  // Nothing is offered to those who wait, and a repeat of the jobs changes nothing.
  await cancelSuspended(meeting.id, Date.now());
  await cancelSuspended(held.meetingId, Date.now());
  expect((await meeting.rows()).refunds).toHaveLength(1);
});

test('a hold that was paid in the same moment is cancelled and refunded too', async () => {
  const held = await hold(client, lawyer, manilaTime(4, 120));
  await suspendLawyer(true);
  await testSessions.pay(held.sessionId);
  await runJobs();
  expect(await statusOf(held.meetingId)).toEqual({ status: 'CANCELLED', by: 'LAWYER' });
  expect((await rowsOf(held)).refunds).toMatchObject([{ amount: 100_000, status: 'SUCCEEDED' }]);
});

test('proposals are withdrawn, also one that waits for its payment; what is paid is answered as open', async () => {
  const people = { client, lawyer };
  const [open, accepted, paid] = [
    await newAgreement(people, { status: 'PROPOSAL' }),
    await newAgreement(people, { status: 'PROPOSAL' }),
    await newAgreement(people, { status: 'PAID' }),
  ];
  expect((await accepted.accept()).status).toBe(200);
  expect(await agreementStatus(accepted.id)).toBe('PAYMENT_PENDING');
  const answer = await suspendLawyer(true);
  expect(answer.body).toMatchObject({
    ahead: { proposals: 2, open_agreements: [{ _id: paid.id, client: 'Ana Reyes' }] },
  });
  await runJobs();
  expect(await agreementStatus(open.id)).toBe('DRAFT');
  expect(await agreementStatus(accepted.id)).toBe('DRAFT');
  expect(await agreementStatus(paid.id)).toBe('PAID');
});

test('a proposal of a suspended lawyer is not accepted', async () => {
  const proposal = await newAgreement({ client, lawyer }, { status: 'PROPOSAL' });
  await suspendLawyer(false);
  expect(await proposal.accept()).toMatchObject({ status: 409, body: { key: 'bad_transition' } });
});
