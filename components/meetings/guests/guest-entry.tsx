'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { Video } from 'lucide';
import { useRouter } from 'next/navigation';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { showFieldErrors } from '@/components/accounts/authentication/server-errors';
import { withTitle } from '@/components/lawyers/practice';
import { YourTime } from '@/components/ui/display/own-time';
import { Notice } from '@/components/ui/feedback/notice';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { TextField } from '@/components/ui/forms/input';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Icon } from '@/components/ui/icons/icon';
import { MessagePage } from '@/components/ui/layout/message-page';
import { GUEST_TERMS } from '@/lib/catalogue/guest-terms';
import { ENTER_AS_GUEST_FAILURE, useEnterAsGuest } from '@/lib/client/meetings/guests';
import { messageFor } from '@/lib/client/platform/messages';
import { FIELD_MESSAGES } from '@/lib/contract/field-message';
import { type GuestMeeting, guestEntryForm } from '@/lib/contract/meetings/guests';
import { FIELD_COPY } from '@/lib/contract/platform/copy';
import { formatDayTime } from '@/lib/domain/platform/clock-labels';
import { RETENTION_DAYS } from '@/lib/domain/platform/retention';
import { guestCallPath } from './guest-paths';

const form = guestEntryForm.extend({
  agreed: z.boolean().refine((agreed) => agreed, FIELD_COPY.consent),
});
const NAMES = ['name', 'agreed'] as const;

interface GuestEntryProps {
  token: string;
  meeting: GuestMeeting;
}

export function GuestEntry({ token, meeting }: GuestEntryProps) {
  const enter = useEnterAsGuest();
  const router = useRouter();
  const { register, formState, handleSubmit, setError } = useForm<
    z.input<typeof form>,
    unknown,
    z.output<typeof form>
  >({
    resolver: zodResolver(form, FIELD_MESSAGES),
    defaultValues: { name: '', agreed: false },
  });
  const { errors } = formState;
  const submit = handleSubmit(({ name }) =>
    enter.mutate(
      { token, name, agreed: true },
      {
        // The address with the token does not stay in the history.
        onSuccess: ({ meeting_id: id }) => router.replace(guestCallPath(id)),
        onError: (error) => void showFieldErrors(error, NAMES, setError),
      },
    ),
  );
  const start = Date.parse(meeting.start_time);
  return (
    <MessagePage icon={<Icon of={Video} />} title="You are invited to a video meeting">
      <p className="mt-3 text-neutral-700">
        <span className="wrap-anywhere">{meeting.client_name}</span> invites you to a video meeting
        with {withTitle(meeting.lawyer_name)}.
      </p>
      <p className="mt-3 font-semibold">
        <span>{formatDayTime(start)}</span>
        <YourTime instant={start} className="block text-sm font-normal text-neutral-600" />
      </p>
      <form className="mt-6 grid grid-cols-1 gap-4" noValidate method="post" onSubmit={submit}>
        <TextField
          label="Your name"
          help="The two people of the meeting see it."
          autoComplete="name"
          error={errors.name?.message}
          {...register('name')}
        />
        <Checkbox
          label={GUEST_TERMS.guest}
          error={errors.agreed?.message}
          {...register('agreed')}
        />
        {enter.isError && (
          <Notice tone="bad" title={messageFor(ENTER_AS_GUEST_FAILURE, enter.error)} />
        )}
        <SubmitButton
          size="large"
          wide
          pending={enter.isPending || enter.isSuccess}
          pendingLabel="One moment"
        >
          Continue
        </SubmitButton>
      </form>
      <p className="mt-4 text-sm text-neutral-600">
        You need no account. Your name is deleted {RETENTION_DAYS.guestNames} days after the
        meeting.
      </p>
    </MessagePage>
  );
}
