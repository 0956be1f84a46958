'use client';

import { Copy } from 'lucide';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/forms/button';
import { Icon } from '@/components/ui/icons/icon';
import { DayHours, type TypedWeek } from './day-hours';
import { WEEK } from './hours-labels';

const MONDAY = 1;
const OTHER_WEEKDAYS = [2, 3, 4, 5] as const;

/** The days of a week with the hours of each; `off` is said of those without. */
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
  const { control, setValue } = useFormContext<TypedWeek>();
  const monday = useWatch({ control, name: `days.${MONDAY}` });
  const [copied, setCopied] = useState(false);
  const copy = () => {
    for (const weekday of OTHER_WEEKDAYS) {
      const options = { shouldDirty: true } as const;
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
        className="-ml-3"
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
