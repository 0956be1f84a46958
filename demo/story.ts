import 'server-only';
import {
  HOUR_MS,
  MINUTE_MS,
  manilaDayKey,
  manilaDayNumber,
  manilaDayStart,
  manilaWeekday,
} from '@/lib/domain/platform/time';
import type { MeetingRows, NewComment, NewUser, NewWaitlistEntry } from '@/lib/server/seed/store';
import { demoAccount } from './accounts';
import { type Booking, openFromTomorrow } from './booking';
import type { DemoLawyer } from './lawyers';
import { uuidOf } from './random';

/** Minutes of the day at which the demo lawyer meets clients today, on a weekday or on a Sunday afternoon. */
const TODAY = [9 * 60, 11 * 60, 14 * 60, 16 * 60 + 30, 19 * 60];
const SUNDAY = [13 * 60 + 30, 14 * 60, 16 * 60 + 30];

/** Days from today, minute of the day and length of the demo lawyer's other meetings. */
const COMING = [
  [1, 10 * 60, 30],
  [1, 15 * 60, 60],
  [3, 13 * 60 + 30, 60],
  [4, 9 * 60, 30],
  [6, 17 * 60, 30],
  [9, 14 * 60, 60],
] as const;

const CANCELLED_WITH = 'Kristine Joy Abellana';

export function storyBookings(
  now: number,
  lawyers: readonly DemoLawyer[],
  demoClient: NewUser,
  clients: readonly NewUser[],
): Booking[] {
  const find = finder(lawyers);
  const own = find(demoAccount('lawyer').name);
  return [...workOf(own, demoClient, clients, now), ...meetingsOf(demoClient, find, own, now)];
}

function finder(lawyers: readonly DemoLawyer[]) {
  return (name: string): DemoLawyer => {
    const lawyer = lawyers.find(({ rows }) => rows.lawyer.displayName === name);
    if (!lawyer) throw new Error(`${name} is not in the roster`);
    return lawyer;
  };
}

/** Returns the demo client's waitlist entry for another time of the lawyer of the cancelled meeting. */
export function storyWaitlist(
  now: number,
  lawyers: readonly DemoLawyer[],
  [demoClient]: readonly NewUser[],
): NewWaitlistEntry[] {
  if (!demoClient) return [];
  const { lawyer } = finder(lawyers)(CANCELLED_WITH).rows;
  const today = manilaDayNumber(now);
  return [
    {
      clientId: demoClient.id,
      lawyerId: lawyer.id,
      fromDay: manilaDayKey(today),
      toDay: manilaDayKey(today + 30),
      part: 'afternoon',
      length: 30,
      joinedAt: new Date(now - 30 * HOUR_MS),
    },
  ];
}

function workOf(
  lawyer: DemoLawyer,
  demoClient: NewUser,
  clients: readonly NewUser[],
  now: number,
): Booking[] {
  const today = manilaDayNumber(now);
  const minutes = manilaWeekday(today) === 0 ? SUNDAY : TODAY;
  const people = [...clients.slice(0, minutes.length - 2), demoClient, ...clients.slice(5)];
  const day = minutes.map((minute, index) => ({
    lawyer,
    client: people[index] ?? demoClient,
    start: at(today, minute),
    duration: 30 as const,
  }));
  const coming = COMING.map(([ahead, minute, duration], index) => ({
    lawyer,
    client: clients[index % clients.length] ?? demoClient,
    start: at(openDay(today + ahead), minute),
    duration,
  }));
  return [...day, ...coming];
}

function openDay(day: number): number {
  return manilaWeekday(day) === 0 ? day + 1 : day;
}

