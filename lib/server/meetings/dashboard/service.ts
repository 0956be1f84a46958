import 'server-only';
import { openSlots } from '@/lib/domain/lawyers/slots';
import { freeStretches, lastMondays } from '@/lib/domain/meetings/agenda';
import {
  DAY_MS,
  manilaDayKey,
  manilaDayNumber,
  manilaDayStart,
  manilaMonday,
  parseDayKey,
  type TimeRange,
} from '@/lib/domain/platform/time';
import { blockersOf } from '@/lib/server/lawyers/availability/blockers-service';
import { loadSchedule } from '@/lib/server/lawyers/open-times/service';
import { completenessOf, wasShown } from '@/lib/server/lawyers/profiles/service';
import { viewsSince } from '@/lib/server/lawyers/profiles/views';
import { verificationState } from '@/lib/server/lawyers/verification/own';
import { earnedOf } from '@/lib/server/payments/checkout/service';
import { receivedByLawyer } from '@/lib/server/payments/ledger/received-service';
import { database } from '@/lib/server/platform/db/pool';
import type { CalendarEntry } from '@/lib/server/registry/feature';
import { registeredFeatures } from '@/lib/server/registry/registry';
import * as store from './store';

export async function dashboardOf(lawyerId: string, now: number) {
  const [{ next, ...day }, profile, weeks] = await Promise.all([
    dayOf(lawyerId, now),
    profileOf(lawyerId, now),
    weeksOf(lawyerId, now),
  ]);
  // What nobody sees cannot be booked.
  const free = profile.isVisible ? day.free : [];
  return { next, today: { ...day, free }, profile, weeks };
}

export type DashboardView = Awaited<ReturnType<typeof dashboardOf>>;

async function dayOf(lawyerId: string, now: number) {
  const start = manilaDayStart(manilaDayNumber(now));
  const today: TimeRange = { start, end: start + DAY_MS };
  const span = { from: new Date(today.start), to: new Date(today.end), now: new Date(now) };
  const [{ day: meetings, next }, blockers, appointments, schedule] = await Promise.all([
    store.findDayAndNext(database(), lawyerId, span),
    blockersOf(lawyerId, { from: today.start, to: today.end }, 0),
    appointmentsOf(lawyerId, today),
    loadSchedule(database(), lawyerId, now),
  ]);
  const [slots = []] = openSlots(schedule, now, 1).values();
  const entries = { meetings, blockers: blockers.rows, appointments };
  return { ...today, next, ...entries, free: freeStretches(slots) };
}

async function appointmentsOf(lawyerId: string, day: TimeRange): Promise<CalendarEntry[]> {
  const found: CalendarEntry[] = [];
  for (const { appointments } of registeredFeatures())
    if (appointments) found.push(...(await appointments(database(), lawyerId, day)));
  return found;
}

async function profileOf(lawyerId: string, now: number) {
  const [{ lawyer, missing }, verification] = await Promise.all([
    completenessOf(database(), lawyerId),
    verificationState(lawyerId, now),
  ]);
  const isVisible = lawyer.isPublic && missing.length === 0 && verification.checkedAt !== null;
  return {
    isPublic: lawyer.isPublic,
    wasShown: wasShown(lawyer),
    isVisible,
    missing,
    verification,
  };
}

/**
 * Returns the figures by week. A meeting and its payment belong to the week of the booking; other payments to the
 * week of their arrival.
 */
async function weeksOf(lawyerId: string, now: number) {
  const mondays = lastMondays(now);
  const [first = 0] = mondays;
  const since = manilaDayStart(first);
  const [bookings, paid, views] = await Promise.all([
    bookedSince(lawyerId, since),
    paidOtherwise(lawyerId, { start: since, end: now + 1 }),
    viewsSince(lawyerId, manilaDayKey(first)),
  ]);
  return mondays.map((monday) => {
    const ofWeek = bookings.filter((one) => one.monday === monday);
    return {
      week: manilaDayKey(monday),
      bookings: ofWeek.filter(({ stands }) => stands).length,
      earnings: sum(
        [...ofWeek, ...paid.filter((one) => one.monday === monday)].map(({ earned }) => earned),
      ),
      views: sum(views.filter(({ day }) => mondayOf(day) === monday).map((day) => day.views)),
    };
  });
}

const booked = store.bookedSinceWith(earnedOf);

async function bookedSince(lawyerId: string, since: number) {
  const rows = await booked(database(), { lawyerId, since: new Date(since) });
  return rows.map(({ status, bookedAt, earned }) => ({
    monday: manilaMonday(manilaDayNumber(bookedAt.getTime())),
    stands: status === 'CONFIRMED' || status === 'COMPLETED',
    earned,
  }));
}

async function paidOtherwise(lawyerId: string, span: TimeRange) {
  const received = await receivedByLawyer(database(), lawyerId, span, (type) => type !== 'meeting');
  return received.map(({ paidAt, amounts }) => ({
    monday: manilaMonday(manilaDayNumber(paidAt.getTime())),
    earned: amounts.net,
  }));
}

function mondayOf(day: string): number | null {
  const number = parseDayKey(day);
  return number === null ? null : manilaMonday(number);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
