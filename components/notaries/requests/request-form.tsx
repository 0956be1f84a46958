'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { showFieldErrors } from '@/components/accounts/authentication/server-errors';
import { Notice } from '@/components/ui/feedback/notice';
import { TextField } from '@/components/ui/forms/input';
import { SelectField } from '@/components/ui/forms/select';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { TextareaField } from '@/components/ui/forms/textarea';
import { REQUEST_APPOINTMENT_FAILURE, useRequestAppointment } from '@/lib/client/notaries/requests';
import { formDraft } from '@/lib/client/platform/drafts';
import { messageFor } from '@/lib/client/platform/messages';
import { FIELD_MESSAGES } from '@/lib/contract/field-message';
import type { SentRequest } from '@/lib/contract/notaries/requests';
import {
  type RequestInput,
  type RequestText,
  requestInput,
} from '@/lib/contract/notaries/requests';
import { REQUEST_MESSAGE_MAX } from '@/lib/domain/notaries/limits';
import { DAY_PARTS } from '@/lib/domain/notaries/request';
import { formatPeso } from '@/lib/domain/platform/money';
import { DayChoice } from './day-choice';
import type { RequestedNotary } from './requested-notary';

const typed = z.object({
  service: z.string(),
  day: z.string(),
  part_of_day: z.enum(DAY_PARTS).nullish(),
  message: z.string(),
  phone: z.string(),
});

const requestDraft = formDraft('notary-request', typed);

const NOTHING = { service: '', day: '', part_of_day: null, message: '', phone: '' };

interface RequestFormProps {
  notary: Pick<RequestedNotary, '_id' | 'services' | 'office_hours'>;
  user: { id: string; phone: string | null };
  /** Instant of the request, epoch milliseconds. */
  now: number;
  onSent: (request: SentRequest) => void;
}

const NAMES = ['service', 'day', 'part_of_day', 'message', 'phone'] as const;
const OTHER = 'Something else';
export function RequestForm({ notary, user, now, onSent }: RequestFormProps) {
  const ask = useRequestAppointment(notary._id);
  const form = useRequestForm(notary._id, user);
  const { register, watch, formState } = form;
  const { errors } = formState;
  const submit = form.handleSubmit((values) =>
    ask.mutateAsync(values).then(
      (request) => {
        requestDraft.clear(notary._id);
        onSent(request);
      },
      (error) => void showFieldErrors(error, NAMES, form.setError),
    ),
  );
  return (
    <form
      aria-label="Your request"
      className="grid gap-5"
      noValidate
      method="post"
      onSubmit={submit}
    >
      <SelectField label="Service" error={errors.service?.message} {...register('service')}>
        <option value="">Please choose</option>
        {notary.services.map(({ name, price }) => (
          <option key={`${name} ${price}`} value={name}>
            {name}, {formatPeso(price)}
          </option>
        ))}
        <option value={OTHER}>{OTHER}</option>
      </SelectField>
      <DayChoice control={form.control} hours={notary.office_hours} now={now} />
      <TextField
        label="Your phone number"
        type="tel"
        autoComplete="tel"
        help="So the office can reach you. Only this notary public sees it."
        error={errors.phone?.message}
        {...register('phone')}
      />
      <TextareaField
        label="About the document"
        optional
        rows={3}
        help="What the notary public should know, such as who signs. Only this notary public can read it."
        count={{ length: (watch('message') ?? '').trim().length, max: REQUEST_MESSAGE_MAX }}
        error={errors.message?.message}
        {...register('message')}
      />
      {ask.isError && (
        <Notice tone="bad" title={messageFor(REQUEST_APPOINTMENT_FAILURE, ask.error)} />
      )}
      <SubmitButton
        variant="action"
        size="large"
        className="sm:justify-self-start"
        pending={ask.isPending}
        pendingLabel="Sending"
      >
        Send the request
      </SubmitButton>
    </form>
  );
}

function useRequestForm(notaryId: string, user: { id: string; phone: string | null }) {
  const form = useForm<RequestText, unknown, RequestInput>({
    resolver: zodResolver(requestInput, FIELD_MESSAGES),
    defaultValues: { ...NOTHING, phone: user.phone ?? '' },
  });
  const { reset, subscribe } = form;
  useEffect(() => {
    const draft = requestDraft.read(notaryId, user.id);
    if (draft) reset(draft, { keepDefaultValues: true });
    return subscribe({
      formState: { values: true },
      callback: ({ values }) =>
        requestDraft.save(notaryId, user.id, {
          ...NOTHING,
          ...values,
          message: values.message ?? '',
        }),
    });
  }, [notaryId, user.id, reset, subscribe]);
  return form;
}
