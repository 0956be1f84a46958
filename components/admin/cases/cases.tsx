'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { useSearchParams } from 'next/navigation';
import { classNames } from '@/components/ui/class-names';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { casesQuery } from '@/lib/client/admin/cases';
import type { AdminCase } from '@/lib/contract/admin/cases';
import { CASE_KINDS, CASE_STATES, type CaseKind } from '@/lib/domain/admin/cases';
import { AdminQueryFailure } from '../admin-failure';
import { Pager } from '../pager';
import { AbsenceCaseCard } from './absence-case';
import { type CaseAddress, caseAddressOf, casesPath } from './case-address';
import { DisputeCaseCard } from './dispute-case';
import { ReviewCaseCard } from './review-case';
import { UnclaimedCaseCard } from './unclaimed-case';

const KINDS: Readonly<Record<CaseKind, string>> = {
  absence: 'Absences',
  dispute: 'Agreements',
  review: 'Reviews',
  unclaimed: 'Unclaimed payments',
};
const STATES = { open: 'Open', decided: 'Decided' } as const;

/** The cases of one kind, open or decided, as the address says. */
export function Cases() {
  const address = caseAddressOf(Object.fromEntries(useSearchParams()));
  const query = useQuery(casesQuery(address));
  const { data } = query;
  return (
    <>
      <nav aria-label="Kind of case" className="flex gap-1 border-b scroll-x">
        {CASE_KINDS.map((kind) => (
          <Choice key={kind} to={{ kind, state: address.state }} current={kind === address.kind}>
            {KINDS[kind]}
            {data && <Waiting count={data.waiting[kind]} />}
          </Choice>
        ))}
      </nav>
      <nav aria-label="State" className="mt-2 flex gap-1">
        {CASE_STATES.map((state) => (
          <Choice key={state} to={{ kind: address.kind, state }} current={state === address.state}>
            {STATES[state]}
          </Choice>
        ))}
      </nav>
      <div className="mt-4" aria-busy={query.isPlaceholderData}>
        {data ? (
          <CaseList cases={data.results} {...{ address, hasMore: data.hasMore }} />
        ) : query.isError ? (
          <AdminQueryFailure query={query} title="The cases could not be loaded" />
        ) : (
          <CasesSkeleton />
        )}
      </div>
    </>
  );
}

interface ChoiceProps {
  to: Pick<CaseAddress, 'kind' | 'state'>;
  current: boolean;
  children: React.ReactNode;
}

function Choice({ to, current, children }: ChoiceProps) {
  return (
    <Link
      href={casesPath(to)}
      prefetch={false}
      aria-current={current ? 'page' : undefined}
      className={classNames(
        '-mb-px flex min-h-tap shrink-0 items-center gap-2 border-b-2 px-3 font-medium transition-colors',
        current
          ? 'border-teal-800 text-teal-900'
          : 'border-transparent text-neutral-600 hover:text-neutral-900',
      )}
    >
      {children}
    </Link>
  );
}

function Waiting({ count }: { count: number }) {
  return (
    <span className="rounded-full bg-neutral-200 px-2 text-sm text-neutral-800 tabular">
      {count}
      <span className="sr-only"> to decide</span>
    </span>
  );
}

interface CaseListProps {
  cases: readonly AdminCase[];
  address: CaseAddress;
  hasMore: boolean;
}

function CaseList({ cases, address, hasMore }: CaseListProps) {
  const { kind, state, page } = address;
  if (cases.length === 0 && page === 0)
    return (
      <EmptyState title={state === 'open' ? 'Nothing is open' : 'Nothing decided yet'}>
        {state === 'open'
          ? 'New cases appear here, and the support address gets an email.'
          : 'Decided cases appear here.'}
      </EmptyState>
    );
  return (
    <>
      <ul className="grid gap-4">
        {cases.map((one) => (
          <li key={one._id}>
            <CaseCard of={one} />
          </li>
        ))}
      </ul>
      <Pager
        label="Cases"
        page={page}
        hasMore={hasMore}
        hrefOf={(to) => casesPath({ kind, state, page: to })}
        {...(state === 'open' && { back: 'Older', on: 'Newer' })}
      />
    </>
  );
}

function CaseCard({ of }: { of: AdminCase }) {
  switch (of.kind) {
    case 'absence':
      return <AbsenceCaseCard of={of} />;
    case 'dispute':
      return <DisputeCaseCard of={of} />;
    case 'review':
      return <ReviewCaseCard of={of} />;
    case 'unclaimed':
      return <UnclaimedCaseCard of={of} />;
  }
}

function CasesSkeleton() {
  return (
    <LoadingRegion label="Loading the cases">
      <div className="grid gap-4">
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-56 w-full rounded" />
        ))}
      </div>
    </LoadingRegion>
  );
}
