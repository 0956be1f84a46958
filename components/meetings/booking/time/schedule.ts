import { fromHourOf, type OpenDay, openDays } from '@/components/lawyers/times/open-times';
import type { Calendar } from '@/lib/contract/lawyers/lawyers';
import { DURATIONS, type Duration } from '@/lib/domain/lawyers/slots';
import { FREE_DURATION } from '@/lib/domain/meetings/meeting';
import { dayKey } from '@/lib/domain/platform/clock-labels';
import type { RequestedTime } from './requested-time';

/** What a client chooses as the length: a paid consultation, or the free one that some lawyers offer. */
export type Length = Duration | 'free';

const MIN_DURATION = DURATIONS[0];

/** Open times as last fetched. */
interface Availability {
  readonly calendar: Calendar;
  /** The viewer's clock, epoch milliseconds. */
  readonly now: number;
}

/** What the client has selected. It may not be open any more: see `chosenTime`. */
interface TimeSelection {
  readonly length: Length;
  /** Manila day whose times are shown, `YYYY-MM-DD`. */
  readonly day: string;
  /** Epoch milliseconds. */
  readonly start: number | null;
  /** The start that the server refused last; shown as taken until another is chosen. */
  readonly refused: number | null;
}

type TimeSelectionAction =
  | { kind: 'length'; length: Length; availability: Availability }
  | { kind: 'day'; day: string }
  | { kind: 'start'; start: number }
  | { kind: 'refused'; start: number };

/** Minutes of the meeting. */
export function minutesOf(length: Length): Duration {
  return length === 'free' ? FREE_DURATION : length;
}

/** The days of the window, each with the starts that have room for the length. */
export function daysFor({ calendar, now }: Availability, length: Length): readonly OpenDay[] {
  return fromHourOf(openDays(calendar, minutesOf(length)), now);
}

/** The selected start as long as it is open. */
export function chosenTime(
  { start, length }: TimeSelection,
  availability: Availability,
): number | null {
  return start !== null && isOpen(daysFor(availability, length), start) ? start : null;
}

/**
 * Why a start is unavailable: the server refused the booking · it is not among the open times (any
 * more) · it is open, but not for that long.
 */
export interface UnavailableTime {
  readonly start: number;
  readonly why: 'refused' | 'closed' | 'too-short';
}

/** The chosen start, if it is unavailable. */
export function unavailableTime(
  selection: TimeSelection,
  availability: Availability,
): UnavailableTime | null {
  if (selection.refused !== null) return { start: selection.refused, why: 'refused' };
  if (selection.start === null || chosenTime(selection, availability) !== null) return null;
  const isShort = isOpen(daysFor(availability, MIN_DURATION), selection.start);
  return { start: selection.start, why: isShort ? 'too-short' : 'closed' };
}

/** Whether the server took the time away in the middle of the booking. */
export function isRefused(unavailable: UnavailableTime | null): boolean {
  return unavailable?.why === 'refused';
}

/** Whether the time of a URL can be booked as it is. */
export function opensAt(availability: Availability, { start, duration }: RequestedTime): boolean {
  return start !== null && isOpen(daysFor(availability, duration), start);
}

/** What the page opens with: the start of the address, and its day where that has times. */
export function initialSelection(
  availability: Availability,
  start: number | null,
  length: Length,
): TimeSelection {
  const preferred = start === null ? '' : dayKey(start);
  return { length, day: dayToShow(daysFor(availability, length), preferred), start, refused: null };
}

/** Another length keeps the start, which counts again as soon as it fits, and the day where that has times. */
export function selectionReducer(
  selection: TimeSelection,
  change: TimeSelectionAction,
): TimeSelection {
  switch (change.kind) {
    case 'length': {
      const days = daysFor(change.availability, change.length);
      return { ...selection, length: change.length, day: dayToShow(days, selection.day) };
    }
    case 'day':
      return { ...selection, day: change.day };
    case 'start':
      return { ...selection, start: change.start, refused: null };
    case 'refused':
      return { ...selection, start: null, refused: change.start };
  }
}

function isOpen(days: readonly OpenDay[], start: number): boolean {
  return days.some((day) => day.starts.includes(start));
}

/** The selected day if it has times, else the first that has, else the first. */
function dayToShow(days: readonly OpenDay[], preferred: string): string {
  const open = days.filter((day) => day.starts.length > 0);
  return (open.find((day) => day.key === preferred) ?? open[0] ?? days[0])?.key ?? preferred;
}
