import 'server-only';
import type { Party } from '@/lib/domain/meetings/meeting';
import { dueReminder, type ReminderKind, SOON_MS } from '@/lib/domain/meetings/reminders';
import { timesOfTomorrow } from '@/lib/domain/notifications/texts';
import { formatTime } from '@/lib/domain/platform/clock-labels';
import { MINUTE_MS } from '@/lib/domain/platform/time';
import { notify, withdrawNotifications } from '@/lib/server/notifications/in-app/service';
import { isMailWaiting, queueMail, withdrawMails } from '@/lib/server/notifications/mails/service';
import { queueText, withdrawTexts } from '@/lib/server/notifications/texts/service';
import { paymentsOf } from '@/lib/server/payments/checkout/service';
import {
  database,
  type Executor,
  type Transaction,
  transaction,
} from '@/lib/server/platform/db/pool';
import type { Backlog } from '@/lib/server/registry/feature';
import type { MailContent } from '@/lib/server/schema/messages';
import { timeFor, timeThere } from '../records/mails';
import { type MeetingRows, rowsOf } from '../records/service';
import { dayBeforeMail, otherName, reviewMail, soonMail } from './mails';
import { queueReminderJobs } from './queue-service';
import * as store from './store';

type Side = Party['side'];

/** Maximum number of meetings reminded per minute; the rest is left for the next. */
const AT_ONCE = 2_000;
const LATE_MS = 3 * MINUTE_MS;
const TEMPLATES: Readonly<Record<ReminderKind, string>> = {
  DAY_BEFORE: 'meeting-day-before',
  SOON: 'meeting-soon',
  REVIEW: 'meeting-review',
};

export async function queueReminders(now: number): Promise<void> {
  const ids = await store.findDue(database(), new Date(now), AT_ONCE);
  await queueReminderJobs(database(), ids);
}

/**
 * Creates the due reminder of a meeting, once: its row, mails, texts and notifications commit together. Does nothing
 * for a meeting that was cancelled, moved or has begun meanwhile; asks for a review of a completed one.
 */
export function remind(meetingId: string, now: number): Promise<void> {
  return transaction(async (tx) => {
    const facts = await store.lockFacts(tx, meetingId);
    if (!facts) return;
    const { status, sequence } = facts;
    const times = { start: facts.startsAt.getTime(), timeSetAt: facts.timeSetAt.getTime() };
    const kind = dueReminder({ status, ...times }, now);
    if (!kind || (kind === 'REVIEW' && !(await canBeReviewed(tx, meetingId, facts)))) return;
    const row = { meetingId, kind, sequence, createdAt: new Date(now) };
    if (!(await store.insertReminder(tx, row))) return;
    const view = await rowsOf(tx, meetingId);
    for (const side of SIDES[kind]) {
      await notifyParty(tx, view, kind, side);
      await sendText(tx, view, { kind, side }, now);
    }
  });
}

/**
 * Counts queued reminders, and those from before an instant. Of a meeting that has begun none is sent but the request
 * for a review once it is completed.
 */
export async function reminderBacklog(
  exec: Executor,
  now: number,
  before: number,
): Promise<Backlog[]> {
  const found = await store.countQueued(exec, new Date(now), new Date(before));
  const { count = 0, oldest = null, old = 0, late = 0 } = found ?? {};
  const since = oldest === null ? null : new Date(oldest);
  return [{ what: 'reminders', count, oldest: since, old, late }];
}

/** Whether a reminder with the link is late, because workers are behind or the mail server does not accept it. */
export async function remindersAreLate(now: number): Promise<boolean> {
  const since = { from: new Date(now - SOON_MS), to: new Date(now - LATE_MS) };
  return (
    (await store.hasLate(database(), new Date(now), LATE_MS)) ||
    (await isMailWaiting(database(), TEMPLATES.SOON, since))
  );
}

/**
 * Withdraws the reminders for a meeting's previous time after a move or cancellation: pending mails and texts, and
 * notifications, which would be wrong.
 */
export async function withdrawReminders(tx: Transaction, view: MeetingRows): Promise<void> {
  const { meeting, client, lawyer } = view;
  const before = { id: meeting.id, icsSequence: meeting.icsSequence - 1 };
  const keys = TIMED.map((kind) => causeOf(kind, before));
  await withdrawMails(
    tx,
    keys.flatMap((key) => [`${key}:client`, `${key}:lawyer`]),
  );
  await withdrawNotifications(tx, [client.id, lawyer.userId], keys);
  await withdrawTexts(tx, meeting.id);
}

const TIMED = ['DAY_BEFORE', 'SOON'] as const;

