'use client';

import { useState } from 'react';
import { DayTime } from '@/components/ui/display/day-time';
import { FieldError } from '@/components/ui/display/field-error';
import { Button } from '@/components/ui/forms/button';
import { Dialog } from '@/components/ui/overlays/dialog';
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
  const [open, setOpen] = useState(false);
  const remove = useRemoveImport();
  return (
    <>
      <Button
        variant="outline"
        size="small"
        aria-label={`Remove ${name}`}
        onClick={() => setOpen(true)}
      >
        Remove
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={`Remove “${name}”?`}
        description="Clients can then book you at times when it says you’re busy. To add it again, you need its address."
        actions={
          <>
            <Button variant="outline" onClick={() => setOpen(false)}>
              Keep it
            </Button>
            <Button
              variant="danger"
              pending={remove.isPending}
              pendingLabel="Removing"
              onClick={() => remove.mutate(_id)}
            >
              Remove it
            </Button>
          </>
        }
      >
        {remove.isError && (
          <FieldError>{messageFor('removeCalendarImport', remove.error)}</FieldError>
        )}
      </Dialog>
    </>
  );
}
