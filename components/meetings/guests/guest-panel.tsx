'use client';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { showFieldErrors } from '@/components/accounts/authentication/server-errors';
import { focusOnMount } from '@/components/ui/feedback/focus-on-mount';
import { Notice } from '@/components/ui/feedback/notice';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { TextField } from '@/components/ui/forms/input';
import { SelectField } from '@/components/ui/forms/select';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { GUEST_RELATION_LABELS, GUEST_TERMS } from '@/lib/catalogue/guest-terms';
import {
  INVITE_GUEST_FAILURE,
  useInviteGuest,
  useRenewGuestLink,
  useWithdrawGuest,
} from '@/lib/client/meetings/guests';
import { messageFor } from '@/lib/client/platform/messages';
import { FIELD_MESSAGES } from '@/lib/contract/field-message';
import { guestInput } from '@/lib/contract/meetings/guests';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { FIELD_COPY } from '@/lib/contract/platform/copy';
import { GUEST_RELATIONS } from '@/lib/domain/meetings/guests';
import { InvitedGuest } from './invited-guest';

export function hasGuestPanel({ can_invite_guest, guest }: Meeting): boolean {
  return can_invite_guest || Boolean(guest?.url);
}

/** Lets the client invite a guest, or shows the link and revokes it, on the meeting's page and in the call. */
export function GuestPanel({ meeting }: { meeting: Meeting }) {
  const { _id: meetingId, guest, can_invite_guest: canInvite } = meeting;
  // Here, because each outlives what it was pressed in.
  const invite = useInviteGuest(meetingId);
  const renew = useRenewGuestLink(meetingId);
  const withdraw = useWithdrawGuest(meetingId);
  if (guest?.url) {
    return (
      <InvitedGuest
        guest={guest}
        renew={renew}
        withdraw={withdraw}
        url={guest.url}
        isNew={invite.isSuccess}
      />
    );
  }
  if (!canInvite) return <p>You can no longer invite anyone to this meeting.</p>;
  return <InviteForm invite={invite} isAgain={withdraw.isSuccess} />;
}

const form = guestInput.extend({
  consent: z.boolean().refine((agreed) => agreed, FIELD_COPY.consent),
});

const NAMES = ['relation', 'name', 'consent'] as const;

interface InviteFormProps {
  invite: ReturnType<typeof useInviteGuest>;
  isAgain: boolean;
}

function InviteForm({ invite, isAgain }: InviteFormProps) {
  const { register, formState, handleSubmit, setError } = useForm<
    z.input<typeof form>,
    unknown,
    z.output<typeof form>
  >({
    resolver: zodResolver(form, FIELD_MESSAGES),
    defaultValues: { relation: 'INTERPRETER', name: '', consent: false },
  });
  const { errors } = formState;
  const submit = handleSubmit(({ relation, name }) =>
    invite.mutate(
      { relation, name, consent: true },
      { onError: (error) => void showFieldErrors(error, NAMES, setError) },
    ),
  );
  return (
    <form className="grid grid-cols-1 gap-4" noValidate method="post" onSubmit={submit}>
      {isAgain && (
        <Notice ref={focusOnMount} tabIndex={-1} title="The invitation is withdrawn">
          The link does not work any more.
        </Notice>
      )}
      <SelectField label="Who comes?" error={errors.relation?.message} {...register('relation')}>
        {GUEST_RELATIONS.map((relation) => (
          <option key={relation} value={relation}>
            {GUEST_RELATION_LABELS[relation]}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Name of your guest"
        optional
        autoComplete="off"
        error={errors.name?.message}
        {...register('name')}
      />
      <div>
        <ul className="list-disc space-y-1 pl-5 text-sm text-neutral-700 marker:text-neutral-500">
          {GUEST_TERMS.client.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <Checkbox
          className="mt-1"
          label={GUEST_TERMS.clientAgrees}
          error={errors.consent?.message}
          {...register('consent')}
        />
      </div>
      {invite.isError && (
        <Notice tone="bad" title={messageFor(INVITE_GUEST_FAILURE, invite.error)} />
      )}
      <SubmitButton wide pending={invite.isPending} pendingLabel="Making the link">
        Make the link
      </SubmitButton>
    </form>
  );
}
