'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { type Control, useController, useForm } from 'react-hook-form';
import * as z from 'zod';
import { showFieldErrors } from '@/components/accounts/authentication/server-errors';
import { withHint } from '@/components/platform/with-hint';
import { Notice } from '@/components/ui/feedback/notice';
import { FieldGroup } from '@/components/ui/forms/field';
import { TextField } from '@/components/ui/forms/input';
import { RadioCard } from '@/components/ui/forms/radio-card';
import { SelectField } from '@/components/ui/forms/select';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { TextareaField } from '@/components/ui/forms/textarea';
import { HOLIDAYS } from '@/lib/catalogue/holidays';
import { REQUEST_APPOINTMENT_FAILURE, useRequestAppointment } from '@/lib/client/notaries/requests';
import { formDraft } from '@/lib/client/platform/drafts';
import { messageFor } from '@/lib/client/platform/messages';
import { FIELD_MESSAGES } from '@/lib/contract/field-message';
import type { OfficeHoursEntry } from '@/lib/contract/notaries/notaries';
import type { SentRequest } from '@/lib/contract/notaries/requests';
import { type RequestInput, requestInput } from '@/lib/contract/notaries/requests';
import { REQUEST_MESSAGE_MAX } from '@/lib/domain/notaries/limits';
import { openDays } from '@/lib/domain/notaries/office-hours';
import { dayKeyStart, formatDate } from '@/lib/domain/platform/clock-labels';
import { formatPeso } from '@/lib/domain/platform/money';
import { manilaDayKey, manilaWeekday, minuteOfClock } from '@/lib/domain/platform/time';
import { dayText } from '../search/office-days';
import type { RequestedNotary } from './requested-notary';

const typed = z.object({
  service: z.string(),
  day: z.string(),
  message: z.string(),
  phone: z.string(),
});

type RequestText = z.output<typeof typed>;

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
/** Days offered at once; later ones are in a list. */
const NEXT_DAYS = 10;

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
      <TextareaField
        label="About the document"
        rows={5}
        help="What it is and how many people sign it. Only this notary public can read it."
        count={{ length: watch('message').trim().length, max: REQUEST_MESSAGE_MAX }}
        error={withHint(
          errors.message?.message,
          'A few words are enough, such as “one affidavit, signed by two”.',
        )}
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

interface DayChoiceProps {
  control: Control<RequestText, unknown, RequestInput>;
  hours: readonly OfficeHoursEntry[];
  now: number;
}

function DayChoice({ control, hours, now }: DayChoiceProps) {
  const { field, fieldState } = useController({ control, name: 'day' });
  const ends = hours.map(({ day, close }) => ({ day, endMinute: minuteOfClock(close) }));
  const days = openDays(ends, now).map((number) => ({
    key: manilaDayKey(number),
    open: dayText(hours, manilaWeekday(number)),
  }));
  const later = days.slice(NEXT_DAYS);
  return (
    <FieldGroup
      label="Day"
      help="The days on which the office opens. The notary public may suggest another one."
      error={fieldState.error?.message}
    >
      <div className="grid gap-2 sm:grid-cols-2">
        {days.slice(0, NEXT_DAYS).map(({ key, open }, index) => (
          <RadioCard
            key={key}
            ref={index === 0 ? field.ref : undefined}
            name="day"
            value={key}
            label={formatDate(dayKeyStart(key))}
            help={withHoliday(key, open)}
            checked={field.value === key}
            onChange={() => field.onChange(key)}
          />
        ))}
      </div>
      {later.length > 0 && (
        <SelectField
          label="A later day"
          optional
          className="mt-4"
          value={later.some(({ key }) => key === field.value) ? field.value : ''}
          onChange={({ target }) => field.onChange(target.value)}
        >
          <option value="">Please choose</option>
          {later.map(({ key, open }) => (
            <option key={key} value={key}>
              {formatDate(dayKeyStart(key))}, {withHoliday(key, open)}
            </option>
          ))}
        </SelectField>
      )}
    </FieldGroup>
  );
}

/**
 * Returns `9:00 AM to 5:00 PM` with the name of a holiday: many offices close on it, and the weekly hours do not say
 * so.
 */
function withHoliday(key: string, open: string): string {
  const holiday = HOLIDAYS.find(({ date }) => date === key);
  return holiday ? `${open}; ${holiday.name}, may be closed` : open;
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
      callback: ({ values }) => requestDraft.save(notaryId, user.id, { ...NOTHING, ...values }),
    });
  }, [notaryId, user.id, reset, subscribe]);
  return form;
}
