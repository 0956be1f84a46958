'use client';
import { type RefObject, useRef, useState } from 'react';
import { ConfirmAction } from '@/components/platform/confirm-action';
import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/forms/button';
import { Checkbox } from '@/components/ui/forms/checkbox';
import {
  useResendVerification,
  useRestoreUser,
  useSignOutUser,
  useSuspendUser,
} from '@/lib/client/admin/users';
import type { AdminUser } from '@/lib/contract/admin/users';
import { formatPeso } from '@/lib/domain/platform/money';
import { AdminActionFailure } from '../admin-failure';
import { FactorRemoval } from './factor-removal';

/** Actions of an administrator on an account; none on the own account or those of other administrators. */
export function UserActions({ user }: { user: AdminUser }) {
  const { _id, can_change, suspended_at, email_verified, sessions } = user;
  const restore = useRestoreUser(_id);
  const signOut = useSignOutUser(_id);
  const resend = useResendVerification(_id);
  const region = useRef<HTMLElement>(null);
  if (!can_change)
    return (
      <Notice className="mt-8 max-w-form" title="This account can’t be changed here">
        It is your own, or an administrator’s.
      </Notice>
    );
  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-label="Actions"
      className="mt-8 grid gap-4 outline-none"
    >
      <AdminActionFailure title="The suspension was not ended" error={restore.error} />
      <AdminActionFailure title="The account was not signed out" error={signOut.error} />
      <AdminActionFailure title="The email was not sent" error={resend.error} />
      {restore.isSuccess && !suspended_at && <Notice title="The account is open again" />}
      {signOut.isSuccess && sessions === 0 && <Notice title="Signed out on every device" />}
      {resend.isSuccess && <Notice title="The verification email is on its way" />}
      <div className="flex flex-wrap gap-3">
        {suspended_at ? (
          <Button
            pending={restore.isPending}
            pendingLabel="Saving"
            onClick={() => restore.mutate(undefined)}
          >
            End the suspension
          </Button>
        ) : (
          <SuspendUser user={user} returnTo={region} />
        )}
        {sessions > 0 && (
          <Button
            variant="outline"
            pending={signOut.isPending}
            pendingLabel="Signing out"
            onClick={() => signOut.mutate(undefined)}
          >
            Sign out everywhere
          </Button>
        )}
        {!email_verified && !suspended_at && (
          <Button
            variant="outline"
            pending={resend.isPending}
            pendingLabel="Sending"
            onClick={() => resend.mutate(undefined)}
          >
            Send the verification email again
          </Button>
        )}
      </div>
      <FactorRemoval user={user} returnTo={region} />
      {suspended_at && <StillOpen user={user} returnTo={region} />}
    </section>
  );
}

interface StillOpenProps {
  user: AdminUser;
  returnTo: RefObject<HTMLElement | null>;
}

function StillOpen({ user, returnTo }: StillOpenProps) {
  const { ahead } = user;
  if (!ahead) return null;
  const rest = ahead.meetings + ahead.holds + ahead.proposals;
  return (
    <>
      {rest > 0 && (
        <div className="grid justify-items-start gap-3">
          <p>
            Not cancelled: {counted(ahead.meetings, 'meeting')},{' '}
            {counted(ahead.holds, 'unpaid booking')}, {counted(ahead.proposals, 'unpaid proposal')}.
            What was just cancelled leaves this list within a minute.
          </p>
          <CancelAhead user={user} returnTo={returnTo} />
        </div>
      )}
      {ahead.open_agreements.length > 0 && (
        <Notice tone="waiting" title="Agreements in work are still open">
          <p>
            Clients have paid for them. If a client reports that the work is overdue or not as
            agreed, a case opens here. Until then, please settle it with both of them.
          </p>
          <ul className="mt-2 list-disc pl-5">
            {ahead.open_agreements.map(({ _id, title, client }) => (
              <li key={_id}>
                {title}, {client}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}

interface SuspendUserProps {
  user: AdminUser;
  returnTo: RefObject<HTMLElement | null>;
}

/** Asks for the reason, and shows the consequences before the lawyer is suspended. */
function SuspendUser({ user, returnTo }: SuspendUserProps) {
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
      <span>All devices are signed out at once, and nobody can sign in.</span>
      {ahead && <span>{` The profile is hidden and can’t be booked.${stays(ahead)}`}</span>}
    </ConfirmAction>
  );
}

/** Cancels the future meetings of a lawyer who is already suspended. */
function CancelAhead({ user, returnTo }: SuspendUserProps) {
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
      <span>{cancellation(ahead)}</span>
      <span>{stays(ahead)}</span>
    </ConfirmAction>
  );
}

type Ahead = NonNullable<AdminUser['ahead']>;

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

function counted(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
}
