'use client';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, CircleCheck, Download } from 'lucide';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect } from 'react';
import { BrowserPushControl } from '@/components/notifications/browser-push-control';
import { FieldError } from '@/components/ui/display/field-error';
import { Spinner } from '@/components/ui/display/spinner';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Notice } from '@/components/ui/feedback/notice';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { Button } from '@/components/ui/forms/button';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import { backLinkClass } from '@/components/ui/layout/text-link';
import {
  ACCOUNT_FAILURE,
  accountQuery,
  CANCEL_DELETION_FAILURE,
  REQUEST_EXPORT_FAILURE,
  useCancelDeletion,
  useRequestExport,
} from '@/lib/client/accounts/settings';
import { PREFERENCES_FAILURE, preferencesQuery } from '@/lib/client/notifications/preferences';
import { messageFor, reasonFor } from '@/lib/client/platform/messages';
import type { Account } from '@/lib/contract/accounts/settings';
import { formatDate } from '@/lib/domain/platform/clock-labels';
import { FactorPrompt } from '../second-factor/factor-prompt';
import { DeletionSection } from './deletion-section';
import { EmailSection } from './email-section';
import { FactorsSection } from './factors-section';
import type { KIND_LABELS } from './notifications/kind-labels';
import { PreferencesForm } from './notifications/preferences-form';
import { PasswordSection } from './password-section';
import { ProfileSection } from './profile-section';
import { SessionsSection } from './sessions-section';
import { SettingsList } from './settings-list';
import { PART_LABELS, pageOfAnchor, type SettingsPart } from './settings-parts';
import { AsPage, SettingsSection } from './settings-section';
import { TextsSection } from './texts/texts-section';

interface AccountSettingsProps {
  /** Path of the settings in the portal. */
  base: string;
  /** Page to show; null for the list. */
  part: SettingsPart | null;
  /** Pages of this account. */
  parts: readonly SettingsPart[];
  hasPractices: boolean;
  /** Epoch milliseconds. */
  requestNow: number;
  emailConfirmed?: boolean;
  /** Sections of a lawyer's tokens and events for programs, which a later feature has. */
  programs?: ReactNode;
}

/** One page of the settings beside their list; the first page is the list alone on a phone. */
export function AccountSettings(props: AccountSettingsProps) {
  const { base, part, parts, hasPractices, emailConfirmed = false } = props;
  const { data, error, refetch, isFetching } = useQuery(accountQuery());
  return (
    <>
      <FactorPrompt />
      {part === null ? (
        <>
          <FollowAnchor base={base} parts={parts} />
          <h1 className="text-3xl">Account settings</h1>
        </>
      ) : (
        <Link href={base} prefetch={false} className={backLinkClass}>
          <Icon of={ArrowLeft} className="size-4" />
          Account settings
        </Link>
      )}
      {data && emailConfirmed && <EmailConfirmed email={data.user.email} />}
      {data?.deletes_at && <DeletionNotice deletesAt={data.deletes_at} />}
      <div className="mt-4 grid items-start gap-8 md:mt-6 md:grid-cols-[17rem_minmax(0,1fr)] lg:gap-12">
        <SettingsList base={base} parts={parts} current={part} hasPractices={hasPractices} />
        <div className={part === null ? 'max-md:hidden' : undefined}>
          {!data && error && (
            <ErrorState
              title={messageFor(ACCOUNT_FAILURE, error)}
              retrying={isFetching}
              onRetry={() => void refetch()}
            >
              {reasonFor(error) ?? 'Nothing was changed.'}
            </ErrorState>
          )}
          {!data && !error && <Loading />}
          {data && <Part {...props} account={data} />}
        </div>
      </div>
    </>
  );
}

