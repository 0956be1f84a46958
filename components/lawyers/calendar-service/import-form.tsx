'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { showFieldErrors } from '@/components/accounts/authentication/server-errors';
import { Notice } from '@/components/ui/feedback/notice';
import { showToast } from '@/components/ui/feedback/toast-queue';
import { TextField } from '@/components/ui/forms/input';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { useAddImport } from '@/lib/client/lawyers/calendars';
import { messageFor } from '@/lib/client/platform/messages';
import { FIELD_MESSAGES } from '@/lib/contract/field-message';
import { calendarImportInput } from '@/lib/contract/lawyers/calendar-imports';

const FIELDS = ['name', 'url'] as const;

/** Adds a calendar by its address. The server reads it first; what is wrong with it stands beside the field. */
export function ImportForm() {
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
        <Notice tone="bad" title={messageFor('addCalendarImport', add.error)} />
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
