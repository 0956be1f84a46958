'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import type { ComponentProps, ReactNode } from 'react';
import { type UseFormRegisterReturn, useForm } from 'react-hook-form';
import type * as z from 'zod';
import { showFieldErrors } from '@/components/accounts/authentication/server-errors';
import { Notice } from '@/components/ui/feedback/notice';
import { showToast } from '@/components/ui/feedback/toast-queue';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { FieldGroup } from '@/components/ui/forms/field';
import { TextField } from '@/components/ui/forms/input';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Switch } from '@/components/ui/forms/switch';
import { EVENT_COPY } from '@/lib/catalogue/api/events';
import { messageWithFactor } from '@/lib/client/accounts/second-factor';
import {
  SAVE_EVENT_ADDRESS_FAILURE,
  useAddEventAddress,
  useChangeEventAddress,
} from '@/lib/client/lawyers/events';
import { FIELD_MESSAGES } from '@/lib/contract/field-message';
import {
  type EventAddress,
  eventAddressChange,
  eventAddressInput,
} from '@/lib/contract/lawyers/events';
import { EVENT_TYPES } from '@/lib/domain/lawyers/outgoing-events';

const FIELDS = ['url', 'events'] as const;

/** Adds an address, and hands over its secret. */
export function AddForm({ onAdded }: { onAdded: (secret: string) => void }) {
  const add = useAddEventAddress();
  const { register, handleSubmit, formState, setError } = useForm<
    z.input<typeof eventAddressInput>,
    unknown,
    z.output<typeof eventAddressInput>
  >({
    resolver: zodResolver(eventAddressInput, FIELD_MESSAGES),
    defaultValues: { url: '', events: [...EVENT_TYPES] },
  });
  const { errors } = formState;
  const submit = handleSubmit(async (input) => {
    try {
      const added = await add.mutateAsync(input);
      onAdded(added.secret);
    } catch (error) {
      showFieldErrors(error, FIELDS, setError);
    }
  });
  return (
    <AddressForm label="New address" error={errors.url ? null : add.error} onSubmit={submit}>
      <UrlField error={errors.url?.message} {...register('url')} />
      <EventsField field={register('events')} error={errors.events?.message} />
      <SubmitButton pending={add.isPending} pendingLabel="Adding">
        Add the address
      </SubmitButton>
    </AddressForm>
  );
}

interface ChangeFormProps {
  address: EventAddress;
  onSaved: () => void;
}

export function ChangeForm({ address, onSaved }: ChangeFormProps) {
  const { _id, url, events, enabled } = address;
  const change = useChangeEventAddress(_id);
  const { register, handleSubmit, formState, setError } = useForm<
    z.input<typeof eventAddressChange>,
    unknown,
    z.output<typeof eventAddressChange>
  >({
    resolver: zodResolver(eventAddressChange, FIELD_MESSAGES),
    defaultValues: { url, events, enabled },
  });
  const { errors } = formState;
  const submit = handleSubmit(async (input) => {
    try {
      await change.mutateAsync(input);
      showToast('success', 'Saved. It holds at once.');
      onSaved();
    } catch (error) {
      showFieldErrors(error, FIELDS, setError);
    }
  });
  return (
    <AddressForm label="Address" error={errors.url ? null : change.error} onSubmit={submit}>
      <UrlField error={errors.url?.message} {...register('url')} />
      <EventsField field={register('events')} error={errors.events?.message} />
      <Switch
        label="Send events there"
        help="What happens while this is off is not sent later."
        {...register('enabled')}
      />
      <SubmitButton pending={change.isPending} pendingLabel="Saving">
        Save
      </SubmitButton>
    </AddressForm>
  );
}

interface AddressFormProps {
  label: string;
  error: Error | null;
  onSubmit: () => Promise<void>;
  children: ReactNode;
}

function AddressForm({ label, error, onSubmit, children }: AddressFormProps) {
  return (
    <form
      aria-label={label}
      className="mt-4 grid gap-5"
      noValidate
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
    >
      {error && <Notice tone="bad" title={messageWithFactor(SAVE_EVENT_ADDRESS_FAILURE, error)} />}
      {children}
    </form>
  );
}

function UrlField(props: Omit<ComponentProps<typeof TextField>, 'label'>) {
  return (
    <TextField
      label="Address"
      inputMode="url"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      placeholder="https://"
      help="Where your program listens, on the public internet."
      {...props}
    />
  );
}

interface EventsFieldProps {
  field: UseFormRegisterReturn;
  error: string | undefined;
}

function EventsField({ field, error }: EventsFieldProps) {
  return (
    <FieldGroup label="What it is told of" error={error}>
      {EVENT_TYPES.map((type) => (
        <Checkbox key={type} label={EVENT_COPY[type]} value={type} {...field} />
      ))}
    </FieldGroup>
  );
}
