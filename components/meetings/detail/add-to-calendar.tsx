'use client';

import { CalendarDays, Download } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icons/icon';
import { Dropdown, DropdownAnchor } from '@/components/ui/overlays/dropdown';
import type { MeetingType } from '@/lib/domain/meetings/meeting';
import type { Side } from '../meeting-labels';
import { joinPath, meetingPath } from '../meeting-path';
import {
  type CalendarEntry,
  calendarFileUrl,
  googleCalendarUrl,
  outlookCalendarUrl,
} from './calendar-links';

interface AddToCalendarProps extends Omit<CalendarEntry, 'url'> {
  side: Side;
  /** The entry of a meeting by video leads into the call. */
  type: MeetingType;
  /** The button that opens the menu; one element that takes a ref. */
  trigger: ReactNode;
  align?: 'start' | 'end';
}

/** A menu of calendars: two that take an entry by its address, and the file for all others. */
export function AddToCalendar({ trigger, align = 'start', ...entry }: AddToCalendarProps) {
  return (
    <Dropdown trigger={trigger} align={align}>
      <Calendars {...entry} />
    </Dropdown>
  );
}

/** In the browser alone, when the menu is opened: the page's address is the browser's. */
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
