import 'server-only';
import { fullName } from '@/lib/domain/accounts/full-name';
import type { Party } from '@/lib/domain/meetings/meeting';
import { formatDayTime } from '@/lib/domain/platform/clock-labels';
import { formatPeso } from '@/lib/domain/platform/money';
import { tellMembers } from '@/lib/server/lawyers/members/notices-service';
import { notify } from '@/lib/server/notifications/in-app/service';
import { publishChange } from '@/lib/server/notifications/live/live';
import { prerendered } from '@/lib/server/notifications/mails/mails';
import { queueMail } from '@/lib/server/notifications/mails/service';
import type { Transaction } from '@/lib/server/platform/db/pool';
import type { RefundNews } from '@/lib/server/registry/payable';
import type { MailContent } from '@/lib/server/schema/messages';
import { associatesOf } from '../records/associates-service';
import {
  refundedLatePayment,
  refundedOtherAmount,
  refundedSecondPayment,
  timeFor,
} from '../records/mails';
import { type MeetingRows, rowsOf } from '../records/service';
import {
  type CancelNews,
  cancelledMail,
  type MoveNews,
  movedMail,
  opposite,
} from './announcements-mails';
import { remindAtOnce } from './queue-service';
import { withdrawReminders } from './service';

type Side = Party['side'];
const SIDES = ['client', 'lawyer'] as const;

/** Mails to both with what takes the meeting off their calendars; a notification for the side that did not do it. */
export async function announceCancelled(
  tx: Transaction,
  meetingId: string,
  news: CancelNews,
  mail: typeof cancelledMail = cancelledMail,
): Promise<void> {
  const view = await rowsOf(tx, meetingId);
  await withdrawReminders(tx, view);
  for (const side of SIDES) {
    await queueMail(tx, {
      to: view[side].email,
      template: `meeting-cancelled-${side}`,
      dedupeKey: `meeting-cancelled:${meetingId}:${side}`,
      content: await mail(view, side, news),
    });
  }
  await tell(tx, view, news.by, {
    title: 'Meeting cancelled',
    what: `cancelled ${timeFor(opposite(news.by), view, view.meeting.startsAt)}.${whatComesBack(news)}`,
    dedupeKey: `meeting-cancelled:${meetingId}`,
  });
  await tellAssociate(tx, view, {
    title: 'Call cancelled',
    what: `The call on ${at(view.meeting.startsAt)} does not take place.`,
    dedupeKey: `meeting-cancelled:${meetingId}`,
  });
}

/** Of a paid meeting, for both sides to read. */
function whatComesBack({ refund }: CancelNews): string {
  return refund > 0 ? ` ${formatPeso(refund)} is being refunded to the client.` : '';
}

/** The mails of a meeting that is about to be cancelled, rendered before the lock is taken: `view` as it will be. */
export function renderCancelledMail(
  view: MeetingRows,
  news: CancelNews,
): Promise<typeof cancelledMail> {
  return prerendered(
    cancelledMail,
    SIDES.map((side) => [view, side, news]),
  );
}

/** The same for another time, once for each change. */
export async function announceMoved(
  tx: Transaction,
  meetingId: string,
  news: MoveNews,
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
      content: await mail({ ...view, lastMove: null }, side, news),
    });
  }
  const people = [view.client.id, view.lawyer.userId];
  await publishChange(tx, people, { type: 'meeting', id: meetingId });
  const told = opposite(news.by);
  await tell(tx, view, news.by, {
    title: 'Meeting moved',
    what: `moved it from ${timeFor(told, view, news.from)} to ${timeFor(told, view, view.meeting.startsAt)}.${news.unconnected ? ' The call could not be connected.' : ''}`,
    dedupeKey: key,
  });
  await tellAssociate(tx, view, {
    title: 'Call moved',
    what: `The call on ${at(news.from)} is now on ${at(view.meeting.startsAt)}.`,
    dedupeKey: key,
  });
  await remindAtOnce(tx, view.meeting, news.now);
}

/** The mails of a meeting that is about to be moved, rendered before the lock is taken: `rows` as they will be. */
export function renderMovedMail(rows: MeetingRows, news: MoveNews): Promise<typeof movedMail> {
  const view: MeetingRows = { ...rows, lastMove: null };
  return prerendered(
    movedMail,
    SIDES.map((side) => [view, side, news]),
  );
}

/** Both people see at once that something about their meeting changed. */
export async function publishMeeting(tx: Transaction, meetingId: string): Promise<void> {
  const { client, lawyer } = await rowsOf(tx, meetingId);
  await publishChange(tx, [client.id, lawyer.userId], { type: 'meeting', id: meetingId });
}

/** Notifies the client that a payment which bought nothing is refunded. */
export async function announceRefund(
  tx: Transaction,
  meetingId: string,
  refund: RefundNews,
): Promise<void> {
  const view = await rowsOf(tx, meetingId);
  const { client } = view;
  const { key, template, content, body } = await REFUND_NEWS[refund.reason](view, refund);
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

type News = Record<'key' | 'template' | 'body', string> & { content: MailContent };

const REFUND_NEWS: Readonly<
  Record<RefundNews['reason'], (view: MeetingRows, refund: RefundNews) => Promise<News>>
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
  OTHER_AMOUNT: async (view, { amount, now }) => ({
    key: 'amount-refund',
    template: 'refunded-other-amount',
    content: await refundedOtherAmount(view, amount, now),
    body: `We received ${formatPeso(amount)}, which is not the price.`,
  }),
};

interface ChangeNews {
  title: string;
  /** To the other side after the name of who did it. No words of theirs: those are on the page. */
  what: string;
  dedupeKey: string;
}

/** Notifies the other side. */
async function tell(
  tx: Transaction,
  { meeting, client, lawyer }: MeetingRows,
  by: Side,
  { what, ...news }: ChangeNews,
): Promise<void> {
  const about = { kind: 'booking', icon: 'new-meeting', ...news } as const;
  if (by === 'lawyer') {
    await notify(tx, {
      ...about,
      userId: client.id,
      aboutUserId: lawyer.userId,
      body: `Atty. ${lawyer.displayName} ${what}`,
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
    await tellMembers(tx, lawyer, {
      title: news.title,
      body: `${fullName(client)} ${what}`,
      aboutUserId: client.id,
      dedupeKey: news.dedupeKey,
    });
  }
}

/** Whoever was to join the call as an associate hears when, and nothing of the case. */
async function tellAssociate(
  tx: Transaction,
  { meeting, lawyer }: MeetingRows,
  { what, ...news }: ChangeNews,
): Promise<void> {
  const asked = (await associatesOf(tx, [meeting.id])).get(meeting.id);
  if (asked?.state !== 'AGREED' || !asked.stands) return;
  await notify(tx, {
    ...news,
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
