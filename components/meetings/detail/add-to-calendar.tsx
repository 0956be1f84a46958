'use client';
import { CalendarDays, Download } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icons/icon';
import { Dropdown, DropdownAnchor } from '@/components/ui/overlays/dropdown';
import type { MeetingType } from '@/lib/domain/meetings/meeting';
import { isoInstant } from '@/lib/domain/platform/time';
import type { Side } from '../meeting-labels';
import { joinPath, meetingPath } from '../meeting-path';

interface AddToCalendarProps extends Omit<CalendarEntry, 'url'> {
  side: Side;
  type: MeetingType;
  trigger: ReactNode;
  align?: 'start' | 'end';
}

/** Menu of calendars: two that accept an entry by its address, and a file for all others. */
export function AddToCalendar({ trigger, align = 'start', ...entry }: AddToCalendarProps) {
  return (
    <Dropdown trigger={trigger} align={align}>
      <Calendars {...entry} />
    </Dropdown>
  );
}

/** Rendered in the browser only, when the menu opens, since it needs the page's own address. */
function Calendars({ side, type, ...entry }: Omit<AddToCalendarProps, 'trigger' | 'align'>) {
  const path = type === 'VIDEO' ? joinPath : meetingPath;
  const url = `${window.location.origin}${path(side, entry.meetingId)}`;
  return (
    <>
      <DropdownAnchor
        href={googleCalendarUrl({ ...entry, url })}
        newTab
        icon={<Icon of={CalendarDays} />}
      >
        Google Calendar
      </DropdownAnchor>
      <DropdownAnchor
        href={outlookCalendarUrl({ ...entry, url })}
        newTab
        icon={<Icon of={CalendarDays} />}
      >
        Outlook.com
      </DropdownAnchor>
      <DropdownAnchor href={calendarFileUrl(entry.meetingId)} icon={<Icon of={Download} />}>
        Apple and others (.ics file)
      </DropdownAnchor>
    </>
  );
}

/** Data that an external calendar receives: never the subject of the meeting. */
interface CalendarEntry {
  meetingId: string;
  /** Epoch milliseconds. */
  start: number;
  end: number;
  withWhom: string;
  url: string;
}

/** Returns the address of the calendar entry as a file, for any calendar. */
export function calendarFileUrl(meetingId: string): string {
  return `/api/v1/meeting/${encodeURIComponent(meetingId)}/calendar`;
}

/**
 * Returns the address of Google Calendar with a new entry filled in
 * (https://calendar.google.com/calendar/render?action=TEMPLATE).
 */
export function googleCalendarUrl({ start, end, withWhom, url }: CalendarEntry): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: title(withWhom),
    dates: `${compact(start)}/${compact(end)}`,
    details: url,
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}

/**
 * Returns the address of Outlook.com with a new entry filled in. It shows a plus sign literally, so blanks are `%20`.
 */
export function outlookCalendarUrl({ start, end, withWhom, url }: CalendarEntry): string {
  const query = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title(withWhom),
    startdt: isoInstant(start),
    enddt: isoInstant(end),
    body: url,
  });
  return `https://outlook.live.com/calendar/0/deeplink/compose?${String(query).replaceAll('+', '%20')}`;
}

function title(withWhom: string): string {
  return `Consultation with ${withWhom}`;
}

/** Formats `20261124T020000Z`. */
function compact(instant: number): string {
  return isoInstant(instant).replaceAll(/[-:]/g, '');
}
