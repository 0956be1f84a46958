'use client';

import { FieldError } from '@/components/ui/display/field-error';
import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/forms/button';
import { useCancelDeletion } from '@/lib/client/accounts/settings';
import { messageFor } from '@/lib/client/platform/messages';
import { formatDate } from '@/lib/domain/platform/clock-labels';

/** Shows when the account will be deleted, with a button to keep it. */
export function DeletionNotice({ deletesAt }: { deletesAt: string }) {
  const keep = useCancelDeletion();
  return (
    <Notice
      tone="waiting"
      className="mt-6"
      title={`Your account will be deleted on ${formatDate(Date.parse(deletesAt))}`}
    >
      <p>Nothing is deleted before then. If you keep your account, everything stays as it is.</p>
      <Button
        variant="outline"
        className="mt-3"
        pending={keep.isPending}
        pendingLabel="Keeping it"
        onClick={() => keep.mutate()}
      >
        Keep my account
      </Button>
      {keep.isError && <FieldError>{messageFor('cancelDeletion', keep.error)}</FieldError>}
    </Notice>
  );
}
