'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { Notice } from '@/components/ui/feedback/notice';
import { showToast } from '@/components/ui/feedback/toast-queue';
import { Button } from '@/components/ui/forms/button';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { messageWithFactor } from '@/lib/client/accounts/second-factor';
import { CHANGE_MEMBER_FAILURE, useChangeMember } from '@/lib/client/lawyers/members';
import { FIELD_MESSAGES } from '@/lib/contract/field-message';
import { memberChange, type PracticeMember } from '@/lib/contract/lawyers/members';
import { RightsFields } from './rights-fields';

export function ChangeMember({ member }: { member: PracticeMember }) {
  const [open, setOpen] = useState(false);
  const name = member.name ?? member.email ?? '';
  return (
    <>
      <Button variant="outline" size="small" onClick={() => setOpen(true)}>
        Change<span className="sr-only">{` what ${name} may do`}</span>
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={`What ${name} may do`}>
        <ChangeForm member={member} onSaved={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function ChangeForm({ member, onSaved }: { member: PracticeMember; onSaved: () => void }) {
  const change = useChangeMember(member._id);
  const { rights, notices } = member;
  const { register, handleSubmit, formState } = useForm<
    z.input<typeof memberChange>,
    unknown,
    z.output<typeof memberChange>
  >({
    resolver: zodResolver(memberChange, FIELD_MESSAGES),
    defaultValues: { rights, notices },
  });
  const submit = handleSubmit((input) =>
    change.mutate(input, {
      onSuccess: () => {
        showToast('success', 'Saved. It holds at once.');
        onSaved();
      },
    }),
  );
  return (
    <form
      aria-label="Rights"
      className="mt-4 grid gap-5"
      noValidate
      method="post"
      onSubmit={(event) => void submit(event)}
    >
      <RightsFields field={register('rights')} error={formState.errors.rights?.message} />
      <Checkbox
        label="Tell this person of bookings"
        help="New, moved and cancelled meetings: who and when, nothing of the case. Needs “Requests and meetings”."
        {...register('notices')}
      />
      {change.isError && (
        <Notice tone="bad" title={messageWithFactor(CHANGE_MEMBER_FAILURE, change.error)} />
      )}
      <SubmitButton pending={change.isPending} pendingLabel="Saving">
        Save
      </SubmitButton>
    </form>
  );
}
