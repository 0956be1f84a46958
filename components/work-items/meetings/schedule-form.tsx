'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useRouter } from 'next/navigation';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod';
import { showFieldErrors } from '@/components/accounts/authentication/server-errors';
import { withTitle } from '@/components/lawyers/practice';
import { MoveBar } from '@/components/meetings/changes/move-bar';
import { NewTime } from '@/components/meetings/changes/new-time';
import { useTimes } from '@/components/meetings/changes/use-times';
import { meetingPath } from '@/components/meetings/meeting-path';
import { TypeFields } from '@/components/meetings/type-fields';
import { focusOnMount } from '@/components/ui/feedback/focus-on-mount';
import { Notice } from '@/components/ui/feedback/notice';
import { showToast } from '@/components/ui/feedback/toast-queue';
import { ApiError } from '@/lib/client/platform/api-error';
import { messageFor } from '@/lib/client/platform/messages';
import {
  SCHEDULE_MEETING_FAILURE,
  type useScheduleMeeting,
} from '@/lib/client/work-items/scheduling';
import { FIELD_MESSAGES } from '@/lib/contract/field-message';
import type { Calendar } from '@/lib/contract/lawyers/lawyers';
import { COPY } from '@/lib/contract/platform/copy';
import { optionalPhone } from '@/lib/contract/platform/fields';
import type { IncludedMeeting, WorkItem } from '@/lib/contract/work-items/work-items';
import { MEETING_TYPES } from '@/lib/domain/meetings/meeting';
import { isoInstant } from '@/lib/domain/platform/time';
import { workItemPath } from '../work-item-paths';

const BAR = {
  choose: 'Choose a time',
  chosen: 'Your time',
  back: 'Not now',
  submit: 'Confirm',
  pending: 'Confirming',
};

const form = z
  .object({ type: z.enum(MEETING_TYPES), phone: optionalPhone })
  .refine((value) => value.type !== 'PHONE' || Boolean(value.phone), {
    path: ['phone'],
    message: COPY.validation.required,
  });
type Fields = z.input<typeof form>;
const resolve = zodResolver<Fields, unknown, z.output<typeof form>>(form, FIELD_MESSAGES);

/** Validates only the visible fields: the phone number of a video meeting does not block the form. */
const resolver: typeof resolve = (values, context, options) =>
  resolve(
    { ...values, phone: values.type === 'PHONE' ? values.phone : undefined },
    context,
    options,
  );

interface ScheduleFormProps {
  item: WorkItem;
  meeting: IncludedMeeting;
  calendar: Calendar;
  schedule: ReturnType<typeof useScheduleMeeting>;
  phone: string | null;
  /** Instant of the request, epoch milliseconds. */
  requestNow: number;
}

/** The time, and video or phone. The input survives every refusal. */
export function ScheduleForm(props: ScheduleFormProps) {
  const { item, meeting, calendar, schedule, phone, requestNow } = props;
  const router = useRouter();
  const { register, control, handleSubmit, setError, formState } = useForm<
    Fields,
    unknown,
    z.output<typeof form>
  >({ resolver, defaultValues: { type: 'VIDEO', phone: phone ?? '' } });
  const type = useWatch({ control, name: 'type' });
  const { error, submittedAt: at } = schedule;
  const conflict = error instanceof ApiError && error.key === 'schedule_conflict';
  const times = useTimes({
    calendar,
    duration: meeting.duration,
    now: requestNow,
    current: null,
    refused: conflict && schedule.variables ? Date.parse(schedule.variables.start_time) : null,
    onChoose: () => !schedule.isPending && schedule.reset(),
    isOurs: schedule.isPending || schedule.isSuccess,
  });
  const submit = handleSubmit(async (chosen) => {
    if (times.start === null) return;
    try {
      const made = await schedule.mutateAsync({
        work_item_meeting_id: meeting._id,
        start_time: isoInstant(times.start),
        type: chosen.type,
        phone: chosen.type === 'PHONE' ? chosen.phone : undefined,
      });
      showToast('success', 'Your meeting is confirmed');
      router.push(meetingPath('client', made._id));
    } catch (failure) {
      showFieldErrors(failure, ['phone'], setError);
    }
  });
  const message = error && messageFor(SCHEDULE_MEETING_FAILURE, error);
  const elsewhere = message && !conflict && !isAboutNumber(error) ? message : null;

  return (
    <form noValidate method="post" className="min-w-0 **:scroll-mt-16" onSubmit={submit}>
      <NewTime
        title="Time"
        schedule={times}
        refusal={conflict && message ? { message, at } : null}
        unchanged="Nothing was booked. What you chose below is still here."
        none={`${withTitle(item.lawyer.display_name)} may open more. Check again later, or send a message on the agreement page.`}
        now={requestNow}
      />
      <TypeFields
        type={register('type')}
        phone={register('phone')}
        chosen={type}
        phoneError={formState.errors.phone?.message}
      />
      <p className="mt-7 rounded border bg-white p-4 text-sm text-neutral-700">
        The time is yours once you confirm. We will email you both. Until the meeting starts, you
        can change the time, or cancel and choose another one.
      </p>
      {elsewhere && (
        <Notice
          key={at}
          ref={focusOnMount}
          tabIndex={-1}
          tone="bad"
          className="mt-4"
          title={elsewhere}
        >
          Nothing was booked.
        </Notice>
      )}
      <MoveBar
        start={times.start}
        pending={schedule.isPending || schedule.isSuccess}
        back={workItemPath('client', item._id)}
        words={BAR}
      />
    </form>
  );
}

function isAboutNumber(error: Error): boolean {
  return error instanceof ApiError && Boolean(error.fields.phone);
}
