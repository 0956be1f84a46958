'use client';

import { showFieldErrors } from '@/components/accounts/authentication/server-errors';
import { Notice } from '@/components/ui/feedback/notice';
import { TextField } from '@/components/ui/forms/input';
import { SelectField } from '@/components/ui/forms/select';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { TextareaField } from '@/components/ui/forms/textarea';
import { useRequestAppointment } from '@/lib/client/notaries/requests';
import { messageFor } from '@/lib/client/platform/messages';
import type { SentRequest } from '@/lib/contract/notaries/requests';
import { REQUEST_DAYS, REQUEST_MESSAGE_MAX } from '@/lib/domain/notaries/limits';
import { formatPeso } from '@/lib/domain/platform/money';
import { manilaDayKey, manilaDayNumber } from '@/lib/domain/platform/time';
import { weekText } from '../search/office-days';
import { closedOn } from './closed-day';
import { requestDraft } from './draft';
import type { RequestedNotary } from './requested-notary';
import { useRequestForm } from './use-request-form';

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
