import 'server-only';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { registrationDue } from '@/lib/domain/lawyers/registration';
import { formatDay } from '@/lib/domain/platform/clock-labels';
import { startOf, taxPackAt } from '@/lib/domain/platform/tax-pack';
import { DAY_MS } from '@/lib/domain/platform/time';
import { completenessOf, profilesChanged } from '@/lib/server/lawyers/profiles/service';
import { notify } from '@/lib/server/notifications/in-app/service';
import { type Executor, transaction } from '@/lib/server/platform/db/pool';
import { queueJobs } from '@/lib/server/platform/queue/queue';
import type { TasksOf } from '@/lib/server/platform/queue/tasks';
import { lawyers, listedLawyers } from '@/lib/server/schema/lawyers';
import { taxPackDecisions } from './pack-service';

// Service

/** Days after a decision began, or a period of grace ended, for which lawyers whom clients don't see are looked at. */
const REVIEW_DAYS = 7;

/**
 * Daily job: queues a job for each lawyer who shows the profile without a checked registration, and whom the day can
 * change: while tax is withheld those whom clients see, and for a week after anything changed all of them. Each is
 * told once, and hidden or shown again.
 */
export async function queueRegistrations(now: number): Promise<void> {
  await transaction(async (tx) => {
    const decisions = await taxPackDecisions(tx);
    const pack = taxPackAt(decisions, now);
    const changes = [...decisions.map(startOf), ...(pack ? [pack.graceEnds] : [])];
    const isRecent = changes.some((at) => at <= now && now < at + REVIEW_DAYS * DAY_MS);
    if (!pack && !isRecent) return;
    const ids = await listUnregistered(tx, isRecent ? 'all' : 'seen');
    const jobs = ids.map((id) => ({ payload: { lawyerId: id }, key: `registration:${id}` }));
    await queueJobs(tx, 'review_registration', jobs);
  });
}

/** Job: tells a lawyer without a checked registration until when it is needed, and updates search. Idempotent. */
export async function reviewRegistration(lawyerId: string, now: number): Promise<void> {
  await transaction(async (tx) => {
    await profilesChanged(tx, lawyerId);
    const { lawyer, taxPack } = await completenessOf(tx, lawyerId);
    const due = registrationDue(lawyer, taxPackAt(taxPack, now));
    if (due === null || lawyer.taxRegisteredAt !== null) return;
    const isOver = now >= due;
    await notify(tx, {
      kind: 'account',
      userId: lawyer.userId,
      aboutUserId: null,
      icon: 'meeting-reminder',
      url: '/lawyer-portal/payments/tax',
      dedupeKey: `tax-registration:${lawyer.userId}:${due}:${isOver ? 'over' : 'asked'}`,
      title: isOver
        ? 'Clients can’t see your profile until your registration is checked'
        : 'Please send us your registration for tax',
      body: isOver
        ? 'Your certificate of registration (BIR Form 2303) is missing or not checked yet.'
        : `We need your TIN and BIR Form 2303, checked by us, by ${formatDay(due)}. After that clients can’t see your profile.`,
    });
  });
}

// Store

async function listUnregistered(exec: Executor, which: 'all' | 'seen'): Promise<string[]> {
  const seen = exec.select({ id: listedLawyers.lawyerId }).from(listedLawyers);
  const rows = await exec
    .select({ id: lawyers.id })
    .from(lawyers)
    .where(
      and(
        eq(lawyers.isPublic, true),
        isNull(lawyers.taxRegisteredAt),
        which === 'seen' ? inArray(lawyers.id, seen) : undefined,
      ),
    );
  return rows.map(({ id }) => id);
}

// Tasks

interface Payloads {
  review_registration: { lawyerId: string };
}
declare module '@/lib/server/platform/queue/queue' {
  interface TaskPayloads extends Payloads {}
}

export const tasks: TasksOf<keyof Payloads> = {
  review_registration: {
    group: 'other',
    run: ({ lawyerId }, now) => reviewRegistration(lawyerId, now),
  },
};
