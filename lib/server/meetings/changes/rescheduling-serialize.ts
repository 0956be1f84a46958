import 'server-only';
import type { Calendar } from '@/lib/contract/lawyers/lawyers';
import type { MeetingTimes } from '@/lib/contract/meetings/times';
import { type Duration, openSlots, type Schedule } from '@/lib/domain/lawyers/slots';
import { isoInstant } from '@/lib/domain/platform/time';
import { durationOf, type movable } from './rescheduling-service';

/** Serializes the open times with room for the meeting, except its present one. */
export function serializeTimes(
  { facts, schedule }: Awaited<ReturnType<typeof movable>>,
  now: number,
): MeetingTimes {
  return {
    calendar: calendarOf(schedule, durationOf(facts), now, facts.start),
    earliest_start: isoInstant(facts.earliestStart),
    refund_grace_until: facts.graceUntil === null ? null : isoInstant(facts.graceUntil),
  };
}

/** Returns the open times with room for this length, each with only that length, except one start. */
export function calendarOf(
  schedule: Schedule,
  length: Duration | undefined,
  now: number,
  except?: number,
): Calendar {
  const days = [...openSlots(schedule, now)].map(([day, slots]) => [
    day,
    slots.flatMap(({ start, durations }) =>
      length && durations.includes(length) && start !== except
        ? [{ start_time: isoInstant(start), durations: [length] }]
        : [],
    ),
  ]);
  return Object.fromEntries(days);
}