function Part({
  part,
  account,
  requestNow,
  programs,
  base,
}: AccountSettingsProps & { account: Account }) {
  const { type } = account.user;
  switch (part) {
    case null:
      return <ProfileSection account={account} />;
    case 'security':
      return (
        <>
          <h1 className="mb-6 text-3xl">{PART_LABELS.security.title}</h1>
          <EmailSection account={account} />
          <PasswordSection hasPassword={account.has_password} />
          <FactorsSection />
          <SessionsSection requestNow={requestNow} hasPassword={account.has_password} />
        </>
      );
    case 'programs':
      return (
        <>
          <h1 className="mb-6 text-3xl">{PART_LABELS.programs.title}</h1>
          {programs}
        </>
      );
    default:
      return (
        <AsPage>
          {part === 'you' && <ProfileSection account={account} />}
          {part === 'notifications' && <NotificationsSection userType={type} base={base} />}
          {part === 'texts' && <TextsSection userType={type} />}
          {part === 'data' && <DataSection state={account.export} />}
          {part === 'delete' && <DeletionSection account={account} />}
        </AsPage>
      );
  }
}

/** Leads on from an anchor of the former single page, which servers never see, where the account has the page of it. */
function FollowAnchor({ base, parts }: Pick<AccountSettingsProps, 'base' | 'parts'>) {
  const router = useRouter();
  useEffect(() => {
    const page = pageOfAnchor(base, parts, window.location.hash);
    if (page) router.replace(page);
  }, [base, parts, router]);
  return null;
}

/** Shown once: the query is removed from the address, so that a reload does not repeat it. */
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
      <div className="grid gap-4">
        <Skeleton className="h-6 w-48" />
        <Skeleton className="size-20" />
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
      </div>
    </LoadingRegion>
  );
}

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
      {keep.isError && <FieldError>{messageFor(CANCEL_DELETION_FAILURE, keep.error)}</FieldError>}
    </Notice>
  );
}

interface NotificationsSectionProps {
  userType: keyof typeof KIND_LABELS;
  base: string;
}

function NotificationsSection({ userType, base }: NotificationsSectionProps) {
  const { data, error, refetch, isFetching } = useQuery(preferencesQuery());
  return (
    <SettingsSection id="notifications" intro="Choose what we notify you about, where, and when.">
      {!data && error && (
        <ErrorState
          headingLevel="h3"
          title={messageFor(PREFERENCES_FAILURE, error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <LoadingRegion label="Loading your notification settings">
          <Skeleton className="h-64" />
        </LoadingRegion>
      )}
      {data && (
        <>
          <BrowserPushControl />
          <PreferencesForm userType={userType} preferences={data} textsPath={`${base}/texts`} />
        </>
      )}
    </SettingsSection>
  );
}

const FILE = '/api/v1/auth/account/export';

function DataSection({ state: { state, expires_at } }: { state: Account['export'] }) {
  const ask = useRequestExport();
  return (
    <SettingsSection
      id="data"
      intro="Everything we keep about you in one download: your records as JSON, plus the files you sent."
    >
      {ask.isError && <Notice tone="bad" title={messageFor(REQUEST_EXPORT_FAILURE, ask.error)} />}
      {state === 'preparing' && (
        <p role="status" className="flex items-center gap-3">
          <Spinner className="size-5 text-teal-800" />
          We’re preparing your file. We’ll email you when it’s ready.
        </p>
      )}
      {state === 'ready' && (
        <div className="flex flex-wrap items-center gap-3">
          <a href={FILE} download className={buttonClass()}>
            <Icon of={Download} className="size-5" />
            Download my data
          </a>
          {expires_at && (
            <p className="text-sm text-neutral-600">Until {formatDate(Date.parse(expires_at))}</p>
          )}
        </div>
      )}
      {state !== 'preparing' && (
        <Button
          variant="outline"
          className="justify-self-start"
          pending={ask.isPending}
          pendingLabel="Asking"
          onClick={() => ask.mutate()}
        >
          {state === 'ready' ? 'Prepare it again' : 'Prepare my data'}
        </Button>
      )}
    </SettingsSection>
  );
}
