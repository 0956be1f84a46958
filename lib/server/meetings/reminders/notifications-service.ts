import 'server-only';
import { fullName } from '@/lib/domain/accounts/full-name';
import type { Party } from '@/lib/domain/meetings/meeting';
import { formatDayTime } from '@/lib/domain/platform/clock-labels';
import { formatPeso } from '@/lib/domain/platform/money';
import { notifyMembers } from '@/lib/server/lawyers/members/notifications-service';
import { notify } from '@/lib/server/notifications/in-app/service';
import { publishChange } from '@/lib/server/notifications/live/live';
import { prerendered } from '@/lib/server/notifications/mails/mails';
import { queueMail } from '@/lib/server/notifications/mails/service';
import type { Transaction } from '@/lib/server/platform/db/pool';
import type { RefundNotification } from '@/lib/server/registry/payable';
import type { MailContent } from '@/lib/server/schema/messages';
import { associatesOf } from '../records/associates-service';
import { recordMeetingEvent } from '../records/events-service';
import {
  refundedLatePayment,
  refundedOtherAmount,
  refundedSecondPayment,
  timeFor,
} from '../records/mails';
import { type MeetingRows, rowsOf } from '../records/service';
import {
  type CancelNotification,
  cancelledMail,
  declinedWords,
  type MoveNotification,
  movedMail,
  opposite,
} from './notifications-mails';
import { remindAtOnce } from './queue-service';
import { withdrawReminders } from './service';

type Side = Party['side'];
const SIDES = ['client', 'lawyer'] as const;

/** Mails both parties the cancellation for their calendars, and notifies the party that did not cancel. */
export async function notifyCancelled(
  tx: Transaction,
  meetingId: string,
  notification: CancelNotification,
  mail: typeof cancelledMail = cancelledMail,
): Promise<void> {
  const view = await rowsOf(tx, meetingId);
  await withdrawReminders(tx, view);
  for (const side of SIDES) {
    await queueMail(tx, {
      to: view[side].email,
      template: `meeting-cancelled-${side}`,
      dedupeKey: `meeting-cancelled:${meetingId}:${side}`,
      content: await mail(view, side, notification),
    });
  }
  await notifyParty(tx, view, notification.by, {
    title: 'Meeting cancelled',
    what: `cancelled ${timeFor(opposite(notification.by), view, view.meeting.startsAt)}.${whatComesBack(notification)}`,
    instead: notification.declined && declinedWords(view, notification.declined),
    dedupeKey: `meeting-cancelled:${meetingId}`,
  });
  await notifyAssociate(tx, view, {
    title: 'Call cancelled',
    what: `The call on ${at(view.meeting.startsAt)} does not take place.`,
    dedupeKey: `meeting-cancelled:${meetingId}`,
  });
}

function whatComesBack({ refund }: CancelNotification): string {
  return refund > 0 ? ` ${formatPeso(refund)} is being refunded to the client.` : '';
}

/** Renders the mails of a cancellation before the lock is taken, with `view` as it will be. */
export function renderCancelledMail(
  view: MeetingRows,
  notification: CancelNotification,
): Promise<typeof cancelledMail> {
  return prerendered(
    cancelledMail,
    SIDES.map((side) => [view, side, notification]),
  );
}

export async function notifyMoved(
  tx: Transaction,
  meetingId: string,
  notification: MoveNotification,
  mail: typeof movedMail,
): Promise<void> {
  const view = await rowsOf(tx, meetingId);
  const key = `meeting-moved:${view.meeting.icsSequence}:${meetingId}`;
  await withdrawReminders(tx, view);
  for (const side of SIDES) {
    await queueMail(tx, {
      to: view[side].email,
      template: `meeting-moved-${side}`,
      dedupeKey: `${key}:${side}`,
      content: await mail({ ...view, lastMove: null }, side, notification),
    });
  }
  const people = [view.client.id, view.lawyer.userId];
  await publishChange(tx, people, { type: 'meeting', id: meetingId });
  await recordMeetingEvent(tx, 'meeting.moved', view.meeting);
  const side = opposite(notification.by);
  await notifyParty(tx, view, notification.by, {
    title: 'Meeting moved',
    what: `moved it from ${timeFor(side, view, notification.from)} to ${timeFor(side, view, view.meeting.startsAt)}.${notification.unconnected ? ' The call could not be connected.' : ''}`,
    dedupeKey: key,
  });
  await notifyAssociate(tx, view, {
    title: 'Call moved',
    what: `The call on ${at(notification.from)} is now on ${at(view.meeting.startsAt)}.`,
    dedupeKey: key,
  });
  await remindAtOnce(tx, view.meeting, notification.now);
}

