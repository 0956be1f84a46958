'use client';

import { type RefObject, useState } from 'react';
import { ConfirmAction } from '@/components/platform/confirm-action';
import { Checkbox } from '@/components/ui/forms/checkbox';
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
    <ConfirmAction
      label="Suspend"
      look={{ variant: 'danger' }}
      title={`Suspend ${name}?`}
      reason={{ label: 'Reason', help: `We email this to ${name}.` }}
      confirmVariant="danger"
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
    </ConfirmAction>
  );
}

/** Cancels what is ahead of a lawyer who is suspended already. */
export function CancelAhead({ user, returnTo }: SuspendUserProps) {
  const { _id, name, ahead, suspension_reason: reason } = user;
  const suspend = useSuspendUser(_id);
  if (!ahead || reason === null) return null;
  return (
    <ConfirmAction
      label="Cancel what is ahead"
      title={`Cancel what is ahead of ${name}?`}
      confirm="Cancel them"
      confirmVariant="danger"
      failure={<AdminActionFailure title="Nothing was changed" error={suspend.error} />}
      returnTo={returnTo}
      mutation={suspend}
      run={() => suspend.mutateAsync({ reason, cancel_meetings: true })}
    >
      {cancellation(ahead)}
      {stays(ahead)}
    </ConfirmAction>
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
  return `${parts.join(', ')}. We email the clients.`;
}

function stays({ open_agreements: { length } }: Ahead): string {
  if (length === 0) return '';
  return ` ${counted(length, 'paid agreement')} ${length === 1 ? 'stays' : 'stay'} open.`;
}
