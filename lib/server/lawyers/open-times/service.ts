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

/** Loads the data that determines a lawyer's open times, visible or not, for the bookable days. */
export async function loadSchedule(
  exec: Executor,
  lawyerId: string,
  now: number,
): Promise<Schedule> {
  return (await store.findSchedule(exec, lawyerId, now)) ?? NEVER_OPEN;
}

/** Lawyers per transaction. */
export const BATCH = 200;

/** Job: computes the open times in search for every lawyer who is due. */
export async function refreshTimes(now: number): Promise<void> {
  while ((await transaction((tx) => refreshBatch(tx, now))) === BATCH);
}

/** Refreshes a batch in five statements, whatever its size. */
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

/**
 * Returns when the times are due again: when the first open time has passed, and at midnight at the latest, when the
 * days shift.
 */
function dueAfter(first: number | null, noticeMinutes: number, now: number): number {
  const midnight = manilaDayStart(manilaDayNumber(now) + 1);
  return first === null ? midnight : Math.min(midnight, first - noticeMinutes * MINUTE_MS);
}

export { SCHEDULE, scheduleOf, scheduleValues } from './store';
