import 'server-only';
import type { OwnAvailability } from '@/lib/contract/lawyers/availability';
import { clockOfMinute } from '@/lib/domain/lawyers/open-hours';
import type { Availability } from './service';

export function serializeAvailability(found: Availability): OwnAvailability {
  const { settings, hours, exceptions } = found;
  return {
    daily_availability: hours.map(({ day, available, startMinute, endMinute }) => ({
      ...{ day, available },
      ...{ start_time: clockOfMinute(startMinute), end_time: clockOfMinute(endMinute) },
    })),
    exceptions: exceptions.map(({ date, available, startMinute, endMinute }) => ({
      ...{ date, available },
      start_time: startMinute === null ? null : clockOfMinute(startMinute),
      end_time: endMinute === null ? null : clockOfMinute(endMinute),
    })),
    notice_time: settings.noticeMinutes,
    buffer_minutes: settings.bufferMinutes,
    daily_maximum: settings.dailyMaximum,
    // A feed cannot be made yet.
    ical_feed: false,
    free_consultation: settings.freeConsultation,
    services: [
      { duration: 30, price: settings.price30 },
      { duration: 60, price: settings.price60 },
    ],
  };
}
