'use client';

import { ConfirmAction } from '@/components/platform/confirm-action';
import { DayTime } from '@/components/ui/display/day-time';
import { FieldError } from '@/components/ui/display/field-error';
import { Button } from '@/components/ui/forms/button';
import { useRemoveImport, useSyncImport } from '@/lib/client/lawyers/calendars';
import { messageFor } from '@/lib/client/platform/messages';
import type { CalendarImport } from '@/lib/contract/lawyers/calendar-imports';

/** One calendar that is read: where from, when it last worked, and what is wrong with it. */
export function ImportRow({ calendar }: { calendar: CalendarImport }) {
  const sync = useSyncImport();
  const { _id, name, host, error } = calendar;
  return (
    <li className="grid gap-3 p-4">
      <div className="min-w-0">
        <p className="font-semibold break-words">{name}</p>
        <p className="text-sm break-words text-neutral-700">{host}</p>
        <p className="text-sm text-neutral-700 tabular">
          Last read <DayTime instant={Date.parse(calendar.synced_at)} />
        </p>
        {error && (
          <div className="mt-2 text-sm text-red-800">
            <p className="font-medium">{error}</p>
            <p>The busy times we read before still count. We’ll keep trying.</p>
          </div>
        )}
        {sync.isError && <FieldError>{messageFor('syncCalendarImport', sync.error)}</FieldError>}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="outline"
          size="small"
          aria-label={`Sync ${name} now`}
          pending={sync.isPending}
          pendingLabel="Reading"
          onClick={() => sync.mutate(_id)}
        >
          Sync now
        </Button>
        <RemoveImport calendar={calendar} />
      </div>
    </li>
  );
}

function RemoveImport({ calendar: { _id, name } }: { calendar: CalendarImport }) {
  const remove = useRemoveImport();
  return (
    <ConfirmAction
      label={
        <>
          Remove<span className="sr-only"> {name}</span>
        </>
      }
      look={{ size: 'small' }}
      title={`Remove “${name}”?`}
      confirm="Remove it"
      confirmVariant="danger"
      pendingLabel="Removing"
      keep="Keep it"
      failure={
        remove.isError && (
          <FieldError>{messageFor('removeCalendarImport', remove.error)}</FieldError>
        )
      }
      mutation={remove}
      run={() => remove.mutateAsync(_id)}
    >
      Clients can then book you at times when it says you’re busy. To add it again, you need its
      address.
    </ConfirmAction>
  );
}
