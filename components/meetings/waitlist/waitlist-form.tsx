'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { showFieldErrors } from '@/components/accounts/authentication/server-errors';
import { LengthOption } from '@/components/lawyers/profile/length-choice';
import { Price } from '@/components/ui/display/price';
import { focusOnMount } from '@/components/ui/feedback/focus-on-mount';
import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/forms/button';
import { FieldGroup } from '@/components/ui/forms/field';
import { TextField } from '@/components/ui/forms/input';
import { RadioCard } from '@/components/ui/forms/radio-card';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { JOIN_WAITLIST_FAILURE, useJoinWaitlist } from '@/lib/client/meetings/waitlist';
import { messageFor } from '@/lib/client/platform/messages';
import { FIELD_MESSAGES } from '@/lib/contract/field-message';
import type { LawyerProfile } from '@/lib/contract/lawyers/lawyers';
import {
  type WaitlistEntry,
  type WaitlistForm,
  waitlistForm,
} from '@/lib/contract/meetings/waitlist';
import { PARTS_OF_DAY, WAITLIST_DAYS } from '@/lib/domain/meetings/waitlist';
import { manilaDayKey, manilaDayNumber } from '@/lib/domain/platform/time';
import { PART_LABELS } from './wanted-text';

interface FormOfWaitlistProps {
  lawyerId: string;
  services: LawyerProfile['services'];
  entry: WaitlistEntry | null;
  /** Instant of the request, epoch milliseconds. */
  now: number;
  onJoined: () => void;
  onKeep: () => void;
}

const NAMES = ['from', 'to', 'part_of_day', 'duration'] as const;
/** Days of a new entry: most people can wait no longer than a month. */
const DAYS = 30;

export function FormOfWaitlist(props: FormOfWaitlistProps) {
  const { lawyerId, services, entry, now, onJoined, onKeep } = props;
  const today = manilaDayNumber(now);
  const join = useJoinWaitlist();
  const form = useForm<WaitlistForm, unknown, z.output<typeof waitlistForm>>({
    resolver: zodResolver(waitlistForm, FIELD_MESSAGES),
    defaultValues: {
      from: entry?.from ?? manilaDayKey(today),
      to: entry?.to ?? manilaDayKey(today + DAYS),
      part_of_day: entry?.part_of_day ?? 'any',
      duration: entry?.duration ?? 30,
    },
  });
  const { register, formState, watch, setValue } = form;
  const { errors } = formState;
  const submit = form.handleSubmit((values) =>
    join.mutate(
      { lawyer_id: lawyerId, ...values },
      {
        onSuccess: onJoined,
        onError: (error) => void showFieldErrors(error, NAMES, form.setError),
      },
    ),
  );
  const span = { min: manilaDayKey(today), max: manilaDayKey(today + WAITLIST_DAYS) };
  return (
    <form
      // The button that led here is gone.
      {...(entry && { ref: focusOnMount, tabIndex: -1 })}
      aria-label="What you wait for"
      className="grid gap-6"
      noValidate
      method="post"
      onSubmit={submit}
    >
      <div>
        <div className="grid items-start gap-4 min-[22rem]:grid-cols-2">
          <TextField
            {...span}
            label="First day"
            type="date"
            error={errors.from?.message}
            {...register('from')}
          />
          <TextField
            {...span}
            label="Last day"
            type="date"
            error={errors.to?.message}
            {...register('to')}
          />
        </div>
        <p className="mt-1.5 text-sm text-neutral-600">
          Days and times are those of the Philippines, up to {WAITLIST_DAYS} days ahead.
        </p>
      </div>
      <FieldGroup label="When on the day" error={errors.part_of_day?.message}>
        <div className="grid gap-2 sm:grid-cols-2">
          {PARTS_OF_DAY.map((part) => (
            <RadioCard
              key={part}
              value={part}
              label={PART_LABELS[part].label}
              help={PART_LABELS[part].hours}
              {...register('part_of_day')}
            />
          ))}
        </div>
      </FieldGroup>
      <FieldGroup label="Length of the meeting" error={errors.duration?.message}>
        <div className="grid grid-cols-2 gap-2">
          {services.map(({ duration, price }) => (
            <LengthOption
              key={duration}
              checked={watch('duration') === duration}
              onChange={() => setValue('duration', duration)}
            >
              <span className="text-sm text-neutral-700">{duration} minutes</span>
              <Price centavos={price} className="text-lg font-semibold" />
            </LengthOption>
          ))}
        </div>
      </FieldGroup>
      {join.isError && <Notice tone="bad" title={messageFor(JOIN_WAITLIST_FAILURE, join.error)} />}
      <div className="flex flex-wrap gap-3">
        <SubmitButton
          variant="action"
          size="large"
          className="grow sm:grow-0"
          pending={join.isPending}
          pendingLabel="Saving"
        >
          {entry ? 'Save the changes' : 'Tell me when a time is free'}
        </SubmitButton>
        {entry && (
          <Button variant="outline" size="large" className="grow sm:grow-0" onClick={onKeep}>
            Keep it as it is
          </Button>
        )}
      </div>
    </form>
  );
}
