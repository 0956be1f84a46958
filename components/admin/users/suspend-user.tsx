'use client';

import { type RefObject, useState } from 'react';
import { ReasonAction } from '@/components/platform/reason-action';
import { Button } from '@/components/ui/forms/button';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { Dialog } from '@/components/ui/overlays/dialog';
import { useSuspendUser } from '@/lib/client/admin/users';
import type { AdminUser } from '@/lib/contract/admin/users';
import { formatPeso } from '@/lib/domain/platform/money';
import { AdminActionFailure } from '../admin-failure';
import { counted } from './counted';

interface SuspendUserProps {
  user: AdminUser;
  /** Takes the focus when the button is gone. */
  returnTo: RefObject<HTMLElement | null>;
}

/** Asks for the reason, and says what follows before it is done. */
export function SuspendUser({ user, returnTo }: SuspendUserProps) {
  const { _id, name, ahead } = user;
  const suspend = useSuspendUser(_id);
  const [cancels, setCancels] = useState(false);
  return (
    <ReasonAction
      label="Suspend"
      look={{ variant: 'danger' }}
      title={`Suspend ${name}?`}
      reasonLabel="Reason"
      help={`${name} is mailed this.`}
      confirm="Suspend"
      fields={
        ahead && (
          <Checkbox
            label="Cancel what is ahead"
            help={cancellation(ahead)}
            checked={cancels}
            onChange={({ target }) => setCancels(target.checked)}
          />
        )
      }
      failure={<AdminActionFailure title="Nothing was changed" error={suspend.error} />}
      returnTo={returnTo}
      mutation={suspend}
      run={(reason) => suspend.mutateAsync({ reason, cancel_meetings: cancels })}
    >
      All devices are signed out at once, and nobody can sign in.
      {ahead && ` The profile is hidden and can’t be booked.${stays(ahead)}`}
    </ReasonAction>
  );
}

/** Cancels what is ahead of a lawyer who is suspended already. */
export function CancelAhead({ user, returnTo }: SuspendUserProps) {
  const { _id, name, ahead, suspension_reason: reason } = user;
  const suspend = useSuspendUser(_id);
  const [open, setOpen] = useState(false);
  if (!ahead || reason === null) return null;
  const cancel = () =>
    suspend.mutate({ reason, cancel_meetings: true }, { onSuccess: () => setOpen(false) });
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Cancel what is ahead
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={`Cancel what is ahead of ${name}?`}
        description={`${cancellation(ahead)}${stays(ahead)}`}
        returnTo={returnTo}
        actions={
          <>
            <Button variant="outline" onClick={() => setOpen(false)}>
              Back
            </Button>
            <Button
              variant="danger"
              pending={suspend.isPending}
              pendingLabel="Sending"
              onClick={cancel}
            >
              Cancel them
            </Button>
          </>
        }
      >
        <AdminActionFailure title="Nothing was changed" error={suspend.error} />
      </Dialog>
    </>
  );
}

type Ahead = NonNullable<AdminUser['ahead']>;

/** What is cancelled, in counts and pesos. */
function cancellation({ meetings, holds, refund, proposals }: Ahead): string {
  const parts = [
    `${counted(meetings, 'meeting')} cancelled with ${formatPeso(refund)} refunded`,
    `${counted(holds, 'unpaid booking')} ended`,
    `${counted(proposals, 'unpaid proposal')} withdrawn`,
  ];
  return `${parts.join(', ')}. Clients are mailed.`;
}

function stays({ open_agreements: { length } }: Ahead): string {
  if (length === 0) return '';
  return ` ${counted(length, 'paid agreement')} ${length === 1 ? 'stays' : 'stay'} open.`;
}
