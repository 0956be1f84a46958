'use client';

import { type SubmitHandler, type UseFormReturn, useForm } from 'react-hook-form';
import { Notice } from '@/components/ui/feedback/notice';
import { Saved } from '@/components/ui/feedback/saved';
import { TextField } from '@/components/ui/forms/input';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Switch } from '@/components/ui/forms/switch';
import { useOwnZone } from '@/components/ui/hooks/use-viewer-zone';
import { useChangePreferences } from '@/lib/client/notifications/preferences';
import { messageFor } from '@/lib/client/platform/messages';
import type { NotificationPreferences } from '@/lib/contract/notifications/preferences';
import { FIELD_TEXTS, TEXTS } from '@/lib/contract/platform/texts';
import type { KIND_LABELS } from './kind-labels';
import { KindsTable } from './kinds-table';
import { fieldsOf, inputOf, type PreferenceFields } from './preference-fields';

interface PreferencesFormProps {
  userType: keyof typeof KIND_LABELS;
  preferences: NotificationPreferences;
}

/** What is wanted, and the quiet hours; saved together. */
export function PreferencesForm({ userType, preferences }: PreferencesFormProps) {
  const save = useChangePreferences();
  const zone = useOwnZone()?.name ?? preferences.quiet_hours?.time_zone ?? 'Asia/Manila';
  const form = useForm<PreferenceFields>({
    values: fieldsOf(preferences),
    // What is changed meanwhile is not replaced by an answer that arrives late.
    resetOptions: { keepDirtyValues: true },
  });
  const submit: SubmitHandler<PreferenceFields> = (fields) =>
    save.mutate(inputOf(fields, zone), {
      onSuccess: (saved) => {
        form.reset(fieldsOf(saved));
      },
    });
  return (
    <form className="grid gap-5" noValidate method="post" onSubmit={form.handleSubmit(submit)}>
      <KindsTable userType={userType} register={form.register} />
      <p className="text-sm text-neutral-700">
        A check mark means always on: we always tell you about payments, changes to your meetings
        and the security of your account.
      </p>
      <QuietHours form={form} zone={zone} />
      {save.isError && <Notice tone="bad" title={messageFor('changePreferences', save.error)} />}
      <Saved show={save.isSuccess && !form.formState.isDirty}>
        <SubmitButton
          disabled={!form.formState.isDirty}
          pending={save.isPending}
          pendingLabel="Saving"
        >
          Save notification settings
        </SubmitButton>
      </Saved>
    </form>
  );
}

function QuietHours({ form, zone }: { form: UseFormReturn<PreferenceFields>; zone: string }) {
  const { register, formState, watch, getValues } = form;
  const { errors } = formState;
  const required = TEXTS.validation.required;
  return (
    <div>
      <Switch
        label="Quiet hours"
        help="Notifications you can turn off wait until quiet hours end, unless that would be too late, such as for a meeting in 10 minutes."
        {...register('quiet')}
      />
      {watch('quiet') && (
        <div className="mt-2 grid grid-cols-2 gap-4 sm:max-w-96">
          <TextField
            label="From"
            type="time"
            error={errors.from?.message}
            {...register('from', { required })}
          />
          <TextField
            label="To"
            type="time"
            error={errors.to?.message}
            {...register('to', {
              required,
              validate: (to) => to !== getValues('from') || FIELD_TEXTS.quietHours,
            })}
          />
          <p className="col-span-full text-sm text-neutral-600">
            On the clock of this device, {zone.replaceAll('_', ' ')}.
          </p>
        </div>
      )}
    </div>
  );
}
