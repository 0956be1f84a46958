import 'server-only';
import ical, {
  ICalCalendarMethod,
  ICalEventBusyStatus,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import { env } from '@/lib/env';
import { SITE } from '@/lib/site';
import type { PublishedCalendar } from './feed-service';

/** Refresh interval suggested to calendars, in seconds. */
const READ_AGAIN = 15 * 60;

/** Serializes a calendar for other programs (RFC 5545). Contains names of clients only if the lawyer has chosen so. */
export function serializeCalendar({ feed, events, blockers }: PublishedCalendar): string {
  const calendar = ical({
    prodId: { company: SITE.name, product: 'Meetings' },
    method: ICalCalendarMethod.PUBLISH,
    name: SITE.name,
    ttl: READ_AGAIN,
  });
  for (const { uid, cancelled, person, ...event } of events)
    calendar.createEvent({
      id: uid,
      sequence: event.sequence,
      stamp: new Date(event.stamp),
      url: event.url,
      start: new Date(event.start),
      end: new Date(event.end),
      summary: `${SITE.name}: ${feed.clientNames ? person : 'client meeting'}`,
      ...(cancelled ? CANCELLED : BUSY),
    });
  const host = new URL(env.SITE_URL).hostname;
  for (const { id, startsAt, endsAt } of blockers)
    calendar.createEvent({
      id: `time-off-${id}@${host}`,
      sequence: 0,
      stamp: feed.createdAt,
      start: startsAt,
      end: endsAt,
      summary: `${SITE.name}: time off`,
      ...BUSY,
    });
  return calendar.toString();
}

const BUSY = {
  status: ICalEventStatus.CONFIRMED,
  transparency: ICalEventTransparency.OPAQUE,
  busystatus: ICalEventBusyStatus.BUSY,
};
const CANCELLED = {
  status: ICalEventStatus.CANCELLED,
  transparency: ICalEventTransparency.TRANSPARENT,
  busystatus: ICalEventBusyStatus.FREE,
};
