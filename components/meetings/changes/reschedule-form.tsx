'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useRouter } from 'next/navigation';
import { useForm, useWatch } from 'react-hook-form';
import type * as z from 'zod';
import { showFieldErrors } from '@/components/accounts/authentication/server-errors';
import { withHint } from '@/components/platform/with-hint';
import { DayTime } from '@/components/ui/display/day-time';
import { focusOnMount } from '@/components/ui/feedback/focus-on-mount';
import { Notice } from '@/components/ui/feedback/notice';
import { showToast } from '@/components/ui/feedback/toast-queue';
import { TextField } from '@/components/ui/forms/input';
import { TextareaField } from '@/components/ui/forms/textarea';
import { NEVER_CONNECTED } from '@/lib/catalogue/refund-rule';
import {
  RESCHEDULE_MEETING_FAILURE,
  type useRescheduleMeeting,
} from '@/lib/client/meetings/changes';
import { ApiError } from '@/lib/client/platform/api-error';
import { messageFor } from '@/lib/client/platform/messages';
import { FIELD_MESSAGES } from '@/lib/contract/field-message';
import { type Meeting, rescheduleInput } from '@/lib/contract/meetings/meetings';
import type { MeetingTimes } from '@/lib/contract/meetings/times';
import { COPY } from '@/lib/contract/platform/copy';
import { isoInstant } from '@/lib/domain/platform/time';
import { counterpart, type Side } from '../meeting-labels';
import { meetingPath } from '../meeting-path';
import { MoveBar } from './move-bar';
import { MoveRule } from './move-rule';
import { NewTime } from './new-time';
import { useTimes } from './use-times';

const REASON_MAX = 120;
const DETAILS_MAX = 1000;
const BAR = {
  choose: 'Choose a new time',
  chosen: 'New time',
  back: 'Keep the time',
  submit: 'Reschedule',
  pending: 'Rescheduling',
};
const form = rescheduleInput.pick({ reason: true, details: true });
type Fields = z.input<typeof form>;

export interface RescheduleFormProps {
  meeting: Meeting;
  times: MeetingTimes;
  move: ReturnType<typeof useRescheduleMeeting>;
  side: Side;
  now: number;
  requestNow: number;
}

export function RescheduleForm(props: RescheduleFormProps) {
  const { meeting, times, move, side, now, requestNow } = props;
  const router = useRouter();
  const { register, control, handleSubmit, setError, formState } = useForm<
    Fields,
    unknown,
    z.output<typeof form>
  >({
    resolver: zodResolver(form, FIELD_MESSAGES),
    defaultValues: {
      reason: meeting.never_connected ? `${NEVER_CONNECTED.title}.` : '',
      details: '',
    },
  });
  const [reason, details] = useWatch({ control, name: ['reason', 'details'] });
  const conflict = isConflict(move.error);
  const schedule = useTimes({
    calendar: times.calendar,
    duration: meeting.duration,
    now: requestNow,
    current: Date.parse(meeting.start_time),
    refused: conflict && move.variables ? Date.parse(move.variables.start_time) : null,
    onChoose: () => !move.isPending && move.reset(),
    isOurs: move.isPending || move.isSuccess,
  });
  const submit = handleSubmit(async (words) => {
    if (schedule.start === null) return;
    try {
      await move.mutateAsync({ ...words, start_time: isoInstant(schedule.start) });
      showToast('success', COPY.reschedule.success);
      router.push(meetingPath(side, meeting._id));
    } catch (error) {
      showFieldErrors(error, ['reason', 'details'], setError);
    }
  });
  const reader = counterpart(meeting, side).name;
  const elsewhere = move.error && !conflict && !isAboutField(move.error) ? move.error : null;

  return (
    <form noValidate method="post" className="min-w-0 **:scroll-mt-16" onSubmit={submit}>
      <NewTime
        title="New time"
        schedule={schedule}
        refusal={
          conflict && move.error
            ? { message: messageFor(RESCHEDULE_MEETING_FAILURE, move.error), at: move.submittedAt }
            : null
        }
        unchanged={
          <>
            The meeting stays on <DayTime instant={Date.parse(meeting.start_time)} />, and what you
            typed below is kept.
          </>
        }
        none="The meeting stays where it is."
        now={requestNow}
      />
      <h2 className="mt-9 text-2xl">Why</h2>
      <div className="mt-4 grid grid-cols-1 gap-5">
        <TextField
          {...register('reason')}
          label="Reason"
          help={`One line, for ${reader}.`}
          count={{ length: reason.length, max: REASON_MAX }}
          error={withHint(formState.errors.reason?.message, 'A few words are enough.')}
          autoComplete="off"
        />
        <TextareaField
          {...register('details')}
          label="Details"
          optional
          rows={4}
          count={{ length: details?.length ?? 0, max: DETAILS_MAX }}
          error={formState.errors.details?.message}
        />
      </div>
      <div className="mt-7 rounded border bg-white p-4">
        <MoveRule meeting={meeting} times={times} side={side} now={now} start={schedule.start} />
      </div>
      {elsewhere && (
        <Notice
          key={move.submittedAt}
          ref={focusOnMount}
          tabIndex={-1}
          tone="bad"
          className="mt-4"
          title={messageFor(RESCHEDULE_MEETING_FAILURE, elsewhere)}
        >
          The meeting stays where it is, and what you typed is kept.
        </Notice>
      )}
      <MoveBar
        start={schedule.start}
        pending={move.isPending || move.isSuccess}
        back={meetingPath(side, meeting._id)}
        words={BAR}
      />
    </form>
  );
}

function isConflict(error: Error | null): boolean {
  return error instanceof ApiError && error.key === 'schedule_conflict';
}

function isAboutField(error: Error): boolean {
  return error instanceof ApiError && ['reason', 'details'].some((name) => error.fields[name]);
}
