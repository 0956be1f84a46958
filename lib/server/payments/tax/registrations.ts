import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import { registrationDue } from '@/lib/domain/lawyers/registration';
import { formatDay } from '@/lib/domain/platform/clock-labels';
import { taxPackAt } from '@/lib/domain/platform/tax-pack';
import { manilaDayKey, manilaDayNumber } from '@/lib/domain/platform/time';
import { completenessOf, profilesChanged } from '@/lib/server/lawyers/profiles/service';
import { notify } from '@/lib/server/notifications/in-app/service';
import { type Executor, transaction } from '@/lib/server/platform/db/pool';
import { queueJob } from '@/lib/server/platform/queue/queue';
import type { TasksOf } from '@/lib/server/platform/queue/tasks';
import { users } from '@/lib/server/schema/accounts';
import { lawyers } from '@/lib/server/schema/lawyers';
import { taxPackDecisions } from './pack-service';

// Service

/**
 * Daily job: queues a job for each lawyer who shows the profile without a checked registration, once the operator has
 * ever decided about the pack. Each is told once, and hidden or shown again as the day asks.
 */
export async function queueRegistrations(now: number): Promise<void> {
  await transaction(async (tx) => {
    const decisions = await taxPackDecisions(tx);
    if (decisions.every(({ from }) => from > manilaDayKey(manilaDayNumber(now)))) return;
    for (const { id: lawyerId } of await findUnregistered(tx))
      await queueJob(tx, 'review_registration', { lawyerId }, { key: `registration:${lawyerId}` });
  });
}

/** Job: tells a lawyer without a checked registration until when it is needed, and updates search. Idempotent. */
export async function reviewRegistration(lawyerId: string, now: number): Promise<void> {
  await transaction(async (tx) => {
    await profilesChanged(tx, lawyerId);
    const { lawyer } = await completenessOf(tx, lawyerId);
    const due = registrationDue(lawyer, taxPackAt(await taxPackDecisions(tx), now));
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

function findUnregistered(exec: Executor) {
  return exec
    .select({ id: lawyers.id })
    .from(lawyers)
    .innerJoin(users, eq(users.id, lawyers.userId))
    .where(
      and(eq(lawyers.isPublic, true), isNull(lawyers.taxRegisteredAt), isNull(users.deletedAt)),
    );
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
