import 'server-only';
import { and, eq, isNull, lte } from 'drizzle-orm';
import { checkEnds, standingOf } from '@/lib/domain/lawyers/verification';
import { formatDay } from '@/lib/domain/platform/clock-labels';
import { DAY_MS, manilaDayKey, manilaDayNumber } from '@/lib/domain/platform/time';
import { env } from '@/lib/env';
import { notify } from '@/lib/server/notifications/in-app/service';
import { queueMail } from '@/lib/server/notifications/mails/service';
import {
  database,
  type Executor,
  type Transaction,
  transaction,
} from '@/lib/server/platform/db/pool';
import { queueJob } from '@/lib/server/platform/queue/queue';
import { users } from '@/lib/server/schema/accounts';
import { lawyers } from '@/lib/server/schema/lawyers';
import { changeProfile } from '../profiles/service';
import { checkEndedMail, renewalMail } from './good-standing-mails';
import { endCheck } from './service';

// Service

/** Earliest time of a check: a year is 365 days or more, and the Manila day of the check counts from its beginning. */
const SOONEST_MS = 364 * DAY_MS;

/** Daily job: queues a job for each lawyer who is to be asked for a new IBP ID, or whose check has expired. */
export async function queueDueChecks(now: number): Promise<void> {
  await transaction(async (tx) => {
    for (const lawyer of await findCheckedBefore(tx, new Date(now - SOONEST_MS))) {
      const standing = standingOfRow(lawyer, now);
      if (standing === 'GOOD' || (standing === 'DUE' && lawyer.askedAt)) continue;
      const { id: lawyerId } = lawyer;
      await queueJob(tx, 'review_standing', { lawyerId }, { key: `review-standing:${lawyerId}` });
    }
  });
}

/** Job: asks once for a new IBP ID, and ends an expired check. Idempotent. */
export async function reviewStanding(lawyerId: string, now: number): Promise<void> {
  const found = await findOne(database(), lawyerId);
  if (!found || standingOfRow(found, now) === 'GOOD') return;
  await changeProfile(lawyerId, async (tx) => {
    // Read again behind the lock: the verifier may have decided meanwhile.
    const lawyer = await findOne(tx, lawyerId);
    if (!lawyer?.checkedAt) return;
    const standing = standingOfRow(lawyer, now);
    if (standing === 'NONE') await end(tx, lawyer, lawyer.checkedAt, now);
    if (standing === 'DUE') await ask(tx, lawyer, lawyer.checkedAt, now);
  });
}

function standingOfRow({ checkedAt }: CheckedRow, now: number) {
  return standingOf(checkedAt === null ? null : checkedAt.getTime(), now);
}

async function ask(
  tx: Transaction,
  lawyer: CheckedRow,
  checkedAt: Date,
  now: number,
): Promise<void> {
  if (!(await noteAsked(tx, lawyer.id, new Date(now)))) return;
  const ends = formatDay(checkEnds(checkedAt.getTime()));
  const checked = formatDay(checkedAt.getTime());
  const { firstName, email, userId } = lawyer;
  const dedupeKey = `check-due:${keyOf(lawyer, checkedAt)}`;
  const content = await renewalMail({ firstName, checked, ends, link: linkToPortal() });
  await queueMail(tx, { to: email, template: 'check-due', dedupeKey, content });
  await notifyLawyer(tx, userId, dedupeKey, {
    title: 'Please send us your new IBP ID',
    body: `Your check from ${checked} ends on ${ends}.`,
  });
}

async function end(
  tx: Transaction,
  lawyer: CheckedRow,
  checkedAt: Date,
  now: number,
): Promise<void> {
  if (!(await endCheck(tx, lawyer.id, { subject: lawyer.userId, now }))) return;
  const checked = formatDay(checkedAt.getTime());
  const { firstName, email, userId } = lawyer;
  const dedupeKey = `check-ended:${keyOf(lawyer, checkedAt)}`;
  const content = await checkEndedMail({ firstName, checked, link: linkToPortal() });
  await queueMail(tx, { to: email, template: 'check-ended', dedupeKey, content });
  await notifyLawyer(tx, userId, dedupeKey, {
    title: 'Your IBP check has ended',
    body: 'Clients can’t see your profile until we check your IDs again.',
  });
}

const PORTAL = '/lawyer-portal';
const linkToPortal = () => `${env.SITE_URL}${PORTAL}`;

function keyOf({ userId }: CheckedRow, checkedAt: Date): string {
  return `${userId}:${manilaDayKey(manilaDayNumber(checkedAt.getTime()))}`;
}

function notifyLawyer(
  tx: Transaction,
  userId: string,
  dedupeKey: string,
  words: { title: string; body: string },
): Promise<void> {
  return notify(tx, {
    kind: 'account',
    userId,
    aboutUserId: null,
    icon: 'meeting-reminder',
    url: PORTAL,
    dedupeKey,
    ...words,
  });
}

// Store

const COLUMNS = {
  id: lawyers.id,
  userId: lawyers.userId,
  firstName: users.firstName,
  email: users.email,
  checkedAt: lawyers.ibpVerifiedAt,
  askedAt: lawyers.renewalAskedAt,
} as const;

type CheckedRow = Awaited<ReturnType<typeof findCheckedBefore>>[number];

async function findCheckedBefore(exec: Executor, before: Date) {
  return exec
    .select(COLUMNS)
    .from(lawyers)
    .innerJoin(users, eq(users.id, lawyers.userId))
    .where(and(lte(lawyers.ibpVerifiedAt, before), isNull(users.deletedAt)));
}

async function findOne(exec: Executor, lawyerId: string): Promise<CheckedRow | undefined> {
  const [row] = await exec
    .select(COLUMNS)
    .from(lawyers)
    .innerJoin(users, eq(users.id, lawyers.userId))
    .where(and(eq(lawyers.id, lawyerId), isNull(users.deletedAt)));
  return row;
}

/** Records the request; true for the first caller only. */
async function noteAsked(exec: Executor, lawyerId: string, at: Date): Promise<boolean> {
  const rows = await exec
    .update(lawyers)
    .set({ renewalAskedAt: at })
    .where(and(eq(lawyers.id, lawyerId), isNull(lawyers.renewalAskedAt)))
    .returning({ id: lawyers.id });
  return rows.length > 0;
}
