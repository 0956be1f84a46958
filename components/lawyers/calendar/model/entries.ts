import type { OwnBlocker } from '@/lib/client/lawyers/blocker-cache';
import type { BusyElsewhere } from '@/lib/contract/lawyers/calendar-imports';
import { daysTouched, isWholeDays } from '@/lib/domain/lawyers/calendar/calendar-layout';
import { dayChip, formatDate, formatTime } from '@/lib/domain/platform/clock-labels';
import type { TimeRange } from '@/lib/domain/platform/time';

export type MeetingState = 'next' | 'coming' | 'held' | 'past';

export interface MeetingEntry extends TimeRange {
  readonly kind: 'meeting';
  readonly id: string;
  readonly title: string;
  readonly state: MeetingState;
  readonly type: 'VIDEO' | 'PHONE';
  readonly href: string | null;
}

export interface BlockerEntry extends TimeRange {
  readonly kind: 'blocker';
  readonly id: string;
  readonly title: string;
  readonly blocker: OwnBlocker;
}

/** An appointment at the office of a notary public. */
export interface AppointmentEntry extends TimeRange {
  readonly kind: 'appointment';
  readonly id: string;
  readonly title: string;
  readonly href: string | null;
}

/** A busy time of a calendar elsewhere: nothing else is known of it. */
export interface BusyEntry extends TimeRange {
  readonly kind: 'busy';
  readonly id: string;
  readonly title: string;
}

export type CalendarEntry = MeetingEntry | BlockerEntry | AppointmentEntry | BusyEntry;

export const BLOCKED = 'Blocked time';
export const HELD = 'Held, paying';

export function blockerEntry(blocker: OwnBlocker): BlockerEntry {
  return {
    kind: 'blocker',
    id: blocker._id,
    title: blocker.title || BLOCKED,
    start: Date.parse(blocker.start_time),
    end: Date.parse(blocker.end_time),
    blocker,
  };
}

const BUSY = { google: 'Busy (Google)', import: 'Busy (other calendar)' } as const;

export function busyEntries({ results }: BusyElsewhere): BusyEntry[] {
  return results.map(({ source, start_time, end_time }) => ({
    kind: 'busy',
    id: `${source} ${start_time}`,
    title: BUSY[source],
    start: Date.parse(start_time),
    end: Date.parse(end_time),
  }));
}

/** Returns the id of the element that takes the focus; for an entry over several days, its first part. */
export function entryElementId(id: string): string {
  return `entry-${id}`;
}

/** Formats `12:00 to 1:00`, `Whole day` or `9:00 AM Nov 24 to 5:00 PM Nov 26`; the page names PHT. */
export function shortTimes({ start, end }: TimeRange): string {
  if (isWholeDays({ start, end })) return 'Whole day';
  const [first, last] = daysTouched({ start, end });
  if (first !== last)
    return `${formatTime(start)} ${dayChip(start).date} to ${formatTime(end)} ${dayChip(end).date}`;
  const [from, to] = [formatTime(start), formatTime(end)];
  return `${from.slice(0, -3)} to ${to.slice(0, -3)}`;
}

/**
 * Formats `Tue, Nov 24, 12:00 PM to 1:00 PM`, with both days if it ends on another, and only days if they are whole.
 */
export function longTimes(range: TimeRange): string {
  const { start, end } = range;
  const lastInstant = Math.max(start, end - 1);
  const [first, last] = daysTouched(range);
  if (isWholeDays(range))
    return first === last
      ? `${formatDate(start)}, the whole day`
      : `${formatDate(start)} to ${formatDate(lastInstant)}`;
  return first === last
    ? `${formatDate(start)}, ${formatTime(start)} to ${formatTime(end)}`
    : `${formatDate(start)}, ${formatTime(start)} to ${formatDate(end)}, ${formatTime(end)}`;
}

/** Returns the rest of an entry's accessible name, after the visible title. */
export function restOfName(entry: CalendarEntry): string {
  const times = longTimes(entry);
  if (entry.kind === 'busy') return `, ${times}`;
  if (entry.kind === 'appointment') return `, appointment at the office, ${times}`;
  if (entry.kind === 'blocker') {
    const blocked = entry.title === BLOCKED ? '' : ', blocked';
    return `${blocked}, ${times}${entry.blocker.series_id ? ', repeats' : ''}`;
  }
  const hidden = shownTitle(entry) === entry.title ? '' : `, ${entry.title}`;
  const kind = entry.type === 'VIDEO' ? 'video meeting' : 'phone meeting';
  const state = { next: ', next', coming: '', held: `, ${HELD.toLowerCase()}`, past: ', over' };
  return `${hidden}, ${kind}${state[entry.state]}, ${times}`;
}

export function entryDetail(entry: CalendarEntry): string {
  if (entry.kind !== 'meeting') return shortTimes(entry);
  const start = formatTime(entry.start).slice(0, -3);
  return entry.state === 'held' ? entry.title : `${start}, ${entry.type.toLowerCase()}`;
}

/** Returns the detail shown beside the title when an entry has the full width. */
export function wideDetail(entry: CalendarEntry): string {
  const times = shortTimes(entry);
  if (entry.kind === 'appointment') return `${times}, at the office`;
  if (entry.kind !== 'meeting') return times;
  const kind = entry.type === 'VIDEO' ? 'video' : 'phone';
  return [entry.state === 'held' ? entry.title : null, times, kind].filter(Boolean).join(', ');
}

const LOOKS: Record<MeetingState | Exclude<CalendarEntry['kind'], 'meeting'>, string> = {
  next: 'border-lime-400 bg-lime-400 text-teal-950',
  coming: 'border-teal-800 bg-teal-800 text-white',
  held: 'border-dashed border-amber-700 bg-amber-50 text-amber-900',
  past: 'border-neutral-200 bg-neutral-100 text-neutral-600',
  blocker: 'border-neutral-300 bg-neutral-100 text-neutral-800 hatch',
  appointment: 'border-teal-700 bg-teal-50 text-teal-900',
  busy: 'border-dashed border-neutral-400 bg-white text-neutral-700 hatch',
};

export function entryLook(entry: CalendarEntry): string {
  return LOOKS[entry.kind === 'meeting' ? entry.state : entry.kind];
}

export function shownTitle(entry: CalendarEntry): string {
  return entry.kind === 'meeting' && entry.state === 'held' ? HELD : entry.title;
}
