'use client';

import { useSyncExternalStore } from 'react';
import { Agenda } from './agenda';
import { GridSkeleton } from './grid/grid-skeleton';
import { TimeGrid, type TimeGridProps } from './grid/time-grid';
import type { CalendarAddress } from './model/calendar-address';
import { daysOf } from './model/calendar-dates';
import { MonthGrid } from './month-grid';
import { WeekStrip } from './week-strip';

/** `lg` of the tokens: from here there is room for a week. */
const QUERY = '(min-width: 64rem)';

interface CalendarViewProps extends Omit<TimeGridProps, 'days' | 'onShow'> {
  address: CalendarAddress;
  onGo: (change: Partial<CalendarAddress>) => void;
}

/**
 * The view that the address names. A phone shows the week as a strip of days above the list of one. A grid places its
 * entries by scripts: `style` attributes in the server's markup would be refused by the content security policy.
 */
export function CalendarView({ address: { view, date }, onGo, ...rest }: CalendarViewProps) {
  const wide = useWide();
  const { today, now, entries, hoursOf, onCreate, onOpen } = rest;
  if (view === 'month')
    return (
      <MonthGrid
        date={date}
        today={today}
        entries={entries}
        onOpen={onOpen}
        onDay={(day) => onGo({ date: day, view: wide === false ? 'week' : 'day' })}
      />
    );
  const strip = (
    <div className="lg:hidden">
      <WeekStrip date={date} today={today} entries={entries} onDay={(day) => onGo({ date: day })} />
    </div>
  );
  const grid = wide !== null && (view === 'day' || wide) && (
    <TimeGrid
      {...rest}
      key={view}
      days={daysOf(view, date)}
      onShow={(next, day) => onGo({ view: next, date: day })}
    />
  );
  const agenda = view === 'week' && !wide && (
    <div className="lg:hidden">
      <Agenda
        date={date}
        now={now}
        entries={entries}
        hoursOf={hoursOf}
        onCreate={onCreate}
        onOpen={onOpen}
      />
    </div>
  );
  return (
    <>
      {strip}
      {grid}
      {agenda}
      {wide === null && (
        <div className={view === 'week' ? 'max-lg:hidden' : undefined}>
          <GridSkeleton />
        </div>
      )}
    </>
  );
}

/** Whether the window is wide; null on the server and while hydrating. */
function useWide(): boolean | null {
  return useSyncExternalStore<boolean | null>(
    follow,
    () => window.matchMedia(QUERY).matches,
    () => null,
  );
}

function follow(changed: () => void): () => void {
  const media = window.matchMedia(QUERY);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}
