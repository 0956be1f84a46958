import 'server-only';
import type { WaitingCounts } from '@/lib/contract/admin/overview';
import { lastMondays } from '@/lib/domain/meetings/agenda';
import { DAY_MS, manilaDayKey, manilaMonday, parseDayKey } from '@/lib/domain/platform/time';
import { gateway } from '@/lib/server/adapters/payment/gateway';
import { remindersAreLate } from '@/lib/server/meetings/reminders/service';
import { database } from '@/lib/server/platform/db/pool';
import { openAdministrations } from '@/lib/server/platform/session/service';
import { figuresSince } from '@/lib/server/site/figures/figures';
import { jobsState } from '@/lib/server/site/health/health';
import { casesWaiting } from '../cases/service';
import * as store from './store';

/** Returns what waits for a person, and whether everything runs. The number of statements is constant. */
export async function overviewAt(now: number) {
  const [waiting, cases, jobs, cron, late, signedIn] = await Promise.all([
    store.countWaiting(database(), new Date(now), new Date(now - DAY_MS)),
    casesWaiting(),
    jobsState(now),
    store.lastRuns(database()),
    remindersAreLate(now),
    openAdministrations(now),
  ]);
  const { name, livemode } = gateway();
  return { waiting, cases, jobs, cron, late, signedIn, gateway: { name, livemode } };
}

export type OverviewView = Awaited<ReturnType<typeof overviewAt>>;

/** Counts the waiting items behind each menu entry, as the sum of the overview's tiles. Two statements. */
export async function waitingCounts(now: number): Promise<WaitingCounts> {
  const [waiting, cases] = await Promise.all([
    store.countWaiting(database(), new Date(now), new Date(now - DAY_MS)),
    casesWaiting(),
  ]);
  const of = (...what: Parameters<typeof waiting>) => waiting(...what).count;
  return {
    verifications: of('verifications'),
    cases: sum(Object.values(cases).map(({ count }) => count)),
    refunds: of('refunds_failed') + of('refunds_manual'),
    payouts: of('payouts_waiting') + of('payouts_failed'),
    webhooks: of('webhooks_failed') + of('webhooks_differ'),
    jobs: of('jobs_failed'),
  };
}

/** Returns figures of the last twelve Manila weeks, including this one, the earliest first. Four statements. */
export async function figuresByWeek(now: number) {
  const mondays = lastMondays(now);
  const [first = 0] = mondays;
  const [seen, booked, moved, joined] = await Promise.all([
    figuresSince(manilaDayKey(first)),
    store.findBookings(database(), first),
    store.findMoney(database(), first),
    store.findSignUps(database(), first),
  ]);
  return mondays.map((monday) => {
    const ofWeek = ({ day }: { day: string }) => mondayOf(day) === monday;
    const counted = seen.filter(ofWeek);
    const days = booked.filter(ofWeek);
    const money = moved.filter(ofWeek);
    const accounts = joined.filter(ofWeek);
    const count = (figure: (typeof seen)[number]['figure']) =>
      sum(counted.filter((one) => one.figure === figure).map((one) => one.count));
    return {
      week: manilaDayKey(monday),
      visits: count('visit'),
      searches: count('search'),
      bookings: sum(days.map((day) => day.bookings)),
      free: sum(days.map((day) => day.free)),
      paid: sum(days.map((day) => day.paid)),
      gross: sum(money.map((day) => day.gross)),
      refunds: sum(money.map((day) => day.refunds)),
      fee: sum(money.map((day) => day.fee)),
      clients: sum(accounts.map((day) => day.clients)),
      lawyers: sum(accounts.map((day) => day.lawyers)),
    };
  });
}

function mondayOf(day: string): number | null {
  const number = parseDayKey(day);
  return number === null ? null : manilaMonday(number);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
