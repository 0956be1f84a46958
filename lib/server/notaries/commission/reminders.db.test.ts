import { asc, eq } from 'drizzle-orm';
import { DAY_MS, HOUR_MS, manilaDayKey, manilaDayNumber } from '@/lib/domain/platform/time';
import { database } from '@/lib/server/platform/db/pool';
import { mails, notifications } from '@/lib/server/schema/messages';
import { notaries } from '@/lib/server/schema/notaries';
import { UNCHECKED } from '@/lib/server/seed/notary';
import type { TestLawyer } from '@/lib/testing/factories';
import { takeQueued } from '@/lib/testing/jobs';
import { newNotary, notaryOf } from '@/lib/testing/notaries/notaries';
import { approve, events, own, pagesIn, pagesOf } from '@/lib/testing/notaries/own-notary';
import { queueCommissionWarnings, warnOfCommission } from './reminders';

const NOW = Date.now();
/** The key of a Manila day so many days after today. */
const inDays = (days: number) => manilaDayKey(manilaDayNumber(NOW) + days);
/** So many days before the last one of a commission that ends in `ends`. */
const before = (ends: number, days: number) => NOW + (ends - days) * DAY_MS;

function endingIn(days: number, fields: Partial<typeof notaries.$inferInsert> = {}) {
  const until = inDays(days);
  return newNotary({ notary: { commissionValidUntil: until, approvedUntil: until, ...fields } });
}

/** Runs the daily job and those that it queues; returns their lawyers. */
async function daily(now = NOW): Promise<string[]> {
  await queueCommissionWarnings(now);
  const jobs = await takeQueued('warn_of_commission');
  for (const { lawyerId } of jobs) await warnOfCommission(lawyerId, now);
  return jobs.map(({ lawyerId }) => lawyerId);
}

async function notified({ id, email }: TestLawyer) {
  const sent = await database()
    .select()
    .from(mails)
    .where(eq(mails.recipient, email))
    .orderBy(asc(mails.createdAt));
  const inApp = await database()
    .select()
    .from(notifications)
    .where(eq(notifications.userId, id))
    .orderBy(asc(notifications.createdAt));
  expect(inApp.every(({ url }) => url === '/lawyer-portal/notary-public')).toBe(true);
  return { mails: sent.map(({ template }) => template), inApp: inApp.map(({ body }) => body) };
}

test('60, 30 and 7 days before the end its notary is reminded, once each', async () => {
  const notary = await endingIn(80);
  const days = [61, 60, 59, 31, 30, 8, 7, 1, 0];
  for (const left of days) for (const _ of [1, 2]) await daily(before(80, left));
  const ends = (await notified(notary)).inApp;
  expect(ends.map((text) => text.replace(/, on .*/, ''))).toEqual([
    'Its last day is in 60 days',
    'Its last day is in 30 days',
    'Its last day is in 7 days',
  ]);
  expect((await notified(notary)).mails).toEqual(Array(3).fill('commission-due'));
  expect(await events(notary)).toEqual([]);
});

test('one whose commission is approved late is reminded of the nearest day alone', async () => {
  const notary = await endingIn(5, { isPublic: false });
  expect(await daily()).toContain(notary.lawyerId);
  expect(await notified(notary)).toEqual({
    mails: ['commission-due'],
    inApp: [expect.stringContaining('Its last day is in 5 days')],
  });
  expect(await daily()).not.toContain(notary.lawyerId);
});

test('a commission that ended yesterday: gone from what people find, and told once', async () => {
  const [ended, last] = [await endingIn(-1), await endingIn(0)];
  expect(await own(ended)).toMatchObject({
    is_public: true,
    listed: false,
    days_left: -1,
    missing: ['commission_check'],
  });
  expect(await own(last)).toMatchObject({ listed: true, days_left: 0 });
  const pages = await pagesOf(async () => {
    await Promise.all([1, 2].map(() => warnOfCommission(ended.lawyerId, NOW)));
  });
  expect(pages).toEqual(pagesIn(ended, 'makati'));
  expect(await pagesOf(() => warnOfCommission(ended.lawyerId, NOW))).toEqual([]);
  expect(await daily()).not.toContain(ended.lawyerId);
  expect(await notified(ended)).toEqual({
    mails: ['commission-ended'],
    inApp: ['People can’t find your notary profile until we check your next one.'],
  });
  expect(await events(ended)).toEqual(['commission_ended']);
  expect((await notaryOf(ended)).warned).toBe(0);
});

test('the next one, once approved, brings the profile back and has its own reminders', async () => {
  const notary = await endingIn(-1);
  await warnOfCommission(notary.lawyerId, NOW);
  await database()
    .update(notaries)
    .set({ commissionValidUntil: inDays(40) })
    .where(eq(notaries.lawyerId, notary.lawyerId));
  expect(await pagesOf(() => approve(notary, NOW + HOUR_MS))).toEqual(pagesIn(notary, 'makati'));
  expect(await own(notary)).toMatchObject({ listed: true, days_left: 40 });
  await daily();
  expect((await notified(notary)).mails).toEqual(['commission-ended', 'commission-due']);
});

test('nobody is reminded of a commission that was never approved', async () => {
  const notary = await endingIn(-1, UNCHECKED);
  await warnOfCommission(notary.lawyerId, NOW);
  expect(await daily()).not.toContain(notary.lawyerId);
  expect(await notified(notary)).toEqual({ mails: [], inApp: [] });
});
