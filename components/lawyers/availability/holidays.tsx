'use client';

import { CalendarOff } from 'lucide';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Badge } from '@/components/ui/feedback/badge';
import { Button } from '@/components/ui/forms/button';
import { Icon } from '@/components/ui/icons/icon';
import { textLinkClass } from '@/components/ui/layout/text-link';
import {
  comingHolidays,
  HOLIDAY_KINDS,
  HOLIDAYS_CHECKED,
  type Holiday,
  PROCLAMATIONS,
  UNDECLARED_HOLIDAYS,
} from '@/lib/catalogue/holidays';
import type { TypedAvailability } from '@/lib/contract/lawyers/availability-form';
import { dayKeyStart, formatDate, formatDay } from '@/lib/domain/platform/clock-labels';
import { manilaWeekday, parseDayKey } from '@/lib/domain/platform/time';
import { FormSection } from './form-section';
import { isOpenWeekday } from './hours-labels';

const FIRST = 4;

interface HolidaysProps {
  today: string;
  isOff: (date: string) => boolean;
  room: number;
  onTake: (dates: readonly string[]) => void;
  onLeave: (date: string) => void;
}

/** The coming holidays: the lawyer is open on them unless they are taken off. */
export function Holidays({ today, ...row }: HolidaysProps) {
  const [all, setAll] = useState(false);
  const coming = comingHolidays(today);
  const shown = all ? coming : coming.slice(0, FIRST);
  const working = coming.filter(({ date }) => !row.isOff(date));
  if (coming.length === 0) return null;
  return (
    <FormSection
      title="Philippine holidays"
      intro="Clients can book you on holidays unless you take them off. City and provincial holidays are not listed."
    >
      <ul aria-label="Coming holidays" className="@container divide-y rounded border bg-white">
        {shown.map((holiday) => (
          <HolidayRow key={holiday.date} holiday={holiday} {...row} />
        ))}
      </ul>
      <div className="mt-2 -ml-3 flex flex-wrap gap-x-2">
        {coming.length > FIRST && (
          <Button variant="quiet" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Show fewer' : `Show all ${coming.length}`}
          </Button>
        )}
        {working.length > 1 && (
          <Button
            variant="quiet"
            size="small"
            disabled={row.room < working.length}
            onClick={() => row.onTake(working.map(({ date }) => date))}
          >
            Take all {working.length} off
          </Button>
        )}
      </div>
      <Sources holidays={coming} />
    </FormSection>
  );
}

interface HolidayRowProps extends Omit<HolidaysProps, 'today'> {
  holiday: Holiday;
}

function HolidayRow({ holiday, isOff, room, onTake, onLeave }: HolidayRowProps) {
  const { date, name, kind } = holiday;
  const off = isOff(date);
  const day = formatDate(dayKeyStart(date));
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 font-semibold">
          <span>{name}</span>
          {off && (
            <Badge tone="good" icon={<Icon of={CalendarOff} className="size-4" />}>
              Day off
            </Badge>
          )}
        </p>
        <p className="text-sm text-neutral-600">
          <span>
            {day} {date.slice(0, 4)} · {HOLIDAY_KINDS[kind]}
          </span>
          <ClosedAnyway date={date} />
        </p>
      </div>
      {off ? (
        <Button
          variant="outline"
          size="small"
          aria-label={`Work that day: ${name}, ${day}`}
          onClick={() => onLeave(date)}
        >
          Work that day
        </Button>
      ) : (
        <Button
          variant="outline"
          size="small"
          disabled={room === 0}
          aria-label={`Take this day off: ${name}, ${day}`}
          onClick={() => onTake([date])}
        >
          Take this day off
        </Button>
      )}
    </li>
  );
}

function ClosedAnyway({ date }: { date: string }) {
  const { control } = useFormContext<TypedAvailability>();
  const days = useWatch({ control, name: 'days' });
  const day = days[manilaWeekday(parseDayKey(date) ?? 0)];
  return day && !isOpenWeekday(day) ? <span>{' · not in your weekly hours'}</span> : null;
}

/** Declarations that set the holidays, and when we read them. */
function Sources({ holidays }: { holidays: readonly Holiday[] }) {
  const sources = [...new Set(holidays.map(({ source }) => source))];
  return (
    <p className="mt-2 text-sm text-neutral-600">
      <span>From</span>{' '}
      {sources.map((source, index) => (
        <span key={source}>
          {index > 0 && <span>{' and '}</span>}
          <a href={PROCLAMATIONS[source].url} rel="noreferrer" className={textLinkClass}>
            {PROCLAMATIONS[source].name}
          </a>
        </span>
      ))}
      <span>
        , read on {formatDay(dayKeyStart(HOLIDAYS_CHECKED))}. {UNDECLARED_HOLIDAYS}
      </span>
    </p>
  );
}
