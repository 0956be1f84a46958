import type {
  AppointmentEntry,
  MeetingEntry,
  MeetingState,
} from '@/components/lawyers/calendar/model/entries';
import { meetingPath } from '@/components/meetings/meeting-path';
import type { OwnAvailability } from '@/lib/contract/lawyers/availability';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import type { NotaryAppointment } from '@/lib/contract/notaries/requests';
import { type MinuteRange, openHours } from '@/lib/domain/lawyers/open-hours';
import { WINDOW_DAYS } from '@/lib/domain/lawyers/slots';
import { isOver } from '@/lib/domain/meetings/meeting';
import type { DaySpan } from '@/lib/domain/platform/day-span';
import { manilaDayKey, manilaDayNumber, minuteOfClock } from '@/lib/domain/platform/time';

/** Returns the entries of meetings that take time or took place, without cancelled and expired ones. */
export function meetingEntries(
  meetings: readonly Meeting[],
  { nextId, opens }: { nextId: string | undefined; opens: boolean },
  now: number,
): MeetingEntry[] {
  return meetings.flatMap((meeting) => {
    const state = stateOf(meeting, now);
    if (state === null) return [];
    return {
      kind: 'meeting' as const,
      id: meeting._id,
      title: meeting.client.display_name,
      state: meeting._id === nextId && state === 'coming' ? 'next' : state,
      type: meeting.type,
      href: opens ? meetingPath('lawyer', meeting._id) : null,
      start: Date.parse(meeting.start_time),
      end: Date.parse(meeting.end_time),
    };
  });
}

/** Returns the entries of appointments at the office. */
export function appointmentEntries(
  appointments: readonly NotaryAppointment[],
  opens: boolean,
): AppointmentEntry[] {
  return appointments.map(({ _id, client, start_time, end_time }) => ({
    kind: 'appointment',
    id: _id,
    title: client,
    href: opens ? '/lawyer-portal/notary-public?part=requests&requests=answered' : null,
    start: Date.parse(start_time),
    end: Date.parse(end_time),
  }));
}

/** Returns the next or current meeting within the days in which clients can book. */
export function nextMeetingId(meetings: readonly Meeting[], now: number): string | undefined {
  return meetings
    .filter((one) => stateOf(one, now) === 'coming')
    .toSorted((a, b) => Date.parse(a.start_time) - Date.parse(b.start_time))[0]?._id;
}

/** Returns the days in which clients can book, from today. */
export function bookableSpan(now: number): DaySpan {
  const today = manilaDayNumber(now);
  return { first: manilaDayKey(today), last: manilaDayKey(today + WINDOW_DAYS - 1) };
}

function stateOf({ status, end_time, hold_expires_at }: Meeting, now: number): MeetingState | null {
  if (status === 'COMPLETED') return 'past';
  if (status === 'CONFIRMED') return isOver(Date.parse(end_time), now) ? 'past' : 'coming';
  const held = status === 'PAYMENT_PENDING' && Date.parse(hold_expires_at ?? '') > now;
  return held ? 'held' : null;
}

/** Returns the working hours of a Manila day, by number; null until they are known. */
export function ownHours(
  availability: OwnAvailability | undefined,
): (day: number) => readonly MinuteRange[] | null {
  if (!availability) return () => null;
  const weekly = availability.daily_availability
    .filter(({ available }) => available)
    .map(({ day, start_time, end_time }) => ({
      day,
      startMinute: minuteOfClock(start_time),
      endMinute: minuteOfClock(end_time),
    }));
  const minute = (clock: string | null) => (clock === null ? null : minuteOfClock(clock));
  const exceptions = availability.exceptions.map(({ date, available, start_time, end_time }) => ({
    date,
    available,
    startMinute: minute(start_time),
    endMinute: minute(end_time),
  }));
  return (day) => openHours(weekly, exceptions, day);
}
