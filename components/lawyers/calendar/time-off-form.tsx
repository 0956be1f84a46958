'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import Link from 'next/link';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { DayTime } from '@/components/ui/display/day-time';
import { Notice } from '@/components/ui/feedback/notice';
import { showToast } from '@/components/ui/feedback/toast-queue';
import { TextField } from '@/components/ui/forms/input';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { useCreateBlocker } from '@/lib/client/lawyers/blockers';
import { messageFor } from '@/lib/client/platform/messages';
import { FIELD_MESSAGES } from '@/lib/contract/field-message';
import { type CreatedBlocker, timeOffForm } from '@/lib/contract/lawyers/blockers';
import { dayKey } from '@/lib/domain/platform/clock-labels';

/** Plans time off within a day. What stands in it already is named below, with a way to each meeting. */
export function TimeOffForm({ now }: { now: number }) {
  const create = useCreateBlocker();
  const today = dayKey(now);
  const { register, handleSubmit, formState, reset } = useForm<
    z.input<typeof timeOffForm>,
    unknown,
    z.output<typeof timeOffForm>
  >({
    resolver: zodResolver(timeOffForm, FIELD_MESSAGES),
    defaultValues: { date: '', from: '09:00', to: '17:00', title: '' },
  });
  const { errors } = formState;
  const submit = handleSubmit((body) =>
    create.mutate(body, {
      onSuccess: () => {
        reset();
        showToast('success', 'Your time off is saved');
      },
    }),
  );
  return (
    <>
      <form className="grid gap-5" noValidate method="post" onSubmit={submit}>
        {create.isError && <Notice tone="bad" title={messageFor('createBlocker', create.error)} />}
        <TextField
          label="Date"
          type="date"
          min={today}
          error={errors.date?.message}
          {...register('date')}
        />
        <div className="grid grid-cols-2 gap-4">
          <TextField label="From" type="time" error={errors.from?.message} {...register('from')} />
          <TextField label="To" type="time" error={errors.to?.message} {...register('to')} />
        </div>
        <TextField
          label="Title"
          optional
          maxLength={120}
          autoComplete="off"
          help="Only you see it. Times are Philippine time."
          error={errors.title?.message}
          {...register('title')}
        />
        <SubmitButton wide pending={create.isPending} pendingLabel="Saving">
          Add time off
        </SubmitButton>
      </form>
      {create.isSuccess && <Standing meetings={create.data.meetings} />}
    </>
  );
}

function Standing({ meetings }: { meetings: CreatedBlocker['meetings'] }) {
  if (meetings.length === 0) return null;
  const count = meetings.length === 1 ? 'A meeting is' : `${meetings.length} meetings are`;
  return (
    <Notice tone="waiting" className="mt-5" title={`${count} booked then`}>
      <p>Your time off is saved. What is booked already still takes place:</p>
      <ul className="mt-2 grid gap-2">
        {meetings.map(({ _id, client, start_time }) => (
          <li key={_id}>
            <Link
              href={`/lawyer-portal/meeting/${_id}`}
              className="inline-block rounded font-medium underline underline-offset-4"
            >
              {client}
            </Link>
            <span className="block tabular">
              <DayTime instant={Date.parse(start_time)} />
            </span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
