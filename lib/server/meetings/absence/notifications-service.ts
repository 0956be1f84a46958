import 'server-only';
import { answerDeadline } from '@/lib/domain/meetings/attendance/absence';
import type { Party } from '@/lib/domain/meetings/meeting';
import { formatPeso } from '@/lib/domain/platform/money';
import { env } from '@/lib/env';
import { notify } from '@/lib/server/notifications/in-app/service';
import { queueMail } from '@/lib/server/notifications/mails/service';
import { paymentsOf } from '@/lib/server/payments/checkout/service';
import type { Transaction } from '@/lib/server/platform/db/pool';
import type { MailContent } from '@/lib/server/schema/messages';
import { timeFor } from '../records/mails';
import { type MeetingRows, rowsOf } from '../records/service';
import { names, opposite } from '../reminders/notifications-mails';
import { publishMeeting } from '../reminders/notifications-service';
import * as mails from './mails';

type Side = Party['side'];
const SIDES = ['client', 'lawyer'] as const;

export async function notifyReported(tx: Transaction, id: string, now: number): Promise<void> {
  const view = await rowsOf(tx, id);
  const { refundable: refund, byPayer } = await paidFor(tx, id);
  await publishMeeting(tx, id);
  await mail(tx, view, 'lawyer', 'absence-reported', await mails.reportedForLawyer(view, refund));
  await mail(
    tx,
    view,
    'client',
    'absence-reported',
    await mails.reportedForClient(view, refund, byPayer),
  );
  await notifyParty(tx, view, 'lawyer', 'absence-reported', {
    title: `Your client says you did not ${mails.wordsOf(view).verb}`,
    body: `${about(view, 'lawyer')}. Please answer by ${mails.answerUntil(view, 'lawyer')}.`,
    validUntil: new Date(answerDeadline(now)),
  });
}

export async function notifyContested(tx: Transaction, id: string): Promise<void> {
  const view = await rowsOf(tx, id);
  await publishMeeting(tx, id);
  await mail(tx, view, 'client', 'absence-contested', await mails.contestedMail(view));
  await notifyParty(tx, view, 'client', 'absence-contested', {
    title: `Your lawyer says ${mails.wordsOf(view).what} took place`,
    body: `${about(view, 'client')}. A person at Sangguni will decide.`,
  });
  await queueMail(tx, {
    to: env.SUPPORT_EMAIL,
    template: 'absence-to-decide',
    dedupeKey: `absence-to-decide:${id}`,
    content: await mails.toDecideMail(view),
  });
}

/** Notifies both that the meeting was cancelled because the lawyer did not come, or the call could not be connected, and what goes back. */
export async function notifyEnded(
  tx: Transaction,
  id: string,
  notification: mails.EndNotification,
): Promise<void> {
  const view = await rowsOf(tx, id);
  const { how, refund } = notification;
  const { byPayer } = await paidFor(tx, id);
  for (const side of SIDES) {
    await mail(
      tx,
      view,
      side,
      'absence-ended',
      await mails.endedMail(view, side, { ...notification, byPayer }),
    );
    // Whoever admits it knows.
    if (how === 'admitted' && side === 'lawyer') continue;
    const back = mails.whoGets(side, byPayer);
    await notifyParty(tx, view, side, 'absence-ended', {
      title: titleOf(view, side, notification),
      body: `${about(view, side)}.${refund > 0 ? ` ${formatPeso(refund)} is being refunded to ${back}.` : ''}`,
    });
  }
}

function titleOf(view: MeetingRows, side: Side, ending: mails.Ending): string {
  if (ending.how === 'unconnected') return mails.endedTitle(view, side, ending);
  if (ending.brief)
    return side === 'client'
      ? 'Cancelled: your lawyer left the call early'
      : mails.endedTitle(view, side, ending);
  const { verb } = mails.wordsOf(view);
  return side === 'client'
    ? `Cancelled: your lawyer did not ${verb}`
    : `Cancelled: you did not ${verb}`;
}

/** Notifies both of the decision or settlement that the meeting stays as it is, with any refund. */
export async function notifyRejected(
  tx: Transaction,
  id: string,
  notification: mails.RejectionNotification,
): Promise<void> {
  const view = await rowsOf(tx, id);
  const { byPayer } = await paidFor(tx, id);
  await publishMeeting(tx, id);
  for (const side of SIDES) {
    await mail(
      tx,
      view,
      side,
      'absence-rejected',
      await mails.rejectionMail(view, side, notification, byPayer),
    );
    await notifyParty(tx, view, side, 'absence-rejected', {
      title: mails.rejectionTitle(view, notification),
      body: `${about(view, side)}. ${mails.rejectionBody(side, notification, byPayer)}`,
    });
  }
}

/** Returns what can go back of a meeting's payment, and whether somebody else made it. */
async function paidFor(tx: Transaction, id: string) {
  const payment = (await paymentsOf(tx, 'meeting', [id])).get(id);
  return { refundable: payment?.refundable ?? 0, byPayer: payment?.byPayer ?? false };
}

async function mail(
  tx: Transaction,
  view: MeetingRows,
  to: Side,
  template: string,
  content: MailContent,
): Promise<void> {
  if (view[to].deleted) return;
  await queueMail(tx, {
    to: view[to].email,
    template: `${template}-${to}`,
    content,
    dedupeKey: `${template}:${view.meeting.id}:${to}`,
  });
}

async function notifyParty(
  tx: Transaction,
  view: MeetingRows,
  to: Side,
  cause: string,
  notification: { title: string; body: string; validUntil?: Date },
): Promise<void> {
  const { meeting, client, lawyer } = view;
  const users = { client: client.id, lawyer: lawyer.userId };
  await notify(tx, {
    kind: 'booking',
    icon: 'new-meeting',
    ...notification,
    userId: users[to],
    aboutUserId: users[opposite(to)],
    url: `/${to === 'client' ? 'customer' : 'lawyer'}-portal/meeting/${meeting.id}`,
    dedupeKey: `${cause}:${meeting.id}`,
  });
}

function about(view: MeetingRows, to: Side): string {
  return `${names(view)[opposite(to)]}, ${timeFor(to, view, view.meeting.startsAt)}`;
}
