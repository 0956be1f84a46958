import 'server-only';
import ical, {
  ICalAlarmType,
  type ICalAttendeeData,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import { HOW_TO_MEET } from '@/lib/catalogue/how-to-meet';
import type { MeetingType } from '@/lib/domain/meetings/meeting';
import { env } from '@/lib/env';
import type { MailContent } from '@/lib/server/schema/messages';
import { SITE } from '@/lib/site';
import { calendarUid } from './calendar-service';

export interface CalendarEvent {
  readonly meetingId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Counts the changes. */
  readonly sequence: number;
  readonly cancelled: boolean;
  /** When it became so. */
  readonly stamp: Date;
  readonly to: { readonly name: string; readonly email: string };
  /** The other side, as the recipient knows it. */
  readonly withWhom: string;
  readonly type: MeetingType;
  /** Where the recipient comes to the meeting: into the call, or its page. */
  readonly url: string;
}

/** How long before the start a calendar reminds of it, seconds. */
const ALARM_SECONDS = 15 * 60;

/**
 * The event of a meeting for the calendar of one of its people (RFC 5546): REQUEST adds it or changes it, CANCEL takes it
 * away. It has one UID for life; what it is about stays in the portal.
 */
export function invitation(event: CalendarEvent): Attachment {
  const method = event.cancelled ? 'CANCEL' : 'REQUEST';
  const file = calendarFile(event, ICalCalendarMethod[method], [
    // Agreed already: nobody is asked to answer.
    {
      ...event.to,
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.ACCEPTED,
      rsvp: false,
    },
  ]);
  return { ...file, method };
}

/** The same event for whoever downloads it: a calendar takes it over without an invitation to answer. */
export function publishedEvent(event: CalendarEvent): Attachment {
  return calendarFile(event, ICalCalendarMethod.PUBLISH, []);
}

type Attachment = MailContent['attachments'][number];

/** How it takes place and where; what it is about stays in the portal. */
function descriptionOf({ type, withWhom, url }: CalendarEvent): string {
  const how = type === 'VIDEO' ? `${HOW_TO_MEET.video}. ${HOW_TO_MEET.joinThere}` : 'By phone.';
  return `Consultation with ${withWhom}. ${how}\n${url}`;
}

function calendarFile(
  event: CalendarEvent,
  method: ICalCalendarMethod,
  attendees: ICalAttendeeData[],
): Attachment {
  const calendar = ical({ prodId: { company: SITE.name, product: 'Meetings' }, method });
  calendar.createEvent({
    id: calendarUid(event.meetingId),
    sequence: event.sequence,
    status: event.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    start: event.startsAt,
    end: event.endsAt,
    stamp: event.stamp,
    summary: `${SITE.name}: ${event.withWhom}`,
    description: descriptionOf(event),
    url: event.url,
    alarms: event.cancelled ? [] : [{ type: ICalAlarmType.display, trigger: ALARM_SECONDS }],
    organizer: { name: SITE.name, email: env.SUPPORT_EMAIL },
    attendees,
  });
  return {
    name: 'meeting.ics',
    contentType: `text/calendar; method=${method}; charset=utf-8`,
    content: calendar.toString(),
  };
}
