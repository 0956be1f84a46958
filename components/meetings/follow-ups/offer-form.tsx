'use client';

import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide';
import { type FormEvent, useState } from 'react';
import { QueryFailure } from '@/components/platform/query-failure';
import { textRefusal } from '@/components/platform/text-refusal';
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
import { offeringQuery, useOfferFollowUp } from '@/lib/client/meetings/follow-ups';
import { ApiError } from '@/lib/client/platform/api-error';
import { messageFor } from '@/lib/client/platform/messages';
import type { LawyerProfile } from '@/lib/contract/lawyers/lawyers';
import { FIELD_TEXTS } from '@/lib/contract/platform/texts';
import { MAX_PRICE, MIN_PRICE } from '@/lib/domain/lawyers/pricing';
import { DURATIONS, type Duration } from '@/lib/domain/lawyers/slots';
import { FOLLOW_UP_NOTE_MAX, FOLLOW_UP_TIMES } from '@/lib/domain/meetings/follow-up';
import { MEETING_TYPES, type MeetingType } from '@/lib/domain/meetings/meeting';
import { dayKey } from '@/lib/domain/platform/clock-labels';
import { typedPrice } from '@/lib/domain/platform/money';
import { isoInstant } from '@/lib/domain/platform/time';
import { DayAndTime } from '../booking/times/day-and-time';
import { daysFor, dayToShow, isOpen } from '../booking/times/schedule';

interface OfferFormProps {
  clientId: string;
  clientName: string;
  lawyerId: string;
  /** The meeting that is followed; without it the latest one. */
  meetingId: string | undefined;
  /** Epoch milliseconds. */
  now: number;
  onLeave: () => void;
}

/** One to three of the own open times, at a price. What is typed stays until it is offered. */
export function OfferForm(props: OfferFormProps) {
  const query = useQuery(offeringQuery(props.lawyerId));
  const { data, error } = query;
  if (data) return <Form {...props} profile={data} />;
  if (error instanceof ApiError && error.status === 404) {
    return (
      <Notice tone="waiting" className="mt-3" title="Clients can’t see your profile now">
        You can offer follow-ups once your profile is public.
      </Notice>
    );
  }
  if (query.isLoadingError)
    return <QueryFailure query={query} action="offering" headingLevel="h3" />;
  return (
    <LoadingRegion label="Loading your open times">
      <Skeleton className="mt-3 h-64 w-full" />
    </LoadingRegion>
  );
}

interface Typed {
  readonly starts: readonly number[];
  readonly duration: Duration;
  readonly type: MeetingType;
  /** Undefined until it is another than the lawyer's usual one. */
  readonly price?: string;
  readonly free: boolean;
  readonly note: string;
}

type Wrong = Partial<Record<'start_times' | 'price' | 'note', string>>;

function Form({ profile, ...props }: OfferFormProps & { profile: LawyerProfile }) {
  const { clientId, clientName, lawyerId, meetingId, now, onLeave } = props;
  const offer = useOfferFollowUp(lawyerId);
  const [typed, setTyped] = useState<Typed>({
    starts: [],
    duration: 30,
    type: 'VIDEO',
    free: false,
    note: '',
  });
  const [wrong, setWrong] = useState<Wrong>({});
  const usual = profile.services.find(({ duration }) => duration === typed.duration)?.price ?? 0;
  const price = typed.price ?? pesos(usual);
  // Of another length, or taken meanwhile: it can no longer be offered.
  const calendar = { calendar: profile.calendar, now };
  const starts = typed.starts.filter((start) => isOpen(calendar, start, typed.duration));
  const fields = offer.error instanceof ApiError ? offer.error.fields : {};
  const change = (next: Partial<Typed>) => {
    setWrong({});
    setTyped({ ...typed, ...next });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const centavos = typed.free ? 0 : (typedPrice(price) ?? 0);
    const refusals = refusalsOf({ ...typed, starts }, centavos);
    setWrong(refusals);
    if (Object.keys(refusals).length > 0 || offer.isPending) return;
    const body = {
      client_id: clientId,
      meeting_id: meetingId,
      start_times: starts.map(isoInstant),
      duration: typed.duration,
      type: typed.type,
      price: centavos,
      note: typed.note.trim() || undefined,
    };
    offer.mutate(body, { onSuccess: onLeave });
  };
  return (
    <form
      aria-label="Offer a follow-up"
      className="mt-3 grid gap-5 rounded border bg-white p-4 sm:p-5"
      noValidate
      method="post"
      onSubmit={submit}
    >
      <h3 className="text-lg">A follow-up for {clientName}</h3>
      <FieldGroup label="Length">
        <div className="grid grid-cols-2 gap-2">
          {DURATIONS.map((duration) => (
            <RadioCard
              key={duration}
              name="duration"
              label={`${duration} minutes`}
              checked={typed.duration === duration}
              onChange={() => change({ duration })}
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
              onChange={() => change({ type })}
            />
          ))}
        </div>
      </FieldGroup>
      <Times
        profile={profile}
        duration={typed.duration}
        starts={starts}
        now={now}
        error={wrong.start_times ?? fields.start_times}
        onChange={(next) => change({ starts: next })}
      />
      <div className="grid gap-1">
        <PesoField
          label="Your fee"
          name="price"
          help="What this client pays you. Your prices for others stay as they are."
          value={typed.free ? '0' : price}
          disabled={typed.free}
          error={wrong.price ?? fields.price}
          onChange={({ target }) => change({ price: target.value })}
        />
        <Checkbox
          label="Free of charge"
          checked={typed.free}
          onChange={({ target }) => change({ free: target.checked })}
        />
      </div>
      <TextareaField
        label="A few words"
        name="note"
        optional
        rows={2}
        help="Your client reads them in the portal. The email does not show them."
        value={typed.note}
        count={{ length: typed.note.trim().length, max: FOLLOW_UP_NOTE_MAX }}
        error={wrong.note ?? fields.note}
        onChange={({ target }) => change({ note: target.value })}
      />
      {offer.isError && <Notice tone="bad" title={messageFor('offerFollowUp', offer.error)} />}
      <div className="flex flex-wrap gap-2">
        <SubmitButton pending={offer.isPending} pendingLabel="Sending">
          Send the offer
        </SubmitButton>
        <Button variant="outline" onClick={onLeave}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** As it is typed: `1500`, `1500.50`. */
function pesos(centavos: number): string {
  return String(centavos / 100);
}

function refusalsOf({ starts, free, note }: Typed, centavos: number): Wrong {
  const tooLong = textRefusal(note, FOLLOW_UP_NOTE_MAX, true);
  return {
    ...(starts.length === 0 && { start_times: FIELD_TEXTS.followUpTimes }),
    ...(!free && (centavos < MIN_PRICE || centavos > MAX_PRICE) && { price: FIELD_TEXTS.price }),
    ...(tooLong && { note: tooLong }),
  };
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
