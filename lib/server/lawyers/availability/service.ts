import 'server-only';
import type { AvailabilityInput } from '@/lib/contract/lawyers/availability';
import type { Duration, Schedule } from '@/lib/domain/lawyers/slots';
import { dayKey } from '@/lib/domain/platform/clock-labels';
import { minuteOfClock } from '@/lib/domain/platform/time';
import { notFound } from '@/lib/server/platform/app-error';
import { lock } from '@/lib/server/platform/db/locks';
import { database, type Executor, transaction } from '@/lib/server/platform/db/pool';
import { loadSchedule } from '../open-times/service';
import { profilesChanged } from '../profiles/service';
import * as store from './store';

export interface Availability {
  readonly settings: store.Settings & { readonly hasFeed: boolean };
  readonly hours: readonly store.HoursRow[];
  readonly exceptions: readonly store.ExceptionRow[];
}

/**
 * Returns the booking settings of a lawyer.
 * @throws AppError not_found when there is no such lawyer
 */
export async function availabilityOf(
  lawyerId: string,
  exec: Executor = database(),
): Promise<Availability> {
  const found = await store.findAvailability(exec, lawyerId);
  if (!found) throw notFound();
  return found;
}

/**
 * Replaces the hours, and the other settings that are given. Exceptions for past days are dropped. Waits for this
 * lawyer's bookings in progress; later ones see the new settings.
 */
export async function setAvailability(
  lawyerId: string,
  input: AvailabilityInput,
  now: number,
): Promise<Availability> {
  const { daily_availability: hours, exceptions } = input;
  const today = dayKey(now);
  return transaction(async (tx) => {
    await lock(tx, 'lawyer', lawyerId);
    await store.updateSettings(tx, lawyerId, settingsOf(input));
    await store.replaceHours(
      tx,
      lawyerId,
      hours.map(({ day, available, ...times }) => ({ day, available, ...minutesOf(times) })),
    );
    if (exceptions)
      await store.replaceExceptions(
        tx,
        lawyerId,
        exceptions
          .filter(({ date }) => date >= today)
          .map(({ date, available, start_time, end_time }) => ({
            date,
            available,
            ...(start_time && end_time ? minutesOf({ start_time, end_time }) : {}),
          })),
      );
    await profilesChanged(tx, lawyerId);
    return availabilityOf(lawyerId, tx);
  });
}

export function busyTimes(
  lawyerId: string,
  now: number,
): Promise<Pick<Schedule, 'meetings' | 'timeOff'>> {
  return loadSchedule(database(), lawyerId, now);
}

function minutesOf(times: { start_time: string; end_time: string }) {
  return {
    startMinute: minuteOfClock(times.start_time),
    endMinute: minuteOfClock(times.end_time),
  };
}

/** Returns the given settings; `undefined` leaves one unchanged. */
function settingsOf(input: AvailabilityInput): Partial<store.Settings> {
  const priceOf = (length: Duration) =>
    input.services?.find(({ duration }) => duration === length)?.price;
  return {
    noticeMinutes: input.notice_time,
    bufferMinutes: input.buffer_minutes,
    dailyMaximum: input.daily_maximum,
    freeConsultation: input.free_consultation,
    price30: priceOf(30),
    price60: priceOf(60),
  };
}
