'use client';

import { ChevronLeft, ChevronRight } from 'lucide';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { classNames } from '@/components/ui/class-names';
import { Button, IconButton } from '@/components/ui/forms/button';
import { Icon } from '@/components/ui/icons/icon';
import { comingHolidays, holidayName } from '@/lib/catalogue/holidays';
import { WEEK } from '@/lib/catalogue/weekdays';
import type { TypedAvailability } from '@/lib/contract/lawyers/availability-form';
import type { TypedException } from '@/lib/contract/lawyers/typed-hours';
import { dayKeyStart, formatDate, formatMonth } from '@/lib/domain/platform/clock-labels';
import { addMonths, manilaDayKey, manilaWeekday, parseDayKey } from '@/lib/domain/platform/time';
import { isOpenWeekday } from './hours-labels';

const MONTHS = 3;
/** Months from this one to the last that the calendar begins with. */
const LAST_START = 13;

interface DaysOffCalendarProps {
  /** Key of the Manila day. */
  today: string;
  rows: readonly TypedException[];
  /** Whether no more dates fit. */
  full: boolean;
  onDay: (date: string) => void;
}

/** Three months whose days are pressed to take them off, and to work on them again. */
export function DaysOffCalendar({ today, ...month }: DaysOffCalendarProps) {
  const [from, setFrom] = useState(0);
  const first = monthOf(today);
  const shown = Array.from({ length: MONTHS }, (_, at) => addMonths(first, from + at));
  return (
    <div className="@container rounded border bg-white p-2 sm:p-3">
      <div className="flex justify-between">
        <IconButton
          aria-label="One month earlier"
          disabled={from === 0}
          onClick={() => setFrom(from - 1)}
        >
          <Icon of={ChevronLeft} className="size-5" />
        </IconButton>
        <Legend />
        <IconButton
          aria-label="One month later"
          disabled={from === LAST_START}
          onClick={() => setFrom(from + 1)}
        >
          <Icon of={ChevronRight} className="size-5" />
        </IconButton>
      </div>
      <div className="relative flex snap-x gap-4 mask-none! scroll-x">
        {shown.map((start) => (
          <Month key={start} start={start} today={today} {...month} />
        ))}
      </div>
    </div>
  );
}

/** Returns the day number of the first of the month of a key. */
function monthOf(key: string): number {
  return parseDayKey(`${key.slice(0, 7)}-01`) ?? 0;
}

function Legend() {
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-3 text-sm text-neutral-700">
      <span className="flex items-center gap-1.5">
        <span className="size-3 rounded-full bg-teal-800" />
        <span>Day off</span>
      </span>
      <span className="flex items-center gap-1.5">
        <span className="size-3 rounded-full border-2 border-teal-800" />
        <span>Other hours</span>
      </span>
      <span className="flex items-center gap-1.5">
        <span className="size-1.5 rounded-full bg-amber-600" />
        <span>Holiday</span>
      </span>
    </p>
  );
}

/** Columns by the days between Monday and the first of a month. The server's HTML may hold no inline style. */
const COLUMNS = [
  'col-start-1',
  'col-start-2',
  'col-start-3',
  'col-start-4',
  'col-start-5',
  'col-start-6',
  'col-start-7',
];

interface MonthProps extends DaysOffCalendarProps {
  /** Manila day number of its first day. */
  start: number;
}

