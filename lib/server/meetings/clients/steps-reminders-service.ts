import 'server-only';
import { dayKey, dayKeyStart } from '@/lib/domain/platform/clock-labels';
import { DAY_MS } from '@/lib/domain/platform/time';
import { notify } from '@/lib/server/notifications/in-app/service';
import { queueMail } from '@/lib/server/notifications/mails/service';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { queueJobs } from '@/lib/server/platform/queue/queue';
import { dueStepsMail, stepsDue, stepsPath } from './steps-mails';
import * as store from './steps-store';

/** Maximum number of lawyers reminded per minute; the rest is left for the next. */
const AT_ONCE = 2_000;
const ALL = '/lawyer-portal';

export async function queueStepReminders(now: number): Promise<void> {
  const ids = await store.findToRemind(database(), new Date(now), AT_ONCE);
  const jobs = ids.map((lawyerId) => ({
    payload: { lawyerId },
    key: `remind_of_steps:${lawyerId}`,
  }));
  await queueJobs(database(), 'remind_of_steps', jobs);
}

export function remindOfSteps(lawyerId: string, now: number): Promise<void> {
  return transaction(async (tx) => {
    const due = await store.takeToRemind(tx, lawyerId, new Date(now));
    const lawyer = await store.findReminded(tx, lawyerId);
    if (!lawyer || due.length === 0) return;
    const counts = new Map<string, { name: string; count: number }>();
    for (const { clientId, client } of due)
      counts.set(clientId, { name: client, count: (counts.get(clientId)?.count ?? 0) + 1 });
    const [[onlyId, only] = [], ...others] = counts;
    const one = onlyId && others.length === 0 ? { id: onlyId, name: only?.name ?? '' } : null;
    const url = one ? stepsPath(one.id) : ALL;
    const day = dayKey(now);
    const dedupeKey = `next-steps:${day}:${lawyerId}`;
    const validUntil = new Date(dayKeyStart(day) + DAY_MS);
    const optional = { userId: lawyer.userId, kind: 'reminder', validUntil } as const;
    await queueMail(tx, {
      to: lawyer.email,
      template: 'next-steps',
      dedupeKey,
      content: await dueStepsMail(lawyer.displayName, [...counts.values()], url),
      optional,
    });
    await notify(tx, {
      userId: optional.userId,
      kind: optional.kind,
      validUntil,
      aboutUserId: one?.id ?? null,
      icon: 'meeting-reminder',
      title: stepsDue(due.length),
      body: one ? `For ${one.name}` : `For ${counts.size} clients`,
      url,
      dedupeKey,
    });
  });
}
