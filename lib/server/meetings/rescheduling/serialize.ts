import 'server-only';
import type { MeetingTimes } from '@/lib/contract/meetings/times';
import { openSlots } from '@/lib/domain/lawyers/slots';
import { isoInstant } from '@/lib/domain/platform/time';
import { durationOf, type movable } from './service';

/** The open times with room for the meeting, but for the one it has. */
export function serializeTimes(
  { facts, schedule }: Awaited<ReturnType<typeof movable>>,
  now: number,
): MeetingTimes {
  const length = durationOf(facts);
  const days = [...openSlots(schedule, now)].map(([day, slots]) => [
    day,
    slots.flatMap(({ start, durations }) =>
      length && durations.includes(length) && start !== facts.start
        ? [{ start_time: isoInstant(start), durations: [length] }]
        : [],
    ),
  ]);
  return {
    calendar: Object.fromEntries(days),
    earliest_start: isoInstant(facts.earliestStart),
    refund_grace_until: facts.graceUntil === null ? null : isoInstant(facts.graceUntil),
  };
}
