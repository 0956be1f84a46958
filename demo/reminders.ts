import 'server-only';
import { fullName } from '@/lib/domain/accounts/full-name';
import { dueReminder, type ReminderKind, SOON_MS } from '@/lib/domain/meetings/reminders';
import { formatDayTime, formatTime } from '@/lib/domain/platform/clock-labels';
import { DAY_MS, MINUTE_MS } from '@/lib/domain/platform/time';
import type { MeetingRows, NewNotification, NewReminder, NewUser } from '@/lib/server/seed/store';
import { demoAccount } from './accounts';
import type { DemoLawyer } from './lawyers';

/** The notification lists of the demo accounts hold reminders of meetings up to this long ago. */
const LISTED_MS = 3 * DAY_MS;

type DemoMeeting = MeetingRows['meeting'];

/** Returns the reminders sent by `now`, so that a fresh start sends none for meetings booked long ago. */
export function demoReminders(now: number, meetings: readonly MeetingRows[]): NewReminder[] {
  return meetings.flatMap(({ meeting }) => {
    const { id, status, startsAt, confirmedAt, createdAt } = meeting;
    const start = startsAt.getTime();
    const timeSetAt = (confirmedAt ?? createdAt ?? startsAt).getTime();
    const kind = status === 'CONFIRMED' ? dueReminder({ status, start, timeSetAt }, now) : null;
    return kind ? [{ meetingId: id, kind, sequence: 0, createdAt: madeAt(kind, meeting) }] : [];
  });
}

/** Returns the reminders of the demo client and the demo lawyer; those of past meetings are read. */
export function demoNotifications(
  now: number,
  meetings: readonly MeetingRows[],
  lawyers: readonly DemoLawyer[],
  clients: readonly NewUser[],
): NewNotification[] {
  const lawyerOf = new Map(lawyers.map(({ rows }) => [rows.lawyer.id, rows]));
  const clientOf = new Map(clients.map((client) => [client.id, client]));
  return meetings.flatMap(({ meeting }) => {
    const [lawyer, client] = [lawyerOf.get(meeting.lawyerId), clientOf.get(meeting.clientId)];
    if (!lawyer || !client || meeting.startsAt.getTime() < now - LISTED_MS) return [];
    const names = {
      client: fullName(client),
      lawyer: `Atty. ${lawyer.lawyer.displayName}`,
    };
    const toClient = { userId: client.id, aboutUserId: lawyer.user.id, portal: 'customer-portal' };
    const toLawyer = { userId: lawyer.user.id, aboutUserId: client.id, portal: 'lawyer-portal' };
    return [
      ...(client.email === demoAccount('customer').email
        ? notificationsOf(meeting, now, { ...toClient, other: names.lawyer })
        : []),
      ...(lawyer.lawyer.displayName === demoAccount('lawyer').name
        ? notificationsOf(meeting, now, { ...toLawyer, other: names.client })
        : []),
    ];
  });
}

interface Recipient {
  readonly userId: string;
  readonly aboutUserId: string;
  readonly portal: string;
  readonly other: string;
}

function notificationsOf(meeting: DemoMeeting, now: number, to: Recipient): NewNotification[] {
  if (meeting.status !== 'CONFIRMED' && meeting.status !== 'COMPLETED') return [];
  const start = meeting.startsAt.getTime();
  const words: Partial<Record<ReminderKind, { title: string; body: string }>> = {
    DAY_BEFORE: { title: 'Reminder of your meeting', body: `${to.other}, ${formatDayTime(start)}` },
    SOON: {
      title: `Your meeting starts at ${formatTime(start)} PHT`,
      body: `With ${to.other}`,
    },
  };
  return (['DAY_BEFORE', 'SOON'] as const).flatMap((kind) => {
    const createdAt = madeAt(kind, meeting);
    if (createdAt.getTime() > now) return [];
    const seenAt = start < now ? new Date(createdAt.getTime() + 5 * MINUTE_MS) : null;
    return [
      {
        userId: to.userId,
        aboutUserId: to.aboutUserId,
        kind: 'reminder' as const,
        icon: 'meeting-reminder' as const,
        title: '',
        body: '',
        ...words[kind],
        url: `/${to.portal}/meeting/${meeting.id}`,
        dedupeKey: `demo-reminder:${kind}:${meeting.id}`,
        createdAt,
        seenAt,
      },
    ];
  });
}

function madeAt(kind: ReminderKind, { startsAt }: DemoMeeting): Date {
  return new Date(startsAt.getTime() - (kind === 'SOON' ? SOON_MS : DAY_MS));
}
