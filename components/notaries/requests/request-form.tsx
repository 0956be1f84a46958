'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { showFieldErrors } from '@/components/accounts/authentication/server-errors';
import { WEEK } from '@/components/lawyers/availability/hours-labels';
import { Notice } from '@/components/ui/feedback/notice';
import { TextField } from '@/components/ui/forms/input';
import { SelectField } from '@/components/ui/forms/select';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { TextareaField } from '@/components/ui/forms/textarea';
import { useRequestAppointment } from '@/lib/client/notaries/requests';
import { formDraft } from '@/lib/client/platform/drafts';
import { messageFor } from '@/lib/client/platform/messages';
import { FIELD_MESSAGES } from '@/lib/contract/field-message';
import type { OfficeHoursEntry } from '@/lib/contract/notaries/notaries';
import type { SentRequest } from '@/lib/contract/notaries/requests';
import { type RequestInput, requestInput } from '@/lib/contract/notaries/requests';
import { REQUEST_DAYS, REQUEST_MESSAGE_MAX } from '@/lib/domain/notaries/limits';
import { formatPeso } from '@/lib/domain/platform/money';
import {
  manilaDayKey,
  manilaDayNumber,
  manilaWeekday,
  parseDayKey,
} from '@/lib/domain/platform/time';
import { weekText } from '../search/office-days';
import type { RequestedNotary } from './requested-notary';

const typed = z.object({
  service: z.string(),
  day: z.string(),
  message: z.string(),
  phone: z.string(),
});

type RequestText = z.output<typeof typed>;

/** What a client typed for one notary. */
const requestDraft = formDraft('notary-request', typed);

const NOTHING: RequestText = { service: '', day: '', message: '', phone: '' };

interface RequestFormProps {
  notary: Pick<RequestedNotary, '_id' | 'services' | 'office_hours'>;
  user: { id: string; phone: string | null };
  /** Instant of the request, epoch milliseconds. */
  now: number;
  onSent: (request: SentRequest) => void;
}

const NAMES = ['service', 'day', 'message', 'phone'] as const;
const OTHER = 'Something else';

/** What is to be notarized, on which day, and how to reach the client. */
export function RequestForm({ notary, user, now, onSent }: RequestFormProps) {
  const ask = useRequestAppointment(notary._id);
  const form = useRequestForm(notary._id, user);
  const { register, watch, formState } = form;
  const { errors } = formState;
  const today = manilaDayNumber(now);
  const closed = closedOn(notary.office_hours, watch('day'));
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
      <div className="grid gap-3">
        <TextField
          label="Day"
          type="date"
          min={manilaDayKey(today)}
          max={manilaDayKey(today + REQUEST_DAYS)}
          help={`The office is open ${weekText(notary.office_hours)}.`}
          error={errors.day?.message}
          {...register('day')}
        />
        {closed && (
          <Notice tone="waiting" title={`The office is usually closed on ${closed}s`}>
            You can still ask for this day. The notary public may suggest another one.
          </Notice>
        )}
      </div>
      <TextareaField
        label="About the document"
        rows={5}
        help="What it is and how many people sign it. Only this notary public can read it."
        count={{ length: watch('message').trim().length, max: REQUEST_MESSAGE_MAX }}
        error={errors.message?.message}
        {...register('message')}
      />
      <TextField
        label="Your phone number"
        type="tel"
        autoComplete="tel"
        help="So the office can reach you. Only this notary public sees it."
        error={errors.phone?.message}
        {...register('phone')}
      />
      {ask.isError && <Notice tone="bad" title={messageFor('requestAppointment', ask.error)} />}
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

/** `Sunday`, where the office has no hours on that weekday; null where it has, or for what is no day. */
function closedOn(hours: readonly OfficeHoursEntry[], key: string): string | null {
  const number = parseDayKey(key);
  if (number === null) return null;
  const weekday = manilaWeekday(number);
  if (hours.some(({ day }) => day === weekday)) return null;
  return WEEK.find((one) => one.weekday === weekday)?.name ?? null;
}

/** The form, with what this user typed for this notary before. */
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
      callback: ({ values }) => requestDraft.save(notaryId, user.id, { ...NOTHING, ...values }),
    });
  }, [notaryId, user.id, reset, subscribe]);
  return form;
}
