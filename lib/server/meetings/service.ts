import 'server-only';
import type { MeetingPeriod, Party } from '@/lib/domain/meetings/meeting';
import { COMPLETE_AFTER_MINUTES } from '@/lib/domain/meetings/meeting';
import { formatDayTime } from '@/lib/domain/platform/clock-labels';
import { formatPeso } from '@/lib/domain/platform/money';
import { HOLD_FILES_HOURS } from '@/lib/domain/platform/retention';
import {
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  manilaDayNumber,
  manilaDayStart,
  overlaps,
} from '@/lib/domain/platform/time';
import { notify } from '@/lib/server/notifications/in-app/service';
import { queueMail } from '@/lib/server/notifications/mails/service';
import { notFound } from '@/lib/server/platform/app-error';
import { database, type Executor, type Transaction } from '@/lib/server/platform/db/pool';
import type { MailContent } from '@/lib/server/platform/db/schema/messages';
import { queueJob } from '@/lib/server/platform/queue/queue';
import { loadSchedule } from '../lawyers/profiles/service';
import {
  confirmedForClient,
  confirmedForLawyer,
  refundedLatePayment,
  refundedOtherAmount,
} from './mails';
import * as store from './store';

/** How long the files of a hold that ran out wait for money that was on its way. */
const LATE_PAYMENT_MS = HOLD_FILES_HOURS * HOUR_MS;

/** A meeting of this person with its files; not found when it is another person's. */
export async function meetingOf(party: Party, id: string) {
  const view = await store.findView(database(), id, party);
  if (!view) throw notFound();
  return { view, files: await store.listFiles(database(), [id]) };
}

/** A page of this person's meetings with their files. */
export async function meetingsOf(party: Party, period: MeetingPeriod, page: number, now: number) {
  const dayEnd = manilaDayStart(manilaDayNumber(now)) + DAY_MS;
  const found = await store.listViews(
    database(),
    party,
    period,
    new Date(dayEnd),
    new Date(now),
    page,
  );
  const files = await store.listFiles(
    database(),
    found.rows.map(({ meeting }) => meeting.id),
  );
  return { ...found, files };
}

/**
 * Makes a paid meeting CONFIRMED with everything that follows from it: mails with the event to both, notifications
 * for both. A hold that ended is confirmed too while its time is free. False when the time is taken: the payment is
 * refunded. The caller holds the lawyer's lock.
 */
export async function confirmPaid(
  tx: Transaction,
  meetingId: string,
  now: number,
): Promise<boolean> {
  const meeting = await store.findMeeting(tx, meetingId);
  if (!meeting) throw new Error('paid meeting not found');
  if (!(await timeIsTheirs(tx, meeting, now))) {
    await endHold(tx, meetingId, 'EXPIRED', now);
    return false;
  }
  const confirmed = await store.changeStatus(tx, meetingId, ['PAYMENT_PENDING', 'EXPIRED'], {
    status: 'CONFIRMED',
    confirmedAt: new Date(now),
  });
  if (confirmed) await announceConfirmed(tx, meetingId);
  return confirmed;
}

async function timeIsTheirs(
  tx: Transaction,
  meeting: store.MeetingRow,
  now: number,
): Promise<boolean> {
  const range = { start: meeting.startsAt.getTime(), end: meeting.endsAt.getTime() };
  if (now >= range.start) return false;
  if (meeting.status === 'PAYMENT_PENDING') return true;
  if (meeting.status !== 'EXPIRED') return false;
  const { busy } = await loadSchedule(tx, meeting.lawyerId, now);
  return !busy.some((other) => overlaps(other, range));
}

/**
 * Ends a hold that was not paid; a hold that ended a moment ago may still become the client's own cancellation. Its
 * files go with it: at once when it was given up, else when money can hardly come any more.
 */
export async function endHold(
  tx: Transaction,
  meetingId: string,
  how: 'EXPIRED' | 'CANCELLED',
  now: number,
): Promise<void> {
  const ended =
    how === 'EXPIRED'
      ? await store.changeStatus(tx, meetingId, ['PAYMENT_PENDING'], { status: 'EXPIRED' })
      : await store.changeStatus(tx, meetingId, ['PAYMENT_PENDING', 'EXPIRED'], {
          status: 'CANCELLED',
          cancelledBy: 'CLIENT',
        });
  if (!ended) return;
  const runAt = new Date(how === 'EXPIRED' ? now + LATE_PAYMENT_MS : now);
  await queueJob(tx, 'remove_hold_files', { meetingId }, { runAt, key: `hold-files:${meetingId}` });
}

