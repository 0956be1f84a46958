'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { UserRoundPlus } from 'lucide';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { Notice } from '@/components/ui/feedback/notice';
import { showToast } from '@/components/ui/feedback/toast-queue';
import { Button } from '@/components/ui/forms/button';
import { TextField } from '@/components/ui/forms/input';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Icon } from '@/components/ui/icons/icon';
import { Dialog } from '@/components/ui/overlays/dialog';
import { messageWithFactor } from '@/lib/client/accounts/second-factor';
import { INVITE_MEMBER_FAILURE, useInviteMember } from '@/lib/client/lawyers/members';
import { FIELD_MESSAGES } from '@/lib/contract/field-message';
import { memberInput } from '@/lib/contract/lawyers/members';
import { DEFAULT_RIGHTS } from '@/lib/domain/platform/members';
import { RightsFields } from './rights-fields';

export function InviteMember() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Icon of={UserRoundPlus} className="size-5" />
        Invite somebody
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Invite somebody to work for you"
        description="They get an email with a link that works once, for seven days, with an account of that address."
      >
        <InviteForm onSent={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function InviteForm({ onSent }: { onSent: () => void }) {
  const invite = useInviteMember();
  const { register, handleSubmit, formState } = useForm<
    z.input<typeof memberInput>,
    unknown,
    z.output<typeof memberInput>
  >({
    resolver: zodResolver(memberInput, FIELD_MESSAGES),
    defaultValues: { email: '', rights: [...DEFAULT_RIGHTS] },
  });
  const { errors } = formState;
  const submit = handleSubmit((input) =>
    invite.mutate(input, {
      onSuccess: ({ email: to }) => {
        showToast('success', `The invitation was sent to ${to}.`);
        onSent();
      },
    }),
  );
  return (
    <form
      aria-label="Invitation"
      className="mt-4 grid gap-5"
      noValidate
      method="post"
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        label="Email address"
        type="email"
        autoComplete="off"
        error={errors.email?.message}
        {...register('email')}
      />
      <RightsFields field={register('rights')} error={errors.rights?.message} />
      {invite.isError && (
        <Notice tone="bad" title={messageWithFactor(INVITE_MEMBER_FAILURE, invite.error)} />
      )}
      <SubmitButton pending={invite.isPending} pendingLabel="Sending">
        Send the invitation
      </SubmitButton>
    </form>
  );
}
