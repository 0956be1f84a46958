'use client';

import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide';
import { useEffect } from 'react';
import { FieldError } from '@/components/ui/display/field-error';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Notice } from '@/components/ui/feedback/notice';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { Button } from '@/components/ui/forms/button';
import { Icon } from '@/components/ui/icons/icon';
import { accountQuery, useCancelDeletion } from '@/lib/client/accounts/settings';
import { messageFor, reasonFor } from '@/lib/client/platform/messages';
import { formatDate } from '@/lib/domain/platform/clock-labels';
import { DataSection } from './data-section';
import { DeletionSection } from './deletion-section';
import { EmailSection } from './email-section';
import { NotificationsSection } from './notifications/notifications-section';
import { PasswordSection } from './password-section';
import { ProfileSection } from './profile-section';
import { SessionsSection } from './sessions-section';

interface AccountSettingsProps {
  /** Epoch milliseconds. */
  requestNow: number;
  /** Opened by the link that confirmed a new email. */
  emailConfirmed?: boolean;
}

/** Everything a user can change about the own account. */
export function AccountSettings({ requestNow, emailConfirmed = false }: AccountSettingsProps) {
  const { data, error, refetch, isFetching } = useQuery(accountQuery());
  return (
    <>
      <h1 className="text-3xl">Account settings</h1>
      {!data && error && (
        <ErrorState
          className="mt-6"
          title={messageFor('account', error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        >
          {reasonFor(error) ?? 'Nothing was changed.'}
        </ErrorState>
      )}
      {!data && !error && <Loading />}
      {data && (
        <>
          {emailConfirmed && <EmailConfirmed email={data.user.email} />}
          {data.deletes_at && <DeletionNotice deletesAt={data.deletes_at} />}
          <div className="mt-6 border-b">
            <ProfileSection account={data} />
            <EmailSection account={data} />
            <PasswordSection hasPassword={data.has_password} />
            <NotificationsSection userType={data.user.type} />
            <SessionsSection requestNow={requestNow} />
            <DataSection state={data.export} />
            {!data.deletes_at && <DeletionSection account={data} />}
          </div>
        </>
      )}
    </>
  );
}

/** Said once: the address of the page forgets it, so that a reload does not say it again. */
function EmailConfirmed({ email }: { email: string }) {
  useEffect(() => {
    window.history.replaceState(null, '', window.location.pathname);
  }, []);
  return (
    <Notice
      className="mt-6"
      icon={<Icon of={CircleCheck} className="mt-0.5 size-5" />}
      title="Your new email is confirmed"
    >
      From now on, sign in with <span className="font-semibold wrap-anywhere">{email}</span>.
    </Notice>
  );
}

function Loading() {
  return (
    <LoadingRegion label="Loading your account">
      <div className="mt-6 grid gap-4 border-t py-8">
        <Skeleton className="h-6 w-48" />
        <Skeleton className="size-20" />
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
      </div>
    </LoadingRegion>
  );
}

/** Shows when the account will be deleted, with a button to keep it. */
function DeletionNotice({ deletesAt }: { deletesAt: string }) {
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
