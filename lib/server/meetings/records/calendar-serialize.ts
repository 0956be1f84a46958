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
  readonly sequence: number;
  readonly cancelled: boolean;
  readonly stamp: Date;
  readonly to: { readonly name: string; readonly email: string };
  readonly withWhom: string;
  readonly type: MeetingType;
  readonly url: string;
}

const ALARM_SECONDS = 15 * 60;

/**
 * Builds the calendar event of a meeting for one party (RFC 5546): REQUEST adds or changes it, CANCEL removes it. Its
 * UID never changes; it does not contain the subject.
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

/** Builds the event for download: a calendar imports it without asking for a reply to an invitation. */
export function publishedEvent(event: CalendarEvent): Attachment {
  return calendarFile(event, ICalCalendarMethod.PUBLISH, []);
}

type Attachment = MailContent['attachments'][number];

/** Describes how and where the meeting takes place, without its subject. */
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
