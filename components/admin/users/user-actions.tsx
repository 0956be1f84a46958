'use client';

import { type RefObject, useRef } from 'react';
import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/forms/button';
import { useResendVerification, useRestoreUser, useSignOutUser } from '@/lib/client/admin/users';
import type { AdminUser } from '@/lib/contract/admin/users';
import { AdminActionFailure } from '../admin-failure';
import { counted } from './counted';
import { CancelAhead, SuspendUser } from './suspend-user';

/** What an administrator can do with an account; nothing with the own one and those of other administrators. */
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
      {suspended_at && <StillOpen user={user} returnTo={region} />}
    </section>
  );
}

interface StillOpenProps {
  user: AdminUser;
  returnTo: RefObject<HTMLElement | null>;
}

/** What is left of a suspended lawyer. */
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
