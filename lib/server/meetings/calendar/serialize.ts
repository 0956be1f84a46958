import 'server-only';
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import { env } from '@/lib/env';
import type { MailContent } from '@/lib/server/schema/messages';
import { SITE } from '@/lib/site';
import { calendarUid } from './service';

interface Invitation {
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
  /** The recipient's page of the meeting. */
  readonly url: string;
}

/**
 * The event of a meeting for the calendar of one of its people (RFC 5546): REQUEST adds it or changes it, CANCEL takes it
 * away. It has one UID for life; what it is about stays in the portal.
 */
export function invitation(event: Invitation): MailContent['attachments'][number] {
  const method = event.cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const calendar = ical({ prodId: { company: SITE.name, product: 'Meetings' }, method });
  calendar.createEvent({
    id: calendarUid(event.meetingId),
    sequence: event.sequence,
    status: event.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    start: event.startsAt,
    end: event.endsAt,
    stamp: event.stamp,
    summary: `${SITE.name}: ${event.withWhom}`,
    url: event.url,
    organizer: { name: SITE.name, email: env.SUPPORT_EMAIL },
    // Agreed already: nobody is asked to answer.
    attendees: [
      {
        ...event.to,
        role: ICalAttendeeRole.REQ,
        status: ICalAttendeeStatus.ACCEPTED,
        rsvp: false,
      },
    ],
  });
  return {
    name: 'meeting.ics',
    contentType: `text/calendar; method=${method}; charset=utf-8`,
    content: calendar.toString(),
  };
}