/** Notifies the client that a late payment is refunded. */
export async function announceLateRefund(tx: Transaction, meetingId: string): Promise<void> {
  const view = await viewOf(tx, meetingId);
  await announceRefund(tx, view, {
    key: `late-refund:${meetingId}`,
    template: 'refunded-late-payment',
    content: await refundedLatePayment(view),
    body: 'The time was no longer free when your payment arrived.',
  });
}

/** Notifies the client that a payment of another amount (centavos) is refunded. */
export async function announceAmountRefund(
  tx: Transaction,
  meetingId: string,
  received: number,
): Promise<void> {
  const view = await viewOf(tx, meetingId);
  await announceRefund(tx, view, {
    key: `amount-refund:${meetingId}`,
    template: 'refunded-other-amount',
    content: await refundedOtherAmount(view, received),
    body: `${formatPeso(received)} arrived, which is not the price.`,
  });
}

async function viewOf(tx: Transaction, meetingId: string): Promise<store.MeetingView> {
  const view = await store.findView(tx, meetingId, null);
  if (!view) throw new Error('meeting not found');
  return view;
}

async function announceRefund(
  tx: Transaction,
  { client, meeting }: store.MeetingView,
  {
    key,
    template,
    content,
    body,
  }: Record<'key' | 'template' | 'body', string> & {
    content: MailContent;
  },
): Promise<void> {
  await queueMail(tx, { to: client.email, template, dedupeKey: key, content });
  await notify(tx, {
    userId: client.id,
    aboutUserId: null,
    icon: 'new-meeting',
    title: 'Payment refunded',
    body,
    url: `/customer-portal/meeting/${meeting.id}`,
    dedupeKey: key,
  });
}

/** Mails and notifications of a meeting that has just become CONFIRMED; its own keys keep them single. */
export async function announceConfirmed(tx: Transaction, meetingId: string): Promise<void> {
  const view = await viewOf(tx, meetingId);
  const key = `meeting-confirmed:${meetingId}`;
  const { client, lawyer, meeting } = view;
  await queueMail(tx, {
    to: client.email,
    template: 'meeting-confirmed-client',
    dedupeKey: `${key}:client`,
    content: await confirmedForClient(view),
  });
  await queueMail(tx, {
    to: lawyer.email,
    template: 'meeting-confirmed-lawyer',
    dedupeKey: `${key}:lawyer`,
    content: await confirmedForLawyer(view),
  });
  const at = formatDayTime(meeting.startsAt.getTime());
  await notify(tx, {
    userId: client.id,
    aboutUserId: lawyer.userId,
    icon: 'new-meeting',
    title: 'Meeting confirmed',
    body: `Atty. ${lawyer.displayName}, ${at}`,
    url: `/customer-portal/meeting/${meetingId}`,
    dedupeKey: key,
  });
  await notify(tx, {
    userId: lawyer.userId,
    aboutUserId: client.id,
    icon: 'new-meeting',
    title: 'New meeting',
    body: `${client.firstName} ${client.lastName}, ${at}`,
    url: `/lawyer-portal/meeting/${meetingId}`,
    dedupeKey: key,
  });
}

/** Confirmed meetings that ended 30 minutes ago or earlier become COMPLETED. */
export function completeEnded(now: number): Promise<number> {
  return store.completeEnded(database(), new Date(now - COMPLETE_AFTER_MINUTES * MINUTE_MS));
}

/** A meeting's row, without a check of access. */
export async function findMeeting(
  exec: Executor,
  id: string,
): Promise<store.MeetingRow | undefined> {
  return store.findMeeting(exec, id);
}

/** The two people and the payment of a meeting, without a check of access. */
export async function meetingView(id: string): Promise<store.MeetingView> {
  const view = await store.findView(database(), id, null);
  if (!view) throw notFound();
  return view;
}

export type { MeetingView } from './store';
