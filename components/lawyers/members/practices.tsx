'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { ConfirmAction } from '@/components/platform/confirm-action';
import { QueryFailure } from '@/components/platform/query-failure';
import { QueryList } from '@/components/platform/query-list';
import { Badge } from '@/components/ui/feedback/badge';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Notice } from '@/components/ui/feedback/notice';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { Button } from '@/components/ui/forms/button';
import { textLinkClass } from '@/components/ui/layout/text-link';
import { rightsText } from '@/lib/catalogue/member-rights';
import {
  PRACTICES_FAILURE,
  practicesQuery,
  SWITCH_PRACTICE_FAILURE,
  useLeavePractice,
  useSwitchPractice,
} from '@/lib/client/lawyers/members';
import { messageFor } from '@/lib/client/platform/messages';
import type { OwnPractice } from '@/lib/contract/lawyers/members';
import { formatDate } from '@/lib/domain/platform/clock-labels';
import { firstPageOf } from '@/lib/domain/platform/members';
import { notifySwitched } from './switched-tabs';

interface PracticesProps {
  /** Start page of the own portal. */
  home: string;
  settings: string;
}

export function Practices({ home, settings }: PracticesProps) {
  const query = useQuery(practicesQuery);
  const rows = query.data?.results;
  const isWorking = rows?.some(({ current }) => current) ?? false;
  const lacksFactor = query.data?.has_second_factor === false && rows && rows.length > 0;
  return (
    <main id="main" className="mx-auto w-full max-w-3xl px-4 py-8 sm:px-6 sm:py-12">
      <h1 className="text-3xl">Practices you work for</h1>
      <p className="mt-2 max-w-form text-neutral-700">
        While you work for a practice, you see that practice alone, and nothing of your own account
        is mixed into it.
      </p>
      {lacksFactor && (
        <Notice tone="waiting" className="mt-5" title="Set up a second factor first">
          To work for a practice, your account needs an authenticator app or a passkey. Set it up in{' '}
          <Link href={settings} prefetch={false} className={textLinkClass}>
            your account settings
          </Link>
          .
        </Notice>
      )}
      <QueryList
        className="mt-6"
        query={query}
        rows={rows}
        failure={<QueryFailure query={query} failure={PRACTICES_FAILURE} />}
        loading={
          <LoadingRegion label="Loading practices">
            <Skeleton className="h-28 w-full" />
          </LoadingRegion>
        }
        empty={
          <EmptyState
            title="You work for no practice"
            action={
              <Link href={home} prefetch={false} className={textLinkClass}>
                To your own account
              </Link>
            }
          >
            A lawyer can invite you by email. If your work for a practice has ended, it is no longer
            here.
          </EmptyState>
        }
      >
        {(practices) => (
          <ul aria-label="Practices" className="divide-y rounded border bg-white">
            {practices.map((practice) => (
              <Row key={practice._id} practice={practice} canWork={!lacksFactor} />
            ))}
          </ul>
        )}
      </QueryList>
      {isWorking && <Back home={home} />}
    </main>
  );
}

function Row({ practice, canWork }: { practice: OwnPractice; canWork: boolean }) {
  const { _id, lawyer_name: name, rights, joined_at, current } = practice;
  const to = useSwitchPractice();
  const first = firstPageOf(rights);
  const work = () =>
    to.mutate(_id, {
      onSuccess: () => {
        notifySwitched();
        window.location.assign(first);
      },
    });
  return (
    <li className="grid gap-3 p-4 sm:p-5">
      <div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold break-words">Atty. {name}</span>
          {current && <Badge tone="good">You work here now</Badge>}
        </p>
        <p className="mt-1 text-sm text-neutral-700">{rightsText(rights)}</p>
        <p className="mt-0.5 text-sm text-neutral-600">Since {formatDate(Date.parse(joined_at))}</p>
      </div>
      {to.isError && <Notice tone="bad" title={messageFor(SWITCH_PRACTICE_FAILURE, to.error)} />}
      <div className="flex flex-wrap gap-2">
        {canWork && (
          <Button
            pending={to.isPending || to.isSuccess}
            pendingLabel="Switching"
            onClick={current ? () => window.location.assign(first) : work}
          >
            Work for this practice<span className="sr-only"> of Atty. {name}</span>
          </Button>
        )}
        <Leave practice={practice} />
      </div>
    </li>
  );
}

function Leave({ practice: { _id, lawyer_name: name } }: { practice: OwnPractice }) {
  const leave = useLeavePractice(_id);
  return (
    <ConfirmAction
      label={
        <>
          Leave<span className="sr-only"> the practice of Atty. {name}</span>
        </>
      }
      title={`Leave the practice of Atty. ${name}?`}
      confirm="Leave it"
      confirmVariant="danger"
      failure={
        leave.isError && (
          <Notice tone="bad" title={messageFor(SWITCH_PRACTICE_FAILURE, leave.error)} />
        )
      }
      mutation={leave}
      run={() => leave.mutateAsync(undefined)}
      onDone={notifySwitched}
    >
      You lose access at once. Only a new invitation brings you back.
    </ConfirmAction>
  );
}

function Back({ home }: { home: string }) {
  const back = useSwitchPractice();
  const leave = () =>
    back.mutate(null, {
      onSuccess: () => {
        notifySwitched();
        window.location.assign(home);
      },
    });
  return (
    <div className="mt-6 grid justify-items-start gap-3">
      {back.isError && (
        <Notice tone="bad" title={messageFor(SWITCH_PRACTICE_FAILURE, back.error)} />
      )}
      <Button variant="outline" pending={back.isPending} pendingLabel="Switching" onClick={leave}>
        Back to your account
      </Button>
    </div>
  );
}
