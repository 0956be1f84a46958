import 'server-only';
import { notify } from '@/lib/server/notifications/in-app/service';
import { queueMail } from '@/lib/server/notifications/mails/service';
import type { Transaction } from '@/lib/server/platform/db/pool';
import type { payouts } from '@/lib/server/schema/payouts';
import { OUTCOME_TEXTS, OUTCOME_TITLES, type Outcome, payoutMail } from './announcements-mails';

interface Owner {
  readonly userId: string;
  readonly firstName: string;
  readonly email: string;
}

/** Tells a lawyer, once, how a payout ended; nothing while it has not. */
export async function announcePayout(
  tx: Transaction,
  payout: typeof payouts.$inferSelect,
  { userId, firstName, email }: Owner,
): Promise<void> {
  const { id, status } = payout;
  if (!isOutcome(status)) return;
  const dedupeKey = `payout:${id}:${status}`;
  await queueMail(tx, {
    to: email,
    template: 'payout',
    dedupeKey,
    content: await payoutMail(payout, status, firstName),
  });
  await notify(tx, {
    userId,
    kind: 'account',
    aboutUserId: null,
    icon: 'payout',
    dedupeKey,
    title: OUTCOME_TITLES[status],
    body: OUTCOME_TEXTS[status],
    url: '/lawyer-portal/payments',
  });
}

function isOutcome(status: string): status is Outcome {
  return status in OUTCOME_TITLES;
}
