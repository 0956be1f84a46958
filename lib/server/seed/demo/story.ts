import 'server-only';
import {
  HOUR_MS,
  MINUTE_MS,
  manilaDayKey,
  manilaDayNumber,
  manilaDayStart,
  manilaWeekday,
} from '@/lib/domain/platform/time';
import type { NewUser, NewWaitlistEntry } from '../store';
import { demoAccount } from './accounts';
import { type Booking, openFromTomorrow } from './booking';
import type { DemoLawyer } from './lawyers';

/** Minutes of the day at which the demo lawyer meets clients today: a full day, or a Sunday afternoon. */
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

/** A lawyer whose meeting with the demo client was cancelled. */
const CANCELLED_WITH = 'Kristine Joy Abellana';

/** Meetings of the two demo accounts: a day at work for the lawyer, all kinds of meetings for the client. */
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

/** After the cancelled meeting the demo client waits for another time of that lawyer. */
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
      ...{ clientId: demoClient.id, lawyerId: lawyer.id },
      ...{ fromDay: manilaDayKey(today), toDay: manilaDayKey(today + 30) },
      ...{ part: 'afternoon', length: 30, joinedAt: new Date(now - 30 * HOUR_MS) },
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

/** Sundays are short: what falls on one is a day later. */
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
  ];
}

function at(day: number, minute: number): number {
  return manilaDayStart(day) + minute * MINUTE_MS;
}