/** Renders the mails of a move before the lock is taken, with `rows` as they will be. */
export function renderMovedMail(
  rows: MeetingRows,
  notification: MoveNotification,
): Promise<typeof movedMail> {
  const view: MeetingRows = { ...rows, lastMove: null };
  return prerendered(
    movedMail,
    SIDES.map((side) => [view, side, notification]),
  );
}

export async function publishMeeting(tx: Transaction, meetingId: string): Promise<void> {
  const { client, lawyer } = await rowsOf(tx, meetingId);
  await publishChange(tx, [client.id, lawyer.userId], { type: 'meeting', id: meetingId });
}

export async function notifyRefund(
  tx: Transaction,
  meetingId: string,
  refund: RefundNotification,
): Promise<void> {
  const view = await rowsOf(tx, meetingId);
  const { client } = view;
  const { key, template, content, body } = await REFUND_COPY[refund.reason](view, refund);
  const dedupeKey = `${key}:${meetingId}`;
  await queueMail(tx, { to: client.email, template, dedupeKey, content });
  await notify(tx, {
    kind: 'booking',
    userId: client.id,
    aboutUserId: null,
    icon: 'new-meeting',
    title: 'Payment refunded',
    body,
    url: `/customer-portal/meeting/${meetingId}`,
    dedupeKey,
  });
}

type RefundCopy = Record<'key' | 'template' | 'body', string> & { content: MailContent };

const REFUND_COPY: Readonly<
  Record<
    RefundNotification['reason'],
    (view: MeetingRows, refund: RefundNotification) => Promise<RefundCopy>
  >
> = {
  LATE: async (view, { now }) => ({
    key: 'late-refund',
    template: 'refunded-late-payment',
    content: await refundedLatePayment(view, now),
    body: 'The time was no longer open when your payment arrived.',
  }),
  DUPLICATE: async (view, { amount }) => ({
    key: 'duplicate-refund',
    template: 'refunded-second-payment',
    content: await refundedSecondPayment(view, amount),
    body: 'Your meeting was already paid and stays booked.',
  }),
  OTHER_AMOUNT: async (view, { amount, byPayer, now }) => ({
    key: 'amount-refund',
    template: 'refunded-other-amount',
    content: await refundedOtherAmount(view, amount, byPayer, now),
    body: `We received ${formatPeso(amount)}, which is not the price.`,
  }),
};

interface ChangeNotification {
  title: string;
  what: string;
  /** Whole text for the client, in place of the lawyer’s name with `what`. */
  instead?: string | undefined;
  dedupeKey: string;
}

async function notifyParty(
  tx: Transaction,
  { meeting, client, lawyer }: MeetingRows,
  by: Side,
  { what, instead, ...notification }: ChangeNotification,
): Promise<void> {
  const about = { kind: 'booking', icon: 'new-meeting', ...notification } as const;
  if (by === 'lawyer') {
    await notify(tx, {
      ...about,
      userId: client.id,
      aboutUserId: lawyer.userId,
      body: instead ?? `Atty. ${lawyer.displayName} ${what}`,
      url: `/customer-portal/meeting/${meeting.id}`,
    });
  } else {
    await notify(tx, {
      ...about,
      userId: lawyer.userId,
      aboutUserId: client.id,
      body: `${fullName(client)} ${what}`,
      url: `/lawyer-portal/meeting/${meeting.id}`,
    });
    await notifyMembers(tx, lawyer, {
      title: notification.title,
      body: `${fullName(client)} ${what}`,
      aboutUserId: client.id,
      dedupeKey: notification.dedupeKey,
    });
  }
}

async function notifyAssociate(
  tx: Transaction,
  { meeting, lawyer }: MeetingRows,
  { what, ...notification }: ChangeNotification,
): Promise<void> {
  const asked = (await associatesOf(tx, [meeting.id])).get(meeting.id);
  if (asked?.state !== 'AGREED' || !asked.stands) return;
  await notify(tx, {
    ...notification,
    kind: 'booking',
    icon: 'new-meeting',
    userId: asked.userId,
    aboutUserId: lawyer.userId,
    body: `For Atty. ${lawyer.displayName}: ${what}`,
    url: '/lawyer-portal',
  });
}

function at(time: Date): string {
  return formatDayTime(time.getTime());
}
