'use client';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { DAY_MINUTES, resized, shifted } from '@/lib/domain/lawyers/calendar/calendar-layout';
import type { MinuteRange } from '@/lib/domain/lawyers/open-hours';
import { dayKeyStart, formatDate } from '@/lib/domain/platform/clock-labels';
import { DAY_MS, MINUTE_MS, manilaDayNumber, type TimeRange } from '@/lib/domain/platform/time';
import { BLOCKED, type BlockerEntry, type CalendarEntry, longTimes } from '../model/entries';
import { DayColumn } from './day-column';
import { DayHeading, DayNote } from './day-heading';
import { MOVE_STEP } from './grid-gesture';
import { type Draft, useGridDrag } from './use-grid-drag';

export interface TimeGridProps {
  /** Keys of the Manila days that are shown: a week, or one. */
  days: readonly string[];
  today: string;
  now: number;
  entries: readonly CalendarEntry[];
  hoursOf: (day: number) => readonly MinuteRange[] | null;
  asked: Draft | null;
  onShow: (view: 'day' | 'week', day: string) => void;
  onCreate: (range: TimeRange) => void;
  onChange: (entry: BlockerEntry, range: TimeRange) => void;
  onOpen: (entry: BlockerEntry) => void;
  onDelete: (entry: BlockerEntry) => void;
  announce: (text: string) => void;
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** Days side by side from midnight to midnight, scrolled to the start of work. */
export function TimeGrid(props: TimeGridProps) {
  const { days, today, entries, onShow, asked } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const columns = useRef<HTMLDivElement>(null);
  const numbers = days.map((day) => manilaDayNumber(dayKeyStart(day)));
  const blockerOf = (id: string) => entries.find((one) => isBlocker(one) && one.id === id);
  const dragged = useGridDrag(columns, {
    days: numbers,
    onCreate: props.onCreate,
    onChange: props.onChange,
    onOpen: props.onOpen,
    blockerOf: (id) => asBlocker(blockerOf(id)),
  });
  const keyboard = useKeyboardMove({ ...props, days: numbers });
  const { moving } = keyboard;
  const draft = dragged ?? (moving ? { id: moving.entry.id, ...moving.range } : asked);
  const ghost = draft && { draft, title: blockerOf(draft.id ?? '')?.title ?? BLOCKED };
  useFirstHour(scroller, numbers, props);
  const one = days.length === 1;
  const template = one ? 'grid-cols-1' : 'grid-cols-7';
  return (
    <section
      aria-label={one ? formatDate(dayKeyStart(days[0] ?? today)) : 'Week'}
      ref={scroller}
      className="relative isolate h-128 overflow-y-auto overscroll-contain rounded border bg-white lg:h-[max(24rem,calc(100dvh-17rem))]"
    >
      <div className="sticky top-0 z-20 grid grid-cols-[3.75rem_1fr] border-b bg-white">
        <p className="grid place-items-center text-sm text-neutral-600">PHT</p>
        <div className={classNames('grid', template)}>
          {days.map((day) => (
            <div key={day} className={classNames('border-l', day === today && 'bg-teal-50')}>
              <DayHeading
                day={day}
                today={today}
                opens={one ? 'week' : 'day'}
                onOpen={() => onShow(one ? 'week' : 'day', day)}
              />
              <DayNote day={day} hours={props.hoursOf(manilaDayNumber(dayKeyStart(day)))} />
            </div>
          ))}
        </div>
      </div>
      <div className="grid h-336 grid-cols-[3.75rem_1fr]">
        <div aria-hidden="true">
          {HOURS.map((hour) => (
            <div key={hour} className="relative h-14">
              {hour > 0 && <HourLabel hour={hour} />}
            </div>
          ))}
        </div>
        <div ref={columns} className={classNames('relative grid select-none', template)}>
          <HourLines />
          {numbers.map((day) => (
            <DayColumn
              key={day}
              day={day}
              entries={entries}
              ghost={ghost}
              now={props.now}
              wide={one}
              hours={props.hoursOf(day)}
              actions={{ ...keyboard, onOpen: props.onOpen }}
            />
          ))}
        </div>
      </div>
    </section>
  );
}

function HourLabel({ hour }: { hour: number }) {
  return (
    <span className="absolute -top-2.5 right-2 text-sm whitespace-nowrap text-neutral-600 tabular">
      {hour % 12 || 12} {hour < 12 ? 'AM' : 'PM'}
    </span>
  );
}

function HourLines() {
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0">
      {HOURS.map((hour) => (
        <div key={hour} className={classNames('h-14', hour > 0 && 'border-t')} />
      ))}
    </div>
  );
}

