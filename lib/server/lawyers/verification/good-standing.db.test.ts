import { and, eq, sql } from 'drizzle-orm';
import { getLawyerProfile as getProfile, verifyQr } from '@/lib/contract/lawyers/lawyers';
import { searchLawyers as search } from '@/lib/contract/lawyers/search';
import type { OwnVerification } from '@/lib/contract/lawyers/verification';
import {
  decideVerification as decide,
  getOwnVerification as getVerification,
  resubmitDocuments as resubmit,
} from '@/lib/contract/lawyers/verification';
import {
  addMonths,
  DAY_MS,
  HOUR_MS,
  manilaDayNumber,
  manilaDayStart,
} from '@/lib/domain/platform/time';
import { deleteAccount, queueDueDeletions } from '@/lib/server/accounts/deletion/service';
import { database } from '@/lib/server/platform/db/pool';
import { users } from '@/lib/server/schema/accounts';
import { auditEvents } from '@/lib/server/schema/audit';
import { lawyers } from '@/lib/server/schema/lawyers';
import { mails, notifications } from '@/lib/server/schema/messages';
import { findLawyers } from '@/lib/server/site/sitemap/store';
import { send } from '@/lib/testing/api/requests';
import { newLawyer, type TestLawyer } from '@/lib/testing/factories';
import { idForm, verifierCode, verifierToken } from '@/lib/testing/files/identity';
import { takeQueued } from '@/lib/testing/jobs';
import { bookableLawyer } from '../profiles/service';
import { queueDueChecks, reviewStanding } from './good-standing';

const TODAY = manilaDayNumber(Date.now());

/** A lawyer whose IDs were checked so many months before today, some days later than that. */
function checkedAgo(months: number, daysLater = 0): Promise<TestLawyer> {
  const day = addMonths(TODAY, -months) + daysLater;
  return newLawyer({ ibpVerifiedAt: new Date(manilaDayStart(day) + 10 * HOUR_MS) });
}

/** Runs the daily job and those that it queues; returns how many these were. */
async function daily(now = Date.now()): Promise<number> {
  await queueDueChecks(now);
  const jobs = await takeQueued('review_standing');
  for (const { lawyerId } of jobs) await reviewStanding(lawyerId, now);
  return jobs.length;
}

async function ownOf({ cookie }: TestLawyer): Promise<OwnVerification> {
  return (await send(getVerification, { cookie })).body as OwnVerification;
}

const notified = async ({ id, email }: TestLawyer) => ({
  mails: (await database().select().from(mails).where(eq(mails.recipient, email))).map(
    ({ template }) => template,
  ),
  inApp: (await database().select().from(notifications).where(eq(notifications.userId, id))).map(
    ({ title }) => title,
  ),
});

async function isSeen({ lawyerId }: TestLawyer): Promise<boolean> {
  const { status } = await send(getProfile, { params: { id: lawyerId } });
  const listed = await findLawyers(database(), { after: '', skip: 0, limit: 1000 });
  const inSitemap = listed.some(({ id }) => id === lawyerId);
  expect(inSitemap).toBe(status === 200);
  const qr = await send(verifyQr, { query: { id: lawyerId } });
  expect(qr.body).toMatchObject({ valid: status === 200 });
  expect((await bookableLawyer(database(), lawyerId)) !== null).toBe(status === 200);
  return status === 200;
}

test('a check of less than a year is left alone', async () => {
  const lawyer = await checkedAgo(12, 2);
  expect(await daily()).toBe(0);
  expect(await notified(lawyer)).toEqual({ mails: [], inApp: [] });
  expect(await ownOf(lawyer)).toMatchObject({ status: 'APPROVED', renewal_due: false });
  const body = await idForm();
  expect((await send(resubmit, { cookie: lawyer.cookie, body })).status).toBe(409);
});

test('after a year a new IBP ID is asked for once, and the profile stays', async () => {
  const lawyer = await checkedAgo(12);
  expect(await ownOf(lawyer)).toMatchObject({ status: 'APPROVED', renewal_due: true });
  await Promise.all([reviewStanding(lawyer.lawyerId, Date.now()), daily()]);
  expect(await notified(lawyer)).toEqual({
    mails: ['check-due'],
    inApp: ['Please send us your new IBP ID'],
  });
  // Also when the mail is long deleted.
  await database().delete(mails).where(eq(mails.recipient, lawyer.email));
  expect(await daily()).toBe(0);
  await reviewStanding(lawyer.lawyerId, Date.now());
  expect((await notified(lawyer)).mails).toEqual([]);
  expect(await isSeen(lawyer)).toBe(true);
});

