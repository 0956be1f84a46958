'use client';
import { Copy, Plus, X } from 'lucide';
import { useRef, useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { Button, IconButton } from '@/components/ui/forms/button';
import { Switch } from '@/components/ui/forms/switch';
import { Icon } from '@/components/ui/icons/icon';
import { WEEK, type Weekday } from '@/lib/catalogue/weekdays';
import { MAX_HOURS_A_DAY, type TypedAvailability } from '@/lib/contract/lawyers/availability-form';
import { HoursFields } from './hours-fields';
import { hoursText, nextHours } from './hours-labels';

const MONDAY = 1;

const OTHER_WEEKDAYS = [2, 3, 4, 5] as const;

/** The days of a week with their hours; `off` is shown for days without any. */
export function WeekHours({ off }: { off?: string }) {
  return (
    <>
      <ul className="@container divide-y rounded border bg-white px-3 py-1 sm:px-5">
        {WEEK.map((day) => (
          <DayHours key={day.weekday} {...day} off={off} />
        ))}
      </ul>
      <CopyMonday />
    </>
  );
}

function CopyMonday() {
  const { control, formState, setValue } = useFormContext<TypedWeek>();
  const { isSubmitted } = formState;
  const monday = useWatch({ control, name: `days.${MONDAY}` });
  const [copied, setCopied] = useState(false);
  const copy = () => {
    for (const weekday of OTHER_WEEKDAYS) {
      const options = { shouldDirty: true, shouldValidate: isSubmitted };
      setValue(`days.${weekday}.available`, true, options);
      setValue(
        `days.${weekday}.hours`,
        monday.hours.map((hours) => ({ ...hours })),
        options,
      );
    }
    setCopied(true);
  };
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3">
      <Button
        variant="quiet"
        size="small"
        className="-ml-3 disabled:ml-0"
        disabled={!monday.available}
        onClick={copy}
      >
        <Icon of={Copy} className="size-5" />
        Copy Monday to all weekdays
      </Button>
      <p role="status" className="text-sm text-neutral-600">
        {copied && 'Tuesday to Friday now have Monday’s hours.'}
      </p>
    </div>
  );
}

type TypedWeek = Pick<TypedAvailability, 'days'>;

interface DayHoursProps {
  weekday: Weekday;
  name: string;
}

function DayHours({ weekday, name, off }: DayHoursProps & { off?: string | undefined }) {
  const { control, register } = useFormContext<TypedWeek>();
  const hours = useFieldArray({ control, name: `days.${weekday}.hours` });
  const day = useWatch({ control, name: `days.${weekday}` });
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-4 py-2 @xl:grid-cols-[10rem_minmax(0,1fr)]">
      <Switch
        label={name}
        atEnd
        {...register(`days.${weekday}.available`, {
          onChange: ({ target }: { target: HTMLInputElement }) => {
            if (target.checked && hours.fields.length === 0)
              hours.append(nextHours([]), { shouldFocus: false });
          },
        })}
      />
      {day.available ? (
        <Windows weekday={weekday} name={name} hours={hours} />
      ) : (
        <p className="pb-2.5 text-neutral-600 @xl:pt-2.5">
          <span>{off ?? 'Not available'}</span>
          {!off && hoursText(day.hours) && (
            <span className="block text-sm">Keeps {hoursText(day.hours)}</span>
          )}
        </p>
      )}
    </li>
  );
}

type Hours = ReturnType<typeof useFieldArray<TypedWeek, `days.${Weekday}.hours`>>;

function Windows({ weekday, name, hours }: DayHoursProps & { hours: Hours }) {
  const { register, formState, trigger, getValues } = useFormContext<TypedWeek>();
  const add = useRef<HTMLButtonElement>(null);
  const path = `days.${weekday}.hours` as const;
  const errors = formState.errors.days?.[weekday]?.hours;
  const { fields } = hours;
  const remove = (index: number) => {
    hours.remove(index);
    add.current?.focus();
    if (formState.isSubmitted) void trigger(path);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 pb-1.5">
      {fields.map(({ id }, index) => (
        <div key={id} className="flex min-w-0 items-start gap-1">
          <HoursFields
            label={index === 0 ? name : `${name} ${index + 1}`}
            start={register(`${path}.${index}.start_time`, { deps: path })}
            end={register(`${path}.${index}.end_time`, { deps: path })}
            errors={{
              start: errors?.[index]?.start_time?.message,
              end: errors?.[index]?.end_time?.message,
            }}
          />
          {fields.length > 1 && (
            <IconButton
              aria-label={`Remove hours ${index + 1} of ${name}`}
              onClick={() => remove(index)}
            >
              <Icon of={X} className="size-5" />
            </IconButton>
          )}
        </div>
      ))}
      {fields.length < MAX_HOURS_A_DAY && (
        <Button
          ref={add}
          variant="quiet"
          size="small"
          className="-ml-3 justify-self-start"
          aria-label={`Add hours on ${name}`}
          onClick={() => hours.append(nextHours(getValues(path)))}
        >
          <Icon of={Plus} className="size-4" />
          Add hours
        </Button>
      )}
    </div>
  );
}
