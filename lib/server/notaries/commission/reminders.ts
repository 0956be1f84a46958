import 'server-only';
import { and, eq, isNull, lte, not, sql } from 'drizzle-orm';
import {
  COMMISSION_WARNINGS,
  commissionDaysLeft,
  dueWarning,
  inDays,
} from '@/lib/domain/notaries/commission';
import { dayKeyStart, formatDay } from '@/lib/domain/platform/clock-labels';
import { manilaDayKey, manilaDayNumber } from '@/lib/domain/platform/time';
import { env } from '@/lib/env';
import { notify } from '@/lib/server/notifications/in-app/service';
import { queueMail } from '@/lib/server/notifications/mails/service';
import { record } from '@/lib/server/platform/audit/service';
import { type Executor, type Transaction, transaction } from '@/lib/server/platform/db/pool';
import { queueJob } from '@/lib/server/platform/queue/queue';
import { users } from '@/lib/server/schema/accounts';
import { lawyers } from '@/lib/server/schema/lawyers';
import { notaries } from '@/lib/server/schema/notaries';
import { notariesChanged } from '../search/listing';
import { commissionDueMail, commissionEndedMail } from './reminders-mails';

// Service

const PORTAL = '/lawyer-portal/notary-public';

/** Daily job: queues a job for each notary who is due for a reminder, or whose commission has ended. */
export async function queueCommissionWarnings(now: number): Promise<void> {
  await transaction(async (tx) => {
    for (const { lawyerId, until, warned } of await findEnding(tx, lastDay(now))) {
      if (dueWarning(until, warned, now) === null) continue;
      const key = `warn-of-commission:${lawyerId}`;
      await queueJob(tx, 'warn_of_commission', { lawyerId }, { key });
    }
  });
}

/**
 * Job: reminds a notary once on each of the days before the end, and once when it has ended, when the pages that
 * showed the notary are revalidated. Idempotent.
 */
export async function warnOfCommission(lawyerId: string, now: number): Promise<void> {
  await transaction(async (tx) => {
    const [row] = await findEnding(tx, lastDay(now), lawyerId);
    const due = row ? dueWarning(row.until, row.warned, now) : null;
    if (!row || due === null || !(await noteWarned(tx, row, due))) return;
    if (due > 0) return remind(tx, row, due, now);
    await notifyEnded(tx, row);
    await notariesChanged(tx, [lawyerId]);
    await record(tx, 'commission_ended', { role: 'system' }, { subject: row.userId, now });
  });
}

function lastDay(now: number): string {
  return manilaDayKey(manilaDayNumber(now) + Math.max(...COMMISSION_WARNINGS));
}

async function remind(
  tx: Transaction,
  row: CommissionRow,
  due: number,
  now: number,
): Promise<void> {
  const { firstName, email, userId, until } = row;
  const ends = formatDay(dayKeyStart(until));
  const left = inDays(commissionDaysLeft(until, now));
  const dedupeKey = `commission-due:${userId}:${until}:${due}`;
  const content = await commissionDueMail({ firstName, ends, left, link: linkToPortal() });
  await queueMail(tx, { to: email, template: 'commission-due', dedupeKey, content });
  await notifyNotary(tx, userId, dedupeKey, {
    title: 'Your notarial commission ends soon',
    body: `Its last day is ${left}, on ${ends}.`,
  });
}

async function notifyEnded(tx: Transaction, row: CommissionRow): Promise<void> {
  const { firstName, email, userId, until } = row;
  const ended = formatDay(dayKeyStart(until));
  const dedupeKey = `commission-ended:${userId}:${until}`;
  const content = await commissionEndedMail({ firstName, ended, link: linkToPortal() });
  await queueMail(tx, { to: email, template: 'commission-ended', dedupeKey, content });
  await notifyNotary(tx, userId, dedupeKey, {
    title: 'Your notarial commission has ended',
    body: 'People can’t find your notary profile until we check your next one.',
  });
}

const linkToPortal = () => `${env.SITE_URL}${PORTAL}`;

function notifyNotary(
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
  lawyerId: notaries.lawyerId,
  userId: lawyers.userId,
  firstName: users.firstName,
  email: users.email,
  until: sql<string>`${notaries.approvedUntil}`,
  warned: notaries.warned,
} as const;

type CommissionRow = Awaited<ReturnType<typeof findEnding>>[number];

/**
 * Finds approved commissions that end on a day or before it, without those already notified of the end and deleted
 * accounts.
 */
async function findEnding(exec: Executor, day: string, lawyerId?: string) {
  const one = lawyerId === undefined ? undefined : eq(notaries.lawyerId, lawyerId);
  const isNotified = sql`${notaries.warned} is not distinct from 0`;
  return exec
    .select(COLUMNS)
    .from(notaries)
    .innerJoin(lawyers, eq(lawyers.id, notaries.lawyerId))
    .innerJoin(users, eq(users.id, lawyers.userId))
    .where(and(lte(notaries.approvedUntil, day), not(isNotified), isNull(users.deletedAt), one));
}

/** Records a reminder; true for the first caller only. */
async function noteWarned(
  exec: Executor,
  { lawyerId, until, warned }: Pick<CommissionRow, 'lawyerId' | 'until' | 'warned'>,
  due: number,
): Promise<boolean> {
  const rows = await exec
    .update(notaries)
    .set({ warned: due })
    .where(
      and(
        eq(notaries.lawyerId, lawyerId),
        eq(notaries.approvedUntil, until),
        sql`${notaries.warned} is not distinct from ${warned}`,
      ),
    )
    .returning({ lawyerId: notaries.lawyerId });
  return rows.length > 0;
}
