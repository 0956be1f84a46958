'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide';
import { type RefObject, useEffect, useState } from 'react';
import { type PathValue, useController, useForm } from 'react-hook-form';
import type * as z from 'zod';
import { showFieldErrors } from '@/components/accounts/authentication/server-errors';
import { QueryFailure } from '@/components/platform/query-failure';
import { DayTime } from '@/components/ui/display/day-time';
import { FieldError } from '@/components/ui/display/field-error';
import { Notice } from '@/components/ui/feedback/notice';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { Button, IconButton } from '@/components/ui/forms/button';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { FieldGroup } from '@/components/ui/forms/field';
import { PesoField } from '@/components/ui/forms/peso-field';
import { RadioCard } from '@/components/ui/forms/radio-card';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { TextareaField } from '@/components/ui/forms/textarea';
import { Icon } from '@/components/ui/icons/icon';
import {
  OFFER_FOLLOW_UP_FAILURE,
  OFFERING_FAILURE,
  offeringQuery,
  useOfferFollowUp,
} from '@/lib/client/meetings/follow-ups';
import { ApiError } from '@/lib/client/platform/api-error';
import { messageFor } from '@/lib/client/platform/messages';
import { FIELD_MESSAGES } from '@/lib/contract/field-message';
import type { LawyerProfile } from '@/lib/contract/lawyers/lawyers';
import { DURATIONS, type Duration } from '@/lib/domain/lawyers/slots';
import { FOLLOW_UP_NOTE_MAX, FOLLOW_UP_TIMES } from '@/lib/domain/meetings/follow-up';
import { MEETING_TYPES } from '@/lib/domain/meetings/meeting';
import { dayKey } from '@/lib/domain/platform/clock-labels';
import { DayAndTime } from '../booking/times/day-and-time';
import { daysFor, dayToShow } from '../booking/times/schedule';
import {
  NOTHING_OFFERED,
  OFFER_NAMES,
  type offered,
  offerForm,
  openTimes,
  type TypedOffer,
  usualPrice,
} from './offer-fields';

interface OfferFormProps {
  clientId: string;
  lawyerId: string;
  meetingId: string | undefined;
  /** Epoch milliseconds. */
  now: number;
  /** Typed values, kept when the form is closed. */
  kept: RefObject<TypedOffer | undefined>;
  onLeave: () => void;
}

/** Offers one to three of the lawyer's open times, at a price. The input is kept until it is offered. */
export function OfferForm(props: OfferFormProps) {
  const query = useQuery(offeringQuery(props.lawyerId));
  const { data, error } = query;
  if (data) return <Form {...props} profile={data} />;
  if (error instanceof ApiError && error.status === 404) {
    return (
      <Notice tone="waiting" className="m-4" title="Clients can’t see your profile now">
        You can offer follow-ups once your profile is public.
      </Notice>
    );
  }
  if (query.isLoadingError)
    return <QueryFailure query={query} failure={OFFERING_FAILURE} headingLevel="h3" />;
  return (
    <LoadingRegion label="Loading your open times">
      <Skeleton className="m-4 h-64" />
    </LoadingRegion>
  );
}

