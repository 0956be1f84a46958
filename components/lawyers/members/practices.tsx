'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { FactorNeeded } from '@/components/accounts/second-factor/factor-needed';
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
import { factorsQuery, hasFactor } from '@/lib/client/accounts/second-factor';
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
import { firstPageOf, mayOpen } from '@/lib/domain/platform/members';
import { isUnder, type SafePath } from '@/lib/domain/platform/safe-path';
import { notifySwitched } from './switched-tabs';

interface PracticesProps {
  /** Start page of the own portal. */
  home: string;
  settings: string;
  /** Page of a practice that was asked for before one was chosen. */
  target: SafePath | null;
}

export function Practices({ home, settings, target }: PracticesProps) {
  const query = useQuery(practicesQuery);
  const rows = query.data?.results;
  const isWorking = rows?.some(({ current }) => current) ?? false;
  const factors = useQuery(factorsQuery).data;
  // Until the factors are read, what came with the page counts.
  const lacksFactor = factors ? !hasFactor(factors) : query.data?.has_second_factor === false;
  const enter = useEnter(target);
  const [only, ...others] = rows ?? [];
  return (
    <main id="main" className="mx-auto w-full max-w-3xl px-4 py-8 sm:px-6 sm:py-12">
      <h1 className="text-3xl">Practices you work for</h1>
      <p className="mt-2 max-w-form text-neutral-700">
        While you work for a practice, you see that practice alone, and nothing of your own account
        is mixed into it.
      </p>
      {target && isUnder(target, '/lawyer-portal') && rows && rows.length > 0 && (
        <p className="mt-2 max-w-form text-neutral-700">
          The page that you asked for belongs to a practice. Choose it, and the page opens.
        </p>
      )}
      {rows && rows.length > 0 && (
        <FactorNeeded
          what="Work for a practice"
          why="read what clients tell a lawyer"
          settings={settings}
          className="mt-5"
          onAdded={() => {
            if (only && others.length === 0) enter.work(only);
          }}
        />
      )}
      {enter.error && (
        <Notice
          tone="bad"
          className="mt-5"
          title={messageFor(SWITCH_PRACTICE_FAILURE, enter.error)}
        />
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
              <Row key={practice._id} practice={practice} enter={lacksFactor ? null : enter} />
            ))}
          </ul>
        )}
      </QueryList>
      {isWorking && <Back home={home} />}
    </main>
  );
}

/** Returns how a practice is entered: at the page that was asked for, if its rights open it, or at its first. */
function useEnter(target: SafePath | null) {
  const to = useSwitchPractice();
  const work = ({ _id, rights, current }: OwnPractice) => {
    const { pathname } = new URL(target ?? '/', 'http://path.invalid');
    const page = target && mayOpen(pathname, rights) ? target : firstPageOf(rights);
    if (current) window.location.assign(page);
    else
      to.mutate(_id, {
        onSuccess: () => {
          notifySwitched();
          window.location.assign(page);
        },
      });
  };
  const entered = to.isPending || to.isSuccess ? to.variables : null;
  return { work, entered, error: to.error };
}

interface RowProps {
  practice: OwnPractice;
  /** Null while the account has no second factor. */
  enter: ReturnType<typeof useEnter> | null;
}

function Row({ practice, enter }: RowProps) {
  const { lawyer_name: name, rights, joined_at, current } = practice;
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
      <div className="flex flex-wrap gap-2">
        {enter && (
          <Button
            pending={enter.entered === practice._id}
            pendingLabel="Switching"
            onClick={() => enter.work(practice)}
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