function meetingsOf(
  client: NewUser,
  find: (name: string) => DemoLawyer,
  own: DemoLawyer,
  now: number,
): Booking[] {
  const today = manilaDayNumber(now);
  const past = (lawyer: DemoLawyer, daysAgo: number, minute: number, more: Partial<Booking> = {}) =>
    ({
      lawyer,
      client,
      start: at(today - daysAgo, minute),
      duration: 30 as const,
      status: 'COMPLETED',
      ...more,
    }) satisfies Booking;
  const coming = (lawyer: DemoLawyer, daysAhead: number): Booking[] => {
    const slots = openFromTomorrow(lawyer, now);
    const slot = slots.find(({ start }) => start >= at(today + daysAhead, 0));
    return slot ? [{ lawyer, client, start: slot.start, duration: 30 }] : [];
  };
  return [
    ...coming(find('Milagros Parcon'), 2),
    ...coming(find('Ramon Villaflor'), 5),
    past(own, 12, 10 * 60),
    past(find('Ramon Villaflor'), 15, 15 * 60, { duration: 60 }),
    past(find('Benjamin Co Tan'), 16, 11 * 60, { status: 'EXPIRED' }),
    past(find(CANCELLED_WITH), 17, 9 * 60, { status: 'CANCELLED' }),
    past(find('Milagros Parcon'), 3, 15 * 60, {
      status: 'CANCELLED',
      refundByHand: true,
      declined: true,
    }),
  ];
}

function at(day: number, minute: number): number {
  return manilaDayStart(day) + minute * MINUTE_MS;
}

type Line = readonly [by: 'client' | 'lawyer', text: string];

const TO_THE_CLIENT: readonly Line[] = [
  [
    'lawyer',
    'Good evening. Please have the papers about this with you when we meet. If you can, add scans of them here under Files, so that I can read them before.',
  ],
  ['client', 'Good evening, Attorney. I will add them tomorrow.'],
  ['lawyer', 'Thank you. If anything changes until then, write to me here.'],
];
const TO_THE_LAWYER: readonly Line[] = [
  ['client', 'Good evening, Attorney. My sister helps me with the papers. May she join us?'],
  [
    'lawyer',
    'Yes, if she has no part in the dispute. Please send me her full name, I have to check for a conflict of interest.',
  ],
  ['client', 'Thank you. She is Carmela Dizon, and she has no part in it.'],
];

/** Returns the messages about the next meetings of the two demo accounts, one unread in each. */
export function demoComments(
  now: number,
  meetings: readonly MeetingRows[],
  lawyers: readonly DemoLawyer[],
  [demoClient]: readonly NewUser[],
): NewComment[] {
  const own = lawyers.find(({ rows }) => rows.lawyer.displayName === demoAccount('lawyer').name);
  const users = new Map(lawyers.map(({ rows }) => [rows.lawyer.id, rows.user.id]));
  const coming = meetings
    .map(({ meeting }) => meeting)
    .filter(({ status, startsAt }) => status === 'CONFIRMED' && startsAt.getTime() > now)
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  const ofClient = coming.find(({ clientId }) => clientId === demoClient?.id);
  const ofLawyer = coming.find(
    ({ lawyerId, clientId }) => lawyerId === own?.rows.lawyer.id && clientId !== demoClient?.id,
  );
  const written = (meeting: MeetingRows['meeting'] | undefined, lines: readonly Line[]) => {
    const lawyerUser = meeting && users.get(meeting.lawyerId);
    if (!lawyerUser) return [];
    const times = timesOf(now);
    return lines.map(([by, comment], n) => ({
      id: uuidOf(`comment ${n} on ${meeting.id}`),
      meetingId: meeting.id,
      authorId: by === 'client' ? meeting.clientId : lawyerUser,
      comment,
      createdAt: times[n] ?? new Date(now),
      seenAt: n < lines.length - 1 ? (times[n + 1] ?? null) : null,
    }));
  };
  return [...written(ofClient, TO_THE_CLIENT), ...written(ofLawyer, TO_THE_LAWYER)];
}

/** Returns two times in the evening, after all future meetings were booked, and one earlier. */
function timesOf(now: number): Date[] {
  const midnight = manilaDayStart(manilaDayNumber(now));
  const last = Math.max(now - 40 * MINUTE_MS, midnight - 30 * MINUTE_MS);
  return [midnight - 100 * MINUTE_MS, midnight - 80 * MINUTE_MS, last].map((at) => new Date(at));
}
