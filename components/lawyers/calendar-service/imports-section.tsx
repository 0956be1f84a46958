'use client';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { showFieldErrors } from '@/components/accounts/authentication/server-errors';
import { ConfirmAction } from '@/components/platform/confirm-action';
import { QueryFailure } from '@/components/platform/query-failure';
import { QueryList } from '@/components/platform/query-list';
import { DayTime } from '@/components/ui/display/day-time';
import { FieldError } from '@/components/ui/display/field-error';
import { Notice } from '@/components/ui/feedback/notice';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { showToast } from '@/components/ui/feedback/toast-queue';
import { Button } from '@/components/ui/forms/button';
import { TextField } from '@/components/ui/forms/input';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Icon } from '@/components/ui/icons/icon';
import {
  ADD_CALENDAR_IMPORT_FAILURE,
  CALENDARS_FAILURE,
  calendarImportsQuery,
  REMOVE_CALENDAR_IMPORT_FAILURE,
  SYNC_CALENDAR_IMPORT_FAILURE,
  useAddImport,
  useRemoveImport,
  useSyncImport,
} from '@/lib/client/lawyers/calendars';
import { messageFor } from '@/lib/client/platform/messages';
import { FIELD_MESSAGES } from '@/lib/contract/field-message';
import { type CalendarImport, calendarImportInput } from '@/lib/contract/lawyers/calendar-imports';
import {
  CALENDAR_SYNC_MINUTES,
  MAX_CALENDAR_IMPORTS,
} from '@/lib/domain/lawyers/calendar/calendar-imports';
import { formatDay } from '@/lib/domain/platform/clock-labels';

export function ImportsSection() {
  const id = useId();
  const query = useQuery(calendarImportsQuery);
  const { data } = query;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-lg font-semibold">
        Busy times from another calendar
      </h3>
      <p className="mt-1 max-w-form text-sm text-neutral-700">
        Clients can’t book you when another calendar says you’re busy. We check it every{' '}
        {CALENDAR_SYNC_MINUTES} minutes and keep only when you’re busy, not why. Meetings already
        booked stay.
      </p>
      <div className="mt-4 grid max-w-form gap-5">
        <QueryList
          query={query}
          rows={data?.results}
          failure={<QueryFailure query={query} failure={CALENDARS_FAILURE} headingLevel="h3" />}
          loading={
            <LoadingRegion label="Loading your calendars">
              <Skeleton className="h-16" />
            </LoadingRegion>
          }
          empty={
            <div className="flex gap-3 rounded border border-dashed border-neutral-300 px-4 py-5 text-neutral-700">
              <Icon of={CalendarClock} className="mt-0.5 size-5 text-teal-800" />
              <p>No calendar added yet. Add one below, up to {MAX_CALENDAR_IMPORTS}.</p>
            </div>
          }
        >
          {(rows) => (
            <ul className="divide-y rounded border bg-white">
              {rows.map((one) => (
                <ImportRow key={one._id} calendar={one} />
              ))}
            </ul>
          )}
        </QueryList>
        {data &&
          (data.results.length < MAX_CALENDAR_IMPORTS ? (
            <ImportForm />
          ) : (
            <p className="text-sm text-neutral-700">
              You’ve reached the limit. To add another, remove one first.
            </p>
          ))}
      </div>
    </section>
  );
}

const FIELDS = ['name', 'url'] as const;

/** Adds a calendar by its address. The server reads it first; errors appear beside the field. */
function ImportForm() {
  const add = useAddImport();
  const { register, handleSubmit, formState, setError, reset } = useForm({
    resolver: zodResolver(calendarImportInput, FIELD_MESSAGES),
    defaultValues: { name: '', url: '' },
  });
  const { errors } = formState;
  const submit = handleSubmit(async (body) => {
    try {
      await add.mutateAsync(body);
      reset();
      showToast('success', 'Your calendar was added');
    } catch (error) {
      showFieldErrors(error, FIELDS, setError);
    }
  });
  return (
    <form className="grid gap-5" noValidate method="post" onSubmit={submit}>
      {add.isError && !errors.url && (
        <Notice tone="bad" title={messageFor(ADD_CALENDAR_IMPORT_FAILURE, add.error)} />
      )}
      <TextField
        label="Name of the calendar"
        maxLength={60}
        autoComplete="off"
        help="Only you see it, such as “Court dates”."
        error={errors.name?.message}
        {...register('name')}
      />
      <TextField
        label="iCal address"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="https://"
        help="In Google: settings of the calendar, “Secret address in iCal format”. In Outlook: “Publish a calendar”, ICS. In iCloud: “Public Calendar”."
        error={errors.url?.message}
        {...register('url')}
      />
      <SubmitButton
        variant="outline"
        className="justify-self-start"
        pending={add.isPending}
        pendingLabel="Reading the calendar"
      >
        Add the calendar
      </SubmitButton>
    </form>
  );
}

function ImportRow({ calendar }: { calendar: CalendarImport }) {
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
        <UnreadEvents calendar={calendar} />
        {sync.isError && (
          <FieldError>{messageFor(SYNC_CALENDAR_IMPORT_FAILURE, sync.error)}</FieldError>
        )}
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

function UnreadEvents({ calendar }: { calendar: CalendarImport }) {
  const { unread_events: count, first_unread: first } = calendar;
  if (count === 0) return null;
  const events = count === 1 ? '1 event' : `${count.toLocaleString('en-US')} events`;
  const day =
    first === null ? '' : `, the first on ${formatDay(Date.parse(`${first}T00:00:00+08:00`))}`;
  return (
    <div className="mt-2 text-sm text-amber-900">
      <p className="font-medium">{`${events} could not be read in full${day}.`}</p>
      <p>What we could read of them is blocked. Please check those times, or add time off.</p>
    </div>
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
          <FieldError>{messageFor(REMOVE_CALENDAR_IMPORT_FAILURE, remove.error)}</FieldError>
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