function Form({ profile, ...props }: OfferFormProps & { profile: LawyerProfile }) {
  const { clientId, lawyerId, meetingId, now, kept, onLeave } = props;
  const offer = useOfferFollowUp(lawyerId);
  const form = useForm<TypedOffer, unknown, z.output<typeof offered>>({
    resolver: zodResolver(offerForm(profile, now), FIELD_MESSAGES),
    defaultValues: kept.current ?? NOTHING_OFFERED,
  });
  const { getValues } = form;
  useEffect(
    () => () => {
      kept.current = getValues();
    },
    [kept, getValues],
  );
  const { register, formState, setError, setValue, clearErrors } = form;
  const { errors } = formState;
  const typed = form.watch();
  const price = useController({ control: form.control, name: 'price' });
  const starts = openTimes(typed, profile, now);
  /** Clears all errors, since another length or time may resolve the refusal; sending reports the rest. */
  const change = <N extends 'start_times' | 'duration' | 'type'>(name: N, value: TypedOffer[N]) => {
    clearErrors();
    setValue(name, value as PathValue<TypedOffer, N>, { shouldDirty: true });
  };
  const submit = form.handleSubmit((values) => {
    if (offer.isPending) return;
    offer.mutate(
      { ...values, client_id: clientId, meeting_id: meetingId },
      {
        onSuccess: () => {
          form.reset(NOTHING_OFFERED);
          onLeave();
        },
        onError: (error) => void showFieldErrors(error, OFFER_NAMES, setError),
      },
    );
  });
  return (
    <form
      aria-label="Offer a follow-up"
      className="grid gap-5 p-4 pb-6 sm:px-5"
      noValidate
      method="post"
      onSubmit={submit}
    >
      <FieldGroup label="Length">
        <div className="grid grid-cols-2 gap-2">
          {DURATIONS.map((duration) => (
            <RadioCard
              key={duration}
              name="duration"
              label={`${duration} minutes`}
              checked={typed.duration === duration}
              onChange={() => change('duration', duration)}
            />
          ))}
        </div>
      </FieldGroup>
      <FieldGroup label="How you meet">
        <div className="grid grid-cols-2 gap-2">
          {MEETING_TYPES.map((type) => (
            <RadioCard
              key={type}
              name="type"
              label={type === 'VIDEO' ? 'Video' : 'Phone'}
              checked={typed.type === type}
              onChange={() => change('type', type)}
            />
          ))}
        </div>
      </FieldGroup>
      <Times
        profile={profile}
        duration={typed.duration}
        starts={starts}
        now={now}
        error={errors.start_times?.message ?? errors.start_times?.root?.message}
        onChange={(next) => change('start_times', [...next])}
      />
      <div className="grid gap-1">
        <PesoField
          label="Your fee"
          help="What this client pays you. Your prices for others stay as they are."
          error={errors.price?.message}
          {...price.field}
          value={typed.free ? '0' : (typed.price ?? usualPrice(typed, profile))}
          disabled={typed.free}
        />
        <Checkbox
          label="Free of charge"
          {...register('free', { onChange: () => clearErrors('price') })}
        />
      </div>
      <TextareaField
        label="A few words"
        optional
        rows={2}
        help="Your client reads them in the portal. The email does not show them."
        count={{ length: typed.note.trim().length, max: FOLLOW_UP_NOTE_MAX }}
        error={errors.note?.message}
        {...register('note')}
      />
      {offer.isError && (
        <Notice tone="bad" title={messageFor(OFFER_FOLLOW_UP_FAILURE, offer.error)} />
      )}
      <div className="flex flex-wrap gap-2">
        <SubmitButton pending={offer.isPending} pendingLabel="Sending">
          Send the offer
        </SubmitButton>
        <Button
          variant="outline"
          onClick={() => {
            form.reset(NOTHING_OFFERED);
            onLeave();
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  );
}

interface TimesProps {
  profile: LawyerProfile;
  duration: Duration;
  starts: readonly number[];
  now: number;
  error: string | undefined;
  onChange: (starts: readonly number[]) => void;
}

function Times({ profile, duration, starts, now, error, onChange }: TimesProps) {
  const days = daysFor({ calendar: profile.calendar, now }, duration);
  const [chosenDay, setDay] = useState<string>();
  const full = starts.length >= FOLLOW_UP_TIMES;
  const toggle = (start: number) => {
    if (starts.includes(start)) onChange(starts.filter((one) => one !== start));
    else if (!full) onChange([...starts, start].toSorted((a, b) => a - b));
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-medium">Up to {FOLLOW_UP_TIMES} times</legend>
      <p className="mb-3 text-sm text-neutral-600">
        Of your open times. They are not held: others can book them until your client chooses.
      </p>
      <DayAndTime
        schedule={{
          days,
          day: dayToShow(days, chosenDay ?? dayKey(now)),
          start: null,
          starts,
          unavailable: null,
          setDay,
          setStart: toggle,
        }}
        now={now}
        byPart
      />
      {starts.length > 0 && (
        <ul aria-label="Chosen times" className="mt-4 grid gap-1">
          {starts.map((start) => (
            <li key={start} className="flex items-center justify-between gap-2 rounded border pl-3">
              <span className="tabular">
                <DayTime instant={start} />
              </span>
              <IconButton aria-label="Remove this time" onClick={() => toggle(start)}>
                <Icon of={X} className="size-5" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {full && (
        <p className="mt-2 text-sm text-neutral-700" role="status">
          {FOLLOW_UP_TIMES} times are chosen. Remove one to choose another.
        </p>
      )}
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}
