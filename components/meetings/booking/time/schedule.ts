import { fromHourOf, type OpenDay, openDays } from '@/components/lawyers/times/open-times';
import type { Calendar } from '@/lib/contract/lawyers/lawyers';
import { DURATIONS, type Duration } from '@/lib/domain/lawyers/slots';
import { FREE_DURATION } from '@/lib/domain/meetings/meeting';
import { dayKey } from '@/lib/domain/platform/clock-labels';
import type { AddressedTime } from './address';

/** What a client chooses as the length: a paid consultation, or the free one that some lawyers offer. */
export type Length = Duration | 'free';

const SHORTEST = DURATIONS[0];

/** What is open, as last heard. */
interface Openings {
  readonly calendar: Calendar;
  /** The viewer's clock, epoch milliseconds. */
  readonly now: number;
}

/** What the client asked for so far. Whether that is still open is another matter: see `chosenTime`. */
interface Wish {
  readonly length: Length;
  /** Manila day whose times are shown, `YYYY-MM-DD`. */
  readonly day: string;
  /** Epoch milliseconds. */
  readonly start: number | null;
  /** The start that the server refused last; shown as taken until another is chosen. */
  readonly refused: number | null;
}

type WishChange =
  | { kind: 'length'; length: Length; openings: Openings }
  | { kind: 'day'; day: string }
  | { kind: 'start'; start: number }
  | { kind: 'refused'; start: number };

/** Minutes of the meeting. */
export function minutesOf(length: Length): Duration {
  return length === 'free' ? FREE_DURATION : length;
}

/** The days of the window, each with the starts that have room for the length. */
export function daysFor({ calendar, now }: Openings, length: Length): readonly OpenDay[] {
  return fromHourOf(openDays(calendar, minutesOf(length)), now);
}

/** The wished start as long as it is open. */
export function chosenTime({ start, length }: Wish, openings: Openings): number | null {
  return start !== null && isOpen(daysFor(openings, length), start) ? start : null;
}

/**
 * Why a start cannot be had: the server refused it when it was to be booked · it is not among the open times (any
 * more) · it is open, but not for that long.
 */
export interface LostTime {
  readonly start: number;
  readonly why: 'refused' | 'closed' | 'too-short';
}

/** The start that the client wanted and cannot have. */
export function lostTime(wish: Wish, openings: Openings): LostTime | null {
  if (wish.refused !== null) return { start: wish.refused, why: 'refused' };
  if (wish.start === null || chosenTime(wish, openings) !== null) return null;
  const isShort = isOpen(daysFor(openings, SHORTEST), wish.start);
  return { start: wish.start, why: isShort ? 'too-short' : 'closed' };
}

/** Whether the server took the time away in the middle of the booking. */
export function isRefused(lost: LostTime | null): boolean {
  return lost?.why === 'refused';
}

/** Whether the time of an address can be booked as it stands. */
export function opensAt(openings: Openings, { start, duration }: AddressedTime): boolean {
  return start !== null && isOpen(daysFor(openings, duration), start);
}

/** What the page opens with: the start of the address, and its day where that has times. */
export function firstWish(openings: Openings, start: number | null, length: Length): Wish {
  const wished = start === null ? '' : dayKey(start);
  return { length, day: dayToShow(daysFor(openings, length), wished), start, refused: null };
}

/** Another length keeps the start, which counts again as soon as it fits, and the day where that has times. */
export function changeWish(wish: Wish, change: WishChange): Wish {
  switch (change.kind) {
    case 'length': {
      const days = daysFor(change.openings, change.length);
      return { ...wish, length: change.length, day: dayToShow(days, wish.day) };
    }
    case 'day':
      return { ...wish, day: change.day };
    case 'start':
      return { ...wish, start: change.start, refused: null };
    case 'refused':
      return { ...wish, start: null, refused: change.start };
  }
}

function isOpen(days: readonly OpenDay[], start: number): boolean {
  return days.some((day) => day.starts.includes(start));
}

/** The wished day if it has times, else the first that has, else the first. */
function dayToShow(days: readonly OpenDay[], wished: string): string {
  const open = days.filter((day) => day.starts.length > 0);
  return (open.find((day) => day.key === wished) ?? open[0] ?? days[0])?.key ?? wished;
}
