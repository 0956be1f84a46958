'use client';
import { classNames } from '@/components/ui/class-names';
import { useMediaQuery } from '@/components/ui/hooks/use-media-query';
import { holidayName } from '@/lib/catalogue/holidays';
import { partsOfDay } from '@/lib/domain/lawyers/calendar/calendar-layout';
import { dayKeyStart } from '@/lib/domain/platform/clock-labels';
import { manilaDayNumber } from '@/lib/domain/platform/time';
import { Agenda } from './agenda';
import { dayName, weekdayOf } from './grid/day-heading';
import { GridSkeleton } from './grid/grid-skeleton';
import { TimeGrid, type TimeGridProps } from './grid/time-grid';
import type { CalendarAddress } from './model/calendar-address';
import { daysOf } from './model/calendar-dates';
import type { CalendarEntry } from './model/entries';
import { MonthGrid } from './month-grid';

/** `lg` of the tokens: from this width a week fits. */
const QUERY = '(min-width: 64rem)';

interface CalendarViewProps extends Omit<TimeGridProps, 'days' | 'onShow'> {
  address: CalendarAddress;
  onGo: (change: Partial<CalendarAddress>) => void;
}

/**
 * The view that the address names. A phone shows the week as a strip of days above the list of one. A grid is
 * positioned by scripts, because the content security policy refuses `style` attributes in the server's markup.
 */
export function CalendarView({ address: { view, date }, onGo, ...rest }: CalendarViewProps) {
  const wide = useMediaQuery(QUERY, null);
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

/** Most entries of a day that have a dot. */
const DOTS = 3;

/** Returns the colour of an entry's dot: of a person who comes, or paler of a time that is closed. */
function dotOf({ kind }: CalendarEntry, isChosen: boolean): string {
  const isPerson = kind === 'meeting' || kind === 'appointment';
  if (isChosen) return isPerson ? 'bg-white' : 'bg-teal-400';
  return isPerson ? 'bg-teal-800' : 'bg-neutral-400';
}

interface WeekStripProps {
  date: string;
  today: string;
  entries: readonly CalendarEntry[];
  onDay: (date: string) => void;
}

function WeekStrip({ date, today, entries, onDay }: WeekStripProps) {
  return (
    <ul className="grid grid-cols-7" aria-label="Days of the week">
      {daysOf('week', date).map((day) => {
        const start = dayKeyStart(day);
        const parts = partsOfDay(entries, manilaDayNumber(start));
        const count = parts.length;
        const holiday = holidayName(day);
        const shown = day === date;
        return (
          <li key={day}>
            <button
              type="button"
              aria-current={shown ? 'date' : undefined}
              aria-label={[dayName(day), day === today && 'today', holiday, countLabel(count)]
                .filter(Boolean)
                .join(', ')}
              onClick={() => onDay(day)}
              className={classNames(
                'grid min-h-16 w-full content-center justify-items-center rounded px-0.5 text-[min(0.875rem,5vw)] transition-colors',
                shown ? 'bg-teal-800 text-white' : 'text-neutral-700 hover:bg-neutral-100',
              )}
            >
              {weekdayOf(day)}{' '}
              <span
                className={classNames(
                  'text-base font-semibold tabular',
                  !shown && (holiday ? 'text-red-700' : 'text-neutral-900'),
                  day === today && 'underline decoration-2 underline-offset-4',
                )}
              >
                {Number(day.slice(8))}
              </span>
              <span className="mt-1 flex h-1.5 gap-0.5" aria-hidden="true">
                {parts.slice(0, DOTS).map(({ entry }) => (
                  <span
                    key={entry.id}
                    className={classNames('size-1.5 rounded-full', dotOf(entry, shown))}
                  />
                ))}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function countLabel(count: number): string {
  if (count === 0) return 'nothing planned';
  return count === 1 ? '1 entry' : `${count} entries`;
}
