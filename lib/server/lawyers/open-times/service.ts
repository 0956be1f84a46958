import 'server-only';
import { openingsOf } from '@/lib/domain/lawyers/openings';
import type { Schedule } from '@/lib/domain/lawyers/slots';
import { MINUTE_MS, manilaDayNumber, manilaDayStart } from '@/lib/domain/platform/time';
import { type Executor, type Transaction, transaction } from '@/lib/server/platform/db/pool';
import * as store from './store';

const NEVER_OPEN: Schedule = {
  weekly: [],
  exceptions: [],
  meetings: [],
  timeOff: [],
  noticeMinutes: 0,
  bufferMinutes: 0,
  dailyMaximum: null,
};

/** What decides about the open times of a lawyer, visible or not, for the days clients can book. */
export async function loadSchedule(
  exec: Executor,
  lawyerId: string,
  now: number,
): Promise<Schedule> {
  return (await store.findSchedule(exec, lawyerId, now)) ?? NEVER_OPEN;
}

/** Lawyers whose times are worked out in one transaction. */
export const BATCH = 200;

/** Job: works out what search keeps of the open times of every lawyer for whom it is due. */
export async function refreshTimes(now: number): Promise<void> {
  while ((await transaction((tx) => refreshBatch(tx, now))) === BATCH);
}

/** Five statements, however many lawyers there are in it. */
async function refreshBatch(tx: Transaction, now: number): Promise<number> {
  const ids = await store.takeDue(tx, now, BATCH);
  if (ids.length === 0) return 0;
  // In this order: of a change after it, the mark stays.
  await store.forgetChanges(tx, ids);
  const schedules = await store.findSchedules(tx, ids, now);
  await store.storeTimes(
    tx,
    [...schedules].map(([id, schedule]) => {
      const openings = openingsOf(schedule, now);
      return { id, ...openings, due: dueAfter(openings.first, schedule.noticeMinutes, now) };
    }),
  );
  return ids.length;
}

/** When a first open time is no longer to be had, and at midnight at the latest, when another day is shown. */
function dueAfter(first: number | null, noticeMinutes: number, now: number): number {
  const midnight = manilaDayStart(manilaDayNumber(now) + 1);
  return first === null ? midnight : Math.min(midnight, first - noticeMinutes * MINUTE_MS);
}

export { SCHEDULE, scheduleOf, scheduleValues } from './store';
