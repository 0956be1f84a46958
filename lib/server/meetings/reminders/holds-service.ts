import 'server-only';
import { formatTime } from '@/lib/domain/platform/clock-labels';
import { isoInstant, MINUTE_MS } from '@/lib/domain/platform/time';
import { env } from '@/lib/env';
import { bookableLawyer } from '@/lib/server/lawyers/profiles/service';
import { notify } from '@/lib/server/notifications/in-app/service';
import { queueMail } from '@/lib/server/notifications/mails/service';
import { type Transaction, transaction } from '@/lib/server/platform/db/pool';
import type { MailContent } from '@/lib/server/schema/messages';
import { timeFor, timeThere } from '../records/mails';
import { type MeetingRows, rowsOf } from '../records/service';
import { holdEndedMail, holdEndsMail } from './holds-mails';

interface HoldNotification {
  readonly template: 'hold-ends' | 'hold-ended';
  readonly title: string;
  readonly url: string;
  readonly validUntil: Date;
  readonly content: MailContent;
}

/** Notifies the client once that a time they hold is given back soon. One that is paid, given up or over is left alone. */
export function notifyHoldEnds(meetingId: string, now: number): Promise<void> {
  return transaction(async (tx) => {
    const view = await rowsOf(tx, meetingId);
    const { status, holdExpiresAt: until } = view.meeting;
    if (status !== 'PAYMENT_PENDING' || !until || until.getTime() <= now) return;
    const url = `/customer-portal/meeting/${meetingId}`;
    await notifyClient(tx, view, {
      template: 'hold-ends',
      title: `Held for you until ${formatTime(until.getTime())} PHT${timeThere('client', view.meeting, until)}`,
      url,
      validUntil: until,
      content: await holdEndsMail(view, until, `${env.SITE_URL}${url}`),
    });
  });
}

/**
 * Notifies the client that a time they held ran out, in the transaction that ended it. Of a lawyer whom nobody can book any
 * more, and of a time that has begun, there is nothing to book again.
 */
export async function notifyHoldEnded(
  tx: Transaction,
  meetingId: string,
  now: number,
): Promise<void> {
  const view = await rowsOf(tx, meetingId);
  const { startsAt, endsAt, lawyerId } = view.meeting;
  if (startsAt.getTime() <= now || !(await bookableLawyer(tx, lawyerId))) return;
  const minutes = (endsAt.getTime() - startsAt.getTime()) / MINUTE_MS;
  const url = `/book/${lawyerId}/${isoInstant(startsAt.getTime())}?duration=${minutes}&from=${meetingId}`;
  await notifyClient(tx, view, {
    template: 'hold-ended',
    title: 'Your time is no longer held',
    url,
    validUntil: startsAt,
    content: await holdEndedMail(view, `${env.SITE_URL}${url}`),
  });
}

async function notifyClient(
  tx: Transaction,
  view: MeetingRows,
  notification: HoldNotification,
): Promise<void> {
  const { meeting, client, lawyer } = view;
  const { template, title, url, validUntil, content } = notification;
  const dedupeKey = `${template}:${meeting.id}`;
  const kind = 'reminder' as const;
  await queueMail(tx, {
    to: client.email,
    template,
    dedupeKey,
    content,
    optional: { userId: client.id, kind, validUntil },
  });
  await notify(tx, {
    kind,
    userId: client.id,
    aboutUserId: lawyer.userId,
    icon: 'meeting-reminder',
    title,
    body: `Atty. ${lawyer.displayName}, ${timeFor('client', view, meeting.startsAt)}`,
    url,
    dedupeKey,
    validUntil,
  });
}
