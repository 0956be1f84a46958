import 'server-only';
import type { BusyTimes, OwnAvailability } from '@/lib/contract/lawyers/availability';
import type { Schedule } from '@/lib/domain/lawyers/slots';
import { clockOfMinute, isoInstant, type TimeRange } from '@/lib/domain/platform/time';
import type { Availability } from './service';

export function serializeAvailability(found: Availability): OwnAvailability {
  const { settings, hours, exceptions } = found;
  return {
    daily_availability: hours.map(({ day, available, startMinute, endMinute }) => ({
      day,
      available,
      start_time: clockOfMinute(startMinute),
      end_time: clockOfMinute(endMinute),
    })),
    exceptions: exceptions.map(({ date, available, startMinute, endMinute }) => ({
      date,
      available,
      start_time: startMinute === null ? null : clockOfMinute(startMinute),
      end_time: endMinute === null ? null : clockOfMinute(endMinute),
    })),
    notice_time: settings.noticeMinutes,
    buffer_minutes: settings.bufferMinutes,
    daily_maximum: settings.dailyMaximum,
    ical_feed: settings.hasFeed,
    free_consultation: settings.freeConsultation,
    services: [
      { duration: 30, price: settings.price30 },
      { duration: 60, price: settings.price60 },
    ],
  };
}

export function serializeBusyTimes({
  meetings,
  timeOff,
}: Pick<Schedule, 'meetings' | 'timeOff'>): BusyTimes {
  return { meetings: meetings.map(span), time_off: timeOff.map(span) };
}

function span({ start, end }: TimeRange) {
  return { start_time: isoInstant(start), end_time: isoInstant(end) };
}