function causeOf(
  kind: ReminderKind,
  { id, icsSequence }: Pick<MeetingRows['meeting'], 'id' | 'icsSequence'>,
): string {
  return `${TEMPLATES[kind]}:${icsSequence}:${id}`;
}

/**
 * Whether a review is possible: paid and not refunded, or free; not part of an agreement; both came as far as is
 * known; and not yet reviewed.
 */
async function canBeReviewed(
  tx: Transaction,
  id: string,
  { kind, isReviewed, isMissed }: Pick<store.ReminderFacts, 'kind' | 'isReviewed' | 'isMissed'>,
): Promise<boolean> {
  if (kind === 'ENGAGEMENT' || isReviewed || isMissed) return false;
  const payment = (await paymentsOf(tx, 'meeting', [id])).get(id);
  return !payment || payment.status === 'PAID';
}

const SIDES: Readonly<Record<ReminderKind, readonly Side[]>> = {
  DAY_BEFORE: ['client', 'lawyer'],
  SOON: ['client', 'lawyer'],
  REVIEW: ['client'],
};

async function notifyParty(
  tx: Transaction,
  view: MeetingRows,
  reminder: ReminderKind,
  side: Side,
): Promise<void> {
  const { meeting, client, lawyer } = view;
  const [me, other] = side === 'client' ? [client.id, lawyer.userId] : [lawyer.userId, client.id];
  const { content, ...words } = await REMINDERS[reminder](view, side);
  const kind = reminder === 'REVIEW' ? ('review' as const) : ('reminder' as const);
  const dedupeKey = causeOf(reminder, meeting);
  const validUntil = reminder === 'REVIEW' ? undefined : meeting.startsAt;
  await queueMail(tx, {
    to: view[side].email,
    template: `${TEMPLATES[reminder]}-${side}`,
    dedupeKey: `${dedupeKey}:${side}`,
    content,
    optional: { userId: me, kind, validUntil },
  });
  await notify(tx, {
    kind,
    userId: me,
    aboutUserId: other,
    icon: 'meeting-reminder',
    dedupeKey,
    validUntil,
    url: `/${side === 'client' ? 'customer' : 'lawyer'}-portal/meeting/${meeting.id}${placeOf(reminder, view)}`,
    ...words,
  });
}

/** Sends a text to those who chose it. None at night about the next day, and none about reviews. */
async function sendText(
  tx: Transaction,
  { meeting, client, lawyer }: MeetingRows,
  { kind, side }: { kind: ReminderKind; side: Side },
  now: number,
): Promise<void> {
  const { id: meetingId, startsAt } = meeting;
  const start = startsAt.getTime();
  const userId = side === 'client' ? client.id : lawyer.userId;
  const text = { userId, meetingId, side, startsAt };
  if (kind === 'SOON')
    await queueText(tx, { ...text, kind: 'soon' }, { sendAt: now, usefulUntil: start }, now);
  const tomorrow = kind === 'DAY_BEFORE' ? timesOfTomorrow(start, now) : null;
  if (tomorrow) await queueText(tx, { ...text, kind: 'tomorrow' }, tomorrow, now);
}

function placeOf(reminder: ReminderKind, { meeting }: MeetingRows): string {
  if (reminder === 'REVIEW') return '#review';
  return reminder === 'SOON' && meeting.type === 'VIDEO' ? '/join' : '';
}

interface Reminder {
  readonly content: MailContent;
  readonly title: string;
  readonly body: string;
}

const REMINDERS: Readonly<
  Record<ReminderKind, (view: MeetingRows, side: Side) => Promise<Reminder>>
> = {
  DAY_BEFORE: async (view, side) => ({
    content: await dayBeforeMail(view, side),
    title: 'Your meeting is coming up',
    body: withWhomAndWhen(view, side),
  }),
  SOON: async (view, side) => ({
    content: await soonMail(view, side),
    title: `Your meeting starts at ${formatTime(view.meeting.startsAt.getTime())} PHT${timeThere(side, view.meeting, view.meeting.startsAt)}`,
    body: whoCalls(view, side),
  }),
  REVIEW: async (view, side) => ({
    content: await reviewMail(view),
    title: 'How was your meeting?',
    body: withWhomAndWhen(view, side),
  }),
};

function withWhomAndWhen(view: MeetingRows, side: Side): string {
  return `${otherName(view, side)}, ${timeFor(side, view, view.meeting.startsAt)}`;
}

function whoCalls(view: MeetingRows, side: Side): string {
  const other = otherName(view, side);
  if (view.meeting.type === 'VIDEO') return `By video with ${other}`;
  return side === 'client' ? `${other} calls you.` : `You call ${other}.`;
}