/** Start of the day if nothing else sets it. */
const USUAL_START = 8 * 60;

/** Scrolls to half an hour before the earliest working hours of the visible days, when these change. */
function useFirstHour(
  scroller: { current: HTMLElement | null },
  days: readonly number[],
  { hoursOf }: Pick<TimeGridProps, 'hoursOf'>,
) {
  const starts = days.flatMap((day) => hoursOf(day)?.map(([from]) => from) ?? []);
  const first = starts.length > 0 ? Math.min(...starts) : USUAL_START;
  const shown = `${days[0]} ${days.length} ${first}`;
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || !shown) return;
    const head = element.firstElementChild?.clientHeight ?? 0;
    const height = element.scrollHeight - head;
    element.scrollTop = (Math.max(0, first - 30) / DAY_MINUTES) * height;
  }, [scroller, first, shown]);
}

function isBlocker(entry: CalendarEntry): entry is BlockerEntry {
  return entry.kind === 'blocker';
}

function asBlocker(entry: CalendarEntry | undefined): BlockerEntry | undefined {
  return entry && isBlocker(entry) ? entry : undefined;
}

interface KeyboardMove {
  /** Manila day numbers that are shown, in order. */
  days: readonly number[];
  onChange: (entry: BlockerEntry, range: TimeRange) => void;
  onDelete: (entry: BlockerEntry) => void;
  announce: (text: string) => void;
}

const STEP_MS = MOVE_STEP * MINUTE_MS;

const MOVES: Readonly<Record<string, number>> = {
  ArrowUp: -STEP_MS,
  ArrowDown: STEP_MS,
  ArrowLeft: -DAY_MS,
  ArrowRight: DAY_MS,
};

/** Moves a focused blocker by keyboard: M picks it up, the arrows move it, Enter drops it. */
function useKeyboardMove({ days, onChange, onDelete, announce }: KeyboardMove) {
  const [moving, setMoving] = useState<{ entry: BlockerEntry; range: TimeRange } | null>(null);

  const leave = (text: string) => {
    setMoving(null);
    announce(text);
  };
  const take = (entry: BlockerEntry) => {
    setMoving({ entry, range: entry });
    announce(
      `Moving ${entry.title}, ${longTimes(entry)}. Arrow keys move it, Shift with the up or down arrow changes its end, Enter saves, Escape leaves it as it was.`,
    );
  };
  const onKeyDown = (event: KeyboardEvent, entry: BlockerEntry) => {
    const { key, shiftKey } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (moving?.entry.id !== entry.id) {
      if (key.toLowerCase() === 'm') take(entry);
      else if (key === 'Delete' || key === 'Backspace') onDelete(entry);
      else return;
      return event.preventDefault();
    }
    const range = rangeAfter(moving.range, key, shiftKey, days);
    if (range) {
      setMoving({ entry, range });
      announce(`${entry.title}, ${longTimes(range)}`);
    } else if (key === 'Enter' || key === ' ') {
      setMoving(null);
      onChange(entry, moving.range);
    } else if (key === 'Escape') leave(`${entry.title} stays as it was`);
    else return;
    event.preventDefault();
  };
  const onBlur = (entry: BlockerEntry) => {
    if (moving?.entry.id === entry.id) leave(`${entry.title} stays as it was`);
  };
  return { moving, onKeyDown, onBlur };
}

/**
 * Returns the moved range, or null for a key that moves nothing. A move stops at the first and the last visible day.
 */
function rangeAfter(
  range: TimeRange,
  key: string,
  shiftKey: boolean,
  days: readonly number[],
): TimeRange | null {
  const byMs = MOVES[key];
  if (byMs === undefined) return null;
  if (shiftKey) return Math.abs(byMs) === DAY_MS ? range : resized(range, byMs, MOVE_STEP);
  const next = shifted(range, byMs);
  return days.includes(manilaDayNumber(next.start)) ? next : range;
}