test('a renewal needs the IBP ID alone, and the badge stays until it is decided', async () => {
  const lawyer = await checkedAgo(12);
  await daily();
  const before = await ownOf(lawyer);
  const body = await idForm({ government_id: null });
  expect((await send(resubmit, { cookie: lawyer.cookie, body })).status).toBe(201);
  expect(await ownOf(lawyer)).toMatchObject({
    status: 'PENDING',
    renewal_due: false,
    checked_at: before.checked_at,
    documents: [{ kind: 'ibp_id' }],
  });
  expect(await isSeen(lawyer)).toBe(true);
  expect(await daily()).toBe(0);

  const token = await verifierToken();
  const code = await verifierCode(token);
  await send(decide, { body: { token, code, decision: 'approve' } });
  const after = await ownOf(lawyer);
  expect(after).toMatchObject({ status: 'APPROVED', renewal_due: false });
  expect(Date.parse(after.checked_at ?? '')).toBeGreaterThan(Date.now() - DAY_MS);
  const [row] = await database().select().from(lawyers).where(eq(lawyers.id, lawyer.lawyerId));
  expect(row?.renewalAskedAt).toBeNull();
});

test('a refused renewal leaves the check as it is, and may be tried again', async () => {
  const lawyer = await checkedAgo(12);
  const hand = async () =>
    send(resubmit, { cookie: lawyer.cookie, body: await idForm({ government_id: null }) });
  await hand();
  const token = await verifierToken();
  const code = await verifierCode(token);
  await send(decide, { body: { token, code, decision: 'reject', reason: 'Not readable.' } });
  expect(await ownOf(lawyer)).toMatchObject({ status: 'REJECTED', renewal_due: true });
  expect(await isSeen(lawyer)).toBe(true);
  expect((await hand()).status).toBe(201);
});

test('thirteen months old it hides the profile at once, whether the job runs or not', async () => {
  const lawyer = await checkedAgo(13);
  const area = await newLawyer({ region: 'Caraga (XIII)', ibpVerifiedAt: await checkOf(lawyer) });
  expect(await isSeen(lawyer)).toBe(false);
  const { body } = await send(search, { query: { region: 'Caraga (XIII)' } });
  expect((body as { exactMatch: boolean }).exactMatch).toBe(false);
  expect(await ownOf(area)).toMatchObject({ status: 'NONE', checked_at: null, renewal_due: false });
});

async function checkOf({ lawyerId }: TestLawyer): Promise<Date | null> {
  const [row] = await database().select().from(lawyers).where(eq(lawyers.id, lawyerId));
  return row?.ibpVerifiedAt ?? null;
}

test('the job ends it, once, with a line in the audit log and a mail', async () => {
  const lawyer = await checkedAgo(13);
  await Promise.all([
    reviewStanding(lawyer.lawyerId, Date.now()),
    reviewStanding(lawyer.lawyerId, Date.now()),
  ]);
  await daily();
  expect(await checkOf(lawyer)).toBeNull();
  expect(await notified(lawyer)).toEqual({
    mails: ['check-ended'],
    inApp: ['Your IBP check has ended'],
  });
  const events = await database()
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.subject, lawyer.id), eq(auditEvents.event, 'verification_ended')));
  expect(events).toMatchObject([{ actor: 'system', userId: null, detail: 'age' }]);
  expect(await daily()).toBe(0);
});

test('a renewal under way does not stop the end, and brings the profile back when approved', async () => {
  const lawyer = await checkedAgo(12);
  const body = await idForm({ government_id: null });
  await send(resubmit, { cookie: lawyer.cookie, body });
  const token = await verifierToken();
  await reviewStanding(lawyer.lawyerId, manilaDayStart(addMonths(TODAY, 1)));
  expect(await ownOf(lawyer)).toMatchObject({ status: 'PENDING', checked_at: null });
  expect(await isSeen(lawyer)).toBe(false);
  const code = await verifierCode(token);
  await send(decide, { body: { token, code, decision: 'approve' } });
  expect(await isSeen(lawyer)).toBe(true);
});

test('without a check both IDs are asked for', async () => {
  const lawyer = await checkedAgo(13);
  const { cookie } = lawyer;
  const one = await idForm({ government_id: null });
  expect(await send(resubmit, { cookie, body: one })).toMatchObject({
    status: 400,
    body: { fields: { government_id: 'Please provide a value.' } },
  });
  expect((await send(resubmit, { cookie, body: await idForm() })).status).toBe(201);
});

test('nobody is mailed about the check of an account that was deleted', async () => {
  await daily();
  const lawyer = await checkedAgo(13);
  const due = { deletionDueAt: new Date() };
  await database().update(users).set(due).where(eq(users.id, lawyer.id));
  await queueDueDeletions(Date.now());
  await takeQueued('delete_account');
  await deleteAccount(lawyer.id, Date.now());
  const count = () => database().$count(mails, sql`template = 'check-ended'`);
  const before = await count();
  expect(await daily()).toBe(0);
  expect(await count()).toBe(before);
});