function Month({ start, today, rows, full, onDay }: MonthProps) {
  const { control } = useFormContext<TypedAvailability>();
  const week = useWatch({ control, name: 'days' });
  const keys = Array.from({ length: addMonths(start, 1) - start }, (_, at) =>
    manilaDayKey(start + at),
  );
  const name = formatMonth(dayKeyStart(manilaDayKey(start)));
  const before = (manilaWeekday(start) + 6) % 7;
  return (
    <section
      aria-label={name}
      className="w-full shrink-0 snap-start @2xl:w-[calc((100%-1rem)/2)] @5xl:w-[calc((100%-2rem)/3)]"
    >
      <h3 className="text-center font-sans text-base font-semibold">{name}</h3>
      <ul aria-hidden="true" className="mt-1 grid grid-cols-7 text-center text-xs text-neutral-600">
        {WEEK.map((day) => (
          <li key={day.weekday}>{day.name.slice(0, 3)}</li>
        ))}
      </ul>
      <ul className="mt-1 grid grid-cols-7">
        {keys.map((date, at) => (
          <li key={date} className={at === 0 ? COLUMNS[before] : undefined}>
            <Day
              date={date}
              row={rows.find((row) => row.date === date)}
              isOpen={isOpenWeekday(week[manilaWeekday(start + at)] ?? NO_HOURS)}
              isPast={date < today}
              full={full}
              onDay={onDay}
            />
          </li>
        ))}
      </ul>
      <MonthHolidays keys={keys} today={today} />
    </section>
  );
}

const NO_HOURS = { available: false, hours: [] };

interface DayProps {
  date: string;
  row: TypedException | undefined;
  isOpen: boolean;
  isPast: boolean;
  full: boolean;
  onDay: (date: string) => void;
}

function Day({ date, row, isOpen, isPast, full, onDay }: DayProps) {
  const number = Number(date.slice(-2));
  if (isPast)
    return (
      <span className="grid min-h-tap place-items-center text-neutral-400 tabular">{number}</span>
    );
  const holiday = holidayName(date);
  const isOff = row?.kind === 'off';
  const state = row && !isOff ? 'other hours' : !row && !isOpen && 'not in your weekly hours';
  return (
    <button
      type="button"
      aria-pressed={isOff}
      aria-label={[formatDate(dayKeyStart(date)), holiday, state].filter(Boolean).join(', ')}
      disabled={full && !row}
      className={classNames(
        'relative grid min-h-tap w-full place-items-center rounded tabular transition-colors',
        isOff && 'bg-teal-800 font-semibold text-white',
        row && !isOff && 'font-semibold text-teal-900 inset-ring-2 inset-ring-teal-800',
        !row && (isOpen ? 'font-semibold hover:bg-neutral-100' : 'text-neutral-600'),
      )}
      onClick={() => onDay(date)}
    >
      <span>{number}</span>
      {holiday && (
        <span
          className={classNames(
            'absolute bottom-1.5 size-1.5 rounded-full',
            isOff ? 'bg-lime-400' : 'bg-amber-600',
          )}
        />
      )}
    </button>
  );
}

function MonthHolidays({ keys, today }: { keys: readonly string[]; today: string }) {
  const all = comingHolidays(today).filter(({ date }) => keys.includes(date));
  if (all.length === 0) return null;
  return (
    <p className="mt-2 text-sm text-neutral-600">
      {all.map(({ date, name }) => `${Number(date.slice(-2))} ${name}`).join(' · ')}
    </p>
  );
}

interface AllHolidaysProps {
  today: string;
  isOff: (date: string) => boolean;
  room: number;
  onTake: (dates: readonly string[]) => void;
  onLeave: (dates: readonly string[]) => void;
}

/** Takes all coming holidays off, or none. */
export function AllHolidays({ today, isOff, room, onTake, onLeave }: AllHolidaysProps) {
  const coming = comingHolidays(today).map(({ date }) => date);
  const working = coming.filter((date) => !isOff(date));
  const off = coming.filter(isOff);
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {working.length > 0 && (
        <Button
          variant="outline"
          size="small"
          disabled={room < working.length}
          onClick={() => onTake(working)}
        >
          {`Take ${off.length === 0 ? 'all' : 'the other'} ${working.length} holidays off`}
        </Button>
      )}
      {off.length > 0 && (
        <Button variant="outline" size="small" onClick={() => onLeave(off)}>
          Work on all holidays
        </Button>
      )}
    </div>
  );
}
