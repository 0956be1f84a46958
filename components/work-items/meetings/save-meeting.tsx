'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod';
import { showFieldErrors } from '@/components/accounts/authentication/server-errors';
import { plural } from '@/components/meetings/meeting-labels';
import { focusOnMount } from '@/components/ui/feedback/focus-on-mount';
import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/forms/button';
import { FieldGroup } from '@/components/ui/forms/field';
import { TextField } from '@/components/ui/forms/input';
import { RadioCard } from '@/components/ui/forms/radio-card';
import { Dialog } from '@/components/ui/overlays/dialog';
import { messageFor } from '@/lib/client/platform/messages';
import {
  ADD_INCLUDED_MEETING_FAILURE,
  CHANGE_INCLUDED_MEETING_FAILURE,
  useSaveIncludedMeeting,
} from '@/lib/client/work-items/scheduling';
import { FIELD_MESSAGES } from '@/lib/contract/field-message';
import {
  type IncludedMeeting,
  includedMeetingInput,
  type WorkItem,
} from '@/lib/contract/work-items/work-items';
import { DURATIONS, type Duration } from '@/lib/domain/lawyers/slots';
import { TITLE_MAX, type WorkItemStatus } from '@/lib/domain/work-items/work-item';

/** Radio values are text. */
const form = includedMeetingInput.extend({
  duration: z.enum(DURATIONS.map(String) as [`${Duration}`, ...`${Duration}`[]]),
});

interface SaveMeetingProps {
  item: WorkItem;
  meeting: IncludedMeeting | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Lets the lawyer add a meeting to the agreement, or change one without a time. */
export function SaveMeeting({ item, meeting, open, onOpenChange }: SaveMeetingProps) {
  const save = useSaveIncludedMeeting(item._id, meeting?._id ?? null);
  const id = useId();
  const change = (next: boolean) => {
    if (save.isPending) return;
    save.reset();
    onOpenChange(next);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={meeting ? 'Change the meeting' : 'Add a meeting'}
      description={WHAT_FOLLOWS[item.status]}
      actions={
        <>
          <Button variant="outline" onClick={() => change(false)}>
            Close
          </Button>
          <Button type="submit" form={id} pending={save.isPending} pendingLabel="Saving">
            {meeting ? 'Save' : 'Add'}
          </Button>
        </>
      }
    >
      <Fields id={id} meeting={meeting} save={save} onSaved={() => onOpenChange(false)} />
    </Dialog>
  );
}

const WHAT_FOLLOWS: Readonly<Partial<Record<WorkItemStatus, string>>> = {
  PROPOSAL: 'This changes the proposal: your client gets the new version and has to read it again.',
  PAID: 'It is included in what is paid: your client pays nothing more for it.',
};

interface FieldsProps {
  id: string;
  meeting: IncludedMeeting | null;
  save: ReturnType<typeof useSaveIncludedMeeting>;
  onSaved: () => void;
}

function Fields({ id, meeting, save, onSaved }: FieldsProps) {
  const { register, control, handleSubmit, setError, formState } = useForm<
    z.input<typeof form>,
    unknown,
    z.output<typeof form>
  >({
    resolver: zodResolver(form, FIELD_MESSAGES),
    defaultValues: { title: meeting?.title ?? '', duration: `${meeting?.duration ?? 60}` },
  });
  const title = useWatch({ control, name: 'title' });
  const submit = handleSubmit((values) => {
    const duration = DURATIONS.find((one) => `${one}` === values.duration) ?? DURATIONS[0];
    save.mutate(
      { title: values.title, duration },
      {
        onSuccess: onSaved,
        onError: (error) => void showFieldErrors(error, ['title', 'duration'], setError),
      },
    );
  });
  return (
    <form
      id={id}
      noValidate
      method="post"
      className="mt-4 grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        // The dialog stands inside the page's tree: its submit is no one else's.
        event.stopPropagation();
        void submit(event);
      }}
    >
      <TextField
        {...register('title')}
        label="What is it for?"
        help="Your client sees it in the agreement and in the calendar."
        count={{ length: title.length, max: TITLE_MAX }}
        error={formState.errors.title?.message}
        autoComplete="off"
      />
      <FieldGroup label="Length">
        <div className="grid gap-2 sm:grid-cols-2">
          {DURATIONS.map((one) => (
            <RadioCard
              key={one}
              {...register('duration')}
              value={one}
              label={plural(one, 'minute')}
            />
          ))}
        </div>
      </FieldGroup>
      {save.error && (
        <Notice
          key={save.submittedAt}
          ref={focusOnMount}
          tabIndex={-1}
          tone="bad"
          title={messageFor(
            meeting ? CHANGE_INCLUDED_MEETING_FAILURE : ADD_INCLUDED_MEETING_FAILURE,
            save.error,
          )}
        />
      )}
    </form>
  );
}
