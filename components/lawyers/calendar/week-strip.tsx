'use client';

import { classNames } from '@/components/ui/class-names';
import { partsOfDay } from '@/lib/domain/lawyers/calendar/calendar-layout';
import { dayKeyStart, formatDate } from '@/lib/domain/platform/clock-labels';
import { manilaDayNumber } from '@/lib/domain/platform/time';
import { weekdayOf } from './grid/day-heading';
import { daysOf } from './model/calendar-dates';
import type { CalendarEntry } from './model/entries';

const DOTS = [1, 2, 3];

interface WeekStripProps {
  date: string;
  today: string;
  entries: readonly CalendarEntry[];
  onDay: (date: string) => void;
}

/** The days of the week above the one that is shown; dots say how much stands in each. */
export function WeekStrip({ date, today, entries, onDay }: WeekStripProps) {
  return (
    <ul className="grid grid-cols-7" aria-label="Days of the week">
      {daysOf('week', date).map((day) => {
        const start = dayKeyStart(day);
        const count = partsOfDay(entries, manilaDayNumber(start)).length;
        const shown = day === date;
        return (
          <li key={day}>
            <button
              type="button"
              aria-current={shown ? 'date' : undefined}
              aria-label={`${formatDate(start)}${day === today ? ', today' : ''}, ${countLabel(count)}`}
              onClick={() => onDay(day)}
              className={classNames(
                'grid min-h-16 w-full content-center justify-items-center rounded px-0.5 text-sm transition-colors',
                shown ? 'bg-teal-800 text-white' : 'text-neutral-700 hover:bg-neutral-100',
              )}
            >
              {weekdayOf(day)}
              <span
                className={classNames(
                  'text-base font-semibold tabular',
                  !shown && 'text-neutral-900',
                  day === today && 'underline decoration-2 underline-offset-4',
                )}
              >
                {Number(day.slice(8))}
              </span>
              <span className="mt-1 flex h-1.5 gap-0.5" aria-hidden="true">
                {DOTS.slice(0, count).map((dot) => (
                  <span
                    key={dot}
                    className={classNames(
                      'size-1.5 rounded-full',
                      shown ? 'bg-lime-400' : 'bg-teal-800',
                    )}
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
