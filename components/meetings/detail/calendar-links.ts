import { isoInstant } from '@/lib/domain/platform/time';

/** What a calendar outside learns of a meeting: never what it is about. */
export interface CalendarEntry {
  meetingId: string;
  /** Epoch milliseconds. */
  start: number;
  end: number;
  /** The other person, a lawyer with the title. */
  withWhom: string;
  /** Where one comes to the meeting: into the call, or its page. */
  url: string;
}

/** The address of the calendar entry as a file, for any calendar. */
export function calendarFileUrl(meetingId: string): string {
  return `/api/v1/meeting/${encodeURIComponent(meetingId)}/calendar`;
}

/** Google Calendar, with a new entry filled in (https://calendar.google.com/calendar/render?action=TEMPLATE). */
export function googleCalendarUrl({ start, end, withWhom, url }: CalendarEntry): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: title(withWhom),
    dates: `${compact(start)}/${compact(end)}`,
    details: url,
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}

/** The calendar of Outlook.com, with a new entry filled in. */
export function outlookCalendarUrl({ start, end, withWhom, url }: CalendarEntry): string {
  const query = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title(withWhom),
    startdt: isoInstant(start),
    enddt: isoInstant(end),
    body: url,
  });
  return `https://outlook.live.com/calendar/0/deeplink/compose?${query}`;
}

function title(withWhom: string): string {
  return `Consultation with ${withWhom}`;
}

/** `20261124T020000Z` */
function compact(instant: number): string {
  return isoInstant(instant).replaceAll(/[-:]/g, '');
}
