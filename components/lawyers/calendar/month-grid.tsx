'use client';

import { classNames } from '@/components/ui/class-names';
import { holidayName } from '@/lib/catalogue/holidays';
import { isSaving } from '@/lib/client/lawyers/blocker-cache';
import { partsOfDay } from '@/lib/domain/lawyers/calendar/calendar-layout';
import { dayKeyStart, formatDate, formatTime } from '@/lib/domain/platform/clock-labels';
import { manilaDayNumber } from '@/lib/domain/platform/time';
import { EntryLink, hrefOf } from './entry-link';
import { daysOf } from './model/calendar-dates';
import {
  type BlockerEntry,
  type CalendarEntry,
  entryElementId,
  entryLook,
  restOfName,
  shownTitle,
} from './model/entries';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
/** Entries shown per day; the rest are a count. */
const SHOWN = 3;

interface MonthGridProps {
  date: string;
  today: string;
  entries: readonly CalendarEntry[];
  onDay: (day: string) => void;
  onOpen: (entry: BlockerEntry) => void;
}

/** The weeks of a month; on a phone its days with a dot per entry, each a link to the day. */
export function MonthGrid({ date, ...cell }: MonthGridProps) {
  const days = daysOf('month', date);
  const weeks = Array.from({ length: days.length / 7 }, (_, at) => days.slice(at * 7, at * 7 + 7));
  return (
    <div className="overflow-hidden rounded border bg-white">
      <table className="w-full table-fixed border-collapse">
        <thead>
          <tr>
            {WEEKDAYS.map((weekday) => (
              <th
                key={weekday}
                scope="col"
                className="border-b py-2 text-sm font-normal text-neutral-600"
              >
                <abbr title={weekday} className="no-underline">
                  {weekday.slice(0, 3)}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <DayCell
                  key={day}
                  day={day}
                  outside={day.slice(0, 7) !== date.slice(0, 7)}
                  {...cell}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface DayCellProps extends Omit<MonthGridProps, 'date'> {
  day: string;
  outside: boolean;
}

function DayCell({ day, outside, today, entries, onDay, onOpen }: DayCellProps) {
  const start = dayKeyStart(day);
  const parts = partsOfDay(entries, manilaDayNumber(start));
  const isToday = day === today;
  const holiday = holidayName(day);
  return (
    <td
      className={classNames(
        'relative h-16 border-t border-l p-0 align-top first:border-l-0 lg:h-28 lg:p-1',
        outside && 'bg-neutral-100',
      )}
    >
      <button
        type="button"
        onClick={() => onDay(day)}
        aria-label={[
          formatDate(start),
          isToday && 'today',
          holiday,
          parts.length === 1 ? '1 entry' : `${parts.length} entries`,
        ]
          .filter(Boolean)
          .join(', ')}
        className="flex w-full justify-center rounded-inner pt-1 -outline-offset-2 max-lg:stretch lg:w-fit lg:pt-0"
      >
        <span
          className={classNames(
            'grid size-7 place-items-center rounded-full text-sm font-semibold tabular',
            isToday && 'bg-teal-800 text-white',
            !isToday &&
              (holiday ? 'text-red-700' : outside ? 'text-neutral-600' : 'text-neutral-900'),
          )}
        >
          {Number(day.slice(8))}
        </span>
      </button>
      {holiday && (
        <p aria-hidden="true" className="truncate text-xs text-red-700 max-lg:hidden">
          {holiday}
        </p>
      )}
      <span className="mt-1 flex flex-wrap justify-center gap-0.5 lg:hidden" aria-hidden="true">
        {parts.slice(0, SHOWN).map(({ entry }) => (
          <span
            key={entry.id}
            className={classNames('size-2 rounded-full border', entryLook(entry))}
          />
        ))}
      </span>
      <ul className="mt-0.5 grid grid-cols-[minmax(0,1fr)] gap-0.5 max-lg:hidden">
        {parts.slice(0, SHOWN).map(({ entry, startsBefore }) => (
          <li key={entry.id}>
            <Chip entry={entry} first={!startsBefore} onOpen={onOpen} />
          </li>
        ))}
        {parts.length > SHOWN && (
          <li>
            <button
              type="button"
              onClick={() => onDay(day)}
              className="h-6 rounded-inner px-1 text-xs font-medium text-teal-800 underline-offset-2 hover:underline"
            >
              +{parts.length - SHOWN} more
              <span className="sr-only"> on {formatDate(start)}</span>
            </button>
          </li>
        )}
      </ul>
    </td>
  );
}

interface ChipProps {
  entry: CalendarEntry;
  first: boolean;
  onOpen: MonthGridProps['onOpen'];
}

function Chip({ entry, first, onOpen }: ChipProps) {
  const look = classNames(
    'block h-6 w-full truncate rounded-inner border px-1 text-left text-xs leading-5',
    entryLook(entry),
  );
  const label = (
    <>
      {first && <span className="tabular">{formatTime(entry.start).replace(':00', '')} </span>}
      <span className="font-semibold">{shownTitle(entry)}</span>
      <span className="sr-only">{restOfName(entry)}</span>
    </>
  );
  if (entry.kind !== 'blocker')
    return (
      <EntryLink href={hrefOf(entry)} className={look}>
        {label}
      </EntryLink>
    );
  return (
    <button
      type="button"
      id={first ? entryElementId(entry.id) : undefined}
      disabled={isSaving(entry.blocker)}
      onClick={() => onOpen(entry)}
      className={look}
    >
      {label}
    </button>
  );
}
