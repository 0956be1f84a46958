'use client';

import { X } from 'lucide';
import { useFormContext, useWatch } from 'react-hook-form';
import { FieldError } from '@/components/ui/display/field-error';
import { IconButton } from '@/components/ui/forms/button';
import { Input } from '@/components/ui/forms/input';
import { Select } from '@/components/ui/forms/select';
import { Icon } from '@/components/ui/icons/icon';
import { HOLIDAYS } from '@/lib/catalogue/holidays';
import type { TypedAvailability } from '@/lib/contract/lawyers/availability-form';
import { EXCEPTION_KINDS } from '@/lib/contract/lawyers/typed-hours';
import { formatDate } from '@/lib/domain/platform/clock-labels';
import { manilaDayStart, manilaWeekday, parseDayKey } from '@/lib/domain/platform/time';
import { HoursFields } from './hours-fields';
import { isOpenWeekday } from './hours-labels';

interface DateRowProps {
  index: number;
  today: string;
  onRemove: () => void;
}

/** One date: off, with other hours, or without some. */
export function DateRow({ index, today, onRemove }: DateRowProps) {
  const { control, register, formState } = useFormContext<TypedAvailability>();
  const row = useWatch({ control, name: `exceptions.${index}` });
  const days = useWatch({ control, name: 'days' });
  const day = parseDayKey(row.date);
  const weekday = day === null ? null : days[manilaWeekday(day)];
  const extra = weekday ? !isOpenWeekday(weekday) : false;
  const name = `exceptions.${index}` as const;
  const field = (part: 'date' | 'kind' | 'start_time' | 'end_time') =>
    register(`${name}.${part}`, { deps: 'exceptions' });
  const errors = formState.errors.exceptions?.[index];
  const label = day === null ? `Date ${index + 1}` : formatDate(manilaDayStart(day));
  return (
    <li className="px-4 py-3">
      <fieldset className="min-w-0">
        <legend className="sr-only">{label}</legend>
        <div className="flex items-start gap-1">
          <div className="grid min-w-0 flex-1 gap-2 @lg:grid-cols-2">
            <Input
              {...field('date')}
              type="date"
              min={today}
              aria-label="Date"
              aria-invalid={errors?.date ? true : undefined}
              aria-describedby={errors?.date ? `${name}-error` : undefined}
            />
            <Select {...field('kind')} aria-label="What differs">
              {EXCEPTION_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {KINDS[kind][extra ? 'extra' : 'usual']}
                </option>
              ))}
            </Select>
          </div>
          <IconButton aria-label={`Remove ${label}`} onClick={onRemove}>
            <Icon of={X} className="size-5" />
          </IconButton>
        </div>
        {errors?.date && <FieldError id={`${name}-error`}>{errors.date.message}</FieldError>}
        {row.kind !== 'off' && (
          <div className="mt-2 flex min-w-0 @sm:pr-12">
            <HoursFields
              label={row.kind === 'open' ? 'Open' : 'Not available'}
              start={field('start_time')}
              end={field('end_time')}
              errors={{ start: errors?.start_time?.message, end: errors?.end_time?.message }}
            />
          </div>
        )}
        {day !== null && (
          <p className="mt-1.5 text-sm text-neutral-600">{aboutDay(row.date, day)}</p>
        )}
      </fieldset>
    </li>
  );
}

/** By whether the lawyer is closed on that weekday anyway. */
const KINDS = {
  off: { usual: 'Day off', extra: 'Day off' },
  open: { usual: 'Other hours', extra: 'Extra day' },
  closed: { usual: 'Part of the day off', extra: 'Part of the day off' },
} as const;

/** `Mon, Nov 30, Bonifacio Day` */
function aboutDay(date: string, day: number): string {
  const holiday = HOLIDAYS.find((one) => one.date === date)?.name;
  return [formatDate(manilaDayStart(day)), holiday].filter(Boolean).join(', ');
}
