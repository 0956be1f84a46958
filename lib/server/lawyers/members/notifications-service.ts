import 'server-only';
import { env } from '@/lib/env';
import { notify } from '@/lib/server/notifications/in-app/service';
import { queueMail } from '@/lib/server/notifications/mails/service';
import type { Transaction } from '@/lib/server/platform/db/pool';
import { practiceNotificationMail } from './mails';
import { findInformed } from './store';

/** Page where a member switches between practices; a meeting's page opens only in a session for its practice. */
const PRACTICES = '/practices';

interface PracticeNotification {
  readonly title: string;
  /** Names and times, without details of the case. */
  readonly body: string;
  readonly aboutUserId: string;
  readonly dedupeKey: string;
}

/** Notifies of a booking those members whom the lawyer wants to know of it, each as their own preferences say. */
export async function notifyMembers(
  tx: Transaction,
  { id, displayName: lawyerName }: { id: string; displayName: string },
  { title, body, ...notification }: PracticeNotification,
): Promise<void> {
  for (const { memberId, userId, email, firstName } of await findInformed(tx, id)) {
    await notify(tx, {
      ...notification,
      userId,
      kind: 'booking',
      icon: 'new-meeting',
      title,
      body: `For Atty. ${lawyerName}: ${body}`,
      url: PRACTICES,
    });
    await queueMail(tx, {
      to: email,
      template: 'practice-news',
      dedupeKey: `${notification.dedupeKey}:member:${userId}`,
      content: await practiceNotificationMail({
        firstName,
        lawyerName,
        title,
        body,
        link: `${env.SITE_URL}${PRACTICES}`,
      }),
      optional: { userId, kind: 'booking', membership: { id: memberId, right: 'meetings' } },
    });
  }
}
