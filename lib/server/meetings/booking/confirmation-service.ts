import 'server-only';
import { randomUUID } from 'node:crypto';
import { fullName } from '@/lib/domain/accounts/full-name';
import { isUntaken } from '@/lib/domain/lawyers/slots';
import { formatDayTime } from '@/lib/domain/platform/clock-labels';
import { notifyMembers } from '@/lib/server/lawyers/members/notifications-service';
import { loadSchedule } from '@/lib/server/lawyers/open-times/service';
import { notify } from '@/lib/server/notifications/in-app/service';
import { publishChange } from '@/lib/server/notifications/live/live';
import { queueMail } from '@/lib/server/notifications/mails/service';
import { database, type Transaction } from '@/lib/server/platform/db/pool';
import type { Confirm, Outcome } from '@/lib/server/registry/payable';
import type { MailContent } from '@/lib/server/schema/messages';
import { recordMeetingEvent } from '../records/events-service';
import { confirmedForClient, confirmedForLawyer, timeFor } from '../records/mails';
import {
  changeStatusOf,
  endHold,
  findMeeting,
  type MeetingRow,
  type MeetingRows,
  type People,
  rowsOf,
} from '../records/service';
import { remindAtOnce } from '../reminders/queue-service';
import { leaveAfterBooking } from '../waitlist/service';
import { isOfferTheirs } from './store';

export function newMeeting(
  given: Omit<MeetingRow, 'id' | keyof typeof NOTHING_YET> & Partial<Omit<MeetingRow, 'id'>>,
): MeetingRow {
  return { id: randomUUID(), ...NOTHING_YET, ...given };
}

const NOTHING_YET = {
  kind: 'CONSULTATION',
  workItemId: null,
  otherParty: null,
  conflictState: null,
  attendeeName: null,
  clientZone: null,
  attendeeRelation: null,
  confirmedAt: null,
  holdExpiresAt: null,
  holdAddress: null,
  requestKey: null,
  refundGraceUntil: null,
  lateMoveAt: null,
  icsSequence: 0,
  icsChangedAt: null,
  cancelledBy: null,
  cancelReason: null,
  declineReason: null,
  callSeconds: null,
  clientAbsent: false,
  releasedAt: null,
} satisfies Partial<MeetingRow>;

/** Mails to both parties, rendered before a lock is taken, because rendering takes far longer than a lock is held. */
export interface ConfirmationMails {
  readonly client: MailContent;
  readonly lawyer: MailContent;
}

export function mailsOfNew(meeting: MeetingRow, people: People): Promise<ConfirmationMails> {
  return confirmationMails({
    meeting,
    ...people,
    lastMove: null,
    absence: null,
    conflictDecidedAt: null,
    guest: null,
  });
}

export async function confirmationMails(view: MeetingRows): Promise<ConfirmationMails> {
  return { client: await confirmedForClient(view), lawyer: await confirmedForLawyer(view) };
}

/** Sends mails and notifications of a newly CONFIRMED meeting; their keys prevent duplicates. */
export async function notifyConfirmed(
  tx: Transaction,
  meetingId: string,
  mails: ConfirmationMails,
): Promise<void> {
  const view = await rowsOf(tx, meetingId);
  const key = `meeting-confirmed:${meetingId}`;
  const { client, lawyer, meeting } = view;
  await publishChange(tx, [client.id, lawyer.userId], { type: 'meeting', id: meetingId });
  await recordMeetingEvent(tx, 'meeting.confirmed', meeting);
  await leaveAfterBooking(tx, client.id, lawyer.id);
  await queueMail(tx, {
    to: client.email,
    template: 'meeting-confirmed-client',
    dedupeKey: `${key}:client`,
    content: mails.client,
  });
  await queueMail(tx, {
    to: lawyer.email,
    template: 'meeting-confirmed-lawyer',
    dedupeKey: `${key}:lawyer`,
    content: mails.lawyer,
  });
  const at = formatDayTime(meeting.startsAt.getTime());
  await notify(tx, {
    kind: 'booking',
    userId: client.id,
    aboutUserId: lawyer.userId,
    icon: 'new-meeting',
    title: 'Meeting confirmed',
    body: `Atty. ${lawyer.displayName}, ${timeFor('client', view, meeting.startsAt)}`,
    url: `/customer-portal/meeting/${meetingId}`,
    dedupeKey: key,
  });
  await notify(tx, {
    kind: 'booking',
    userId: lawyer.userId,
    aboutUserId: client.id,
    icon: 'new-meeting',
    title: 'New meeting',
    body: `${fullName(client)}, ${at}`,
    url: `/lawyer-portal/meeting/${meetingId}`,
    dedupeKey: key,
  });
  await notifyMembers(tx, lawyer, {
    title: 'New meeting',
    body: `${fullName(client)}, ${at}`,
    aboutUserId: client.id,
    dedupeKey: key,
  });
  await remindAtOnce(tx, meeting, (meeting.confirmedAt ?? meeting.createdAt).getTime());
}

/**
 * Prepares the confirmation of a paid meeting, with mails (including the event) and notifications to both. An expired
 * hold is confirmed too while its time is free and has not begun, and the client did not give it up; otherwise the
 * result is `gone`. The caller of the returned function holds the lawyer's lock.
 */
export async function preparePaidConfirmation(meetingId: string, now: number): Promise<Confirm> {
  const view = await rowsOf(database(), meetingId);
  const confirmed = { status: 'CONFIRMED', confirmedAt: new Date(now) } as const;
  const mails = await confirmationMails({ ...view, meeting: { ...view.meeting, ...confirmed } });
  return (tx) => confirmPaid(tx, meetingId, mails, now);
}

async function confirmPaid(
  tx: Transaction,
  meetingId: string,
  mails: ConfirmationMails,
  now: number,
): Promise<Outcome> {
  const meeting = await findMeeting(tx, meetingId);
  if (!meeting) throw new Error('paid meeting not found');
  if (meeting.status === 'CONFIRMED' || meeting.status === 'COMPLETED') return 'known';
  if (!(await timeIsTheirs(tx, meeting, now))) {
    await endHold(tx, meetingId, 'EXPIRED', now);
    return 'gone';
  }
  const set = { only: ['PAYMENT_PENDING', 'EXPIRED'], confirmedAt: new Date(now) } as const;
  if (!(await changeStatusOf(tx, meetingId, 'CONFIRMED', set))) return 'gone';
  await notifyConfirmed(tx, meetingId, mails);
  return 'confirmed';
}

async function timeIsTheirs(tx: Transaction, meeting: MeetingRow, now: number): Promise<boolean> {
  const range = { start: meeting.startsAt.getTime(), end: meeting.endsAt.getTime() };
  if (now >= range.start) return false;
  const { status, holdExpiresAt } = meeting;
  if (status === 'PAYMENT_PENDING' && holdExpiresAt && holdExpiresAt.getTime() > now) return true;
  if (status !== 'PAYMENT_PENDING' && status !== 'EXPIRED') return false;
  if (!(await isOfferTheirs(tx, meeting.id))) return false;
  return isUntaken(await loadSchedule(tx, meeting.lawyerId, now), range);
}
